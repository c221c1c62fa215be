import type { ReactNode } from 'react';
import styles from './ErrorScreen.module.css';

interface Props {
  title: string;
  text: string;
  lang?: string;
  children: ReactNode;
}

/** Replaces a page that failed; `children` is the link or button to continue. */
export function ErrorScreen({ title, text, lang, children }: Props) {
  return (
    <section className={styles.screen}>
      <div className={styles.words}>
        <h1 lang={lang}>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
