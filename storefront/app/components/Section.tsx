import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  eyebrow?: string;
  intro?: string;
  tone?: 'cream' | 'paper' | 'leaf';
  /** Beside the heading, on its right where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A band of the page with its heading. */
export function Section({ title, eyebrow, intro, tone = 'cream', aside, children }: Props) {
  const headingId = useId();
  return (
    <section className={`${styles.section} ${styles[tone]}`} aria-labelledby={headingId}>
      <div className={styles.container}>
        <div className={styles.heading}>
          <div>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h2 id={headingId}>{title}</h2>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
