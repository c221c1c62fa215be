import { type ReactNode, useId } from 'react';
import { ButtonLink } from '~/components/ButtonLink';
import styles from './Band.module.css';

interface Props {
  title: string;
  text: string;
  button: string;
  to: string;
  /** A Scene or a LoopingVideo that fills the band, in place of plain green. */
  backdrop?: ReactNode;
}

/** A full-width call to action. */
export function Band({ title, text, button, to, backdrop }: Props) {
  const headingId = useId();
  return (
    <section className={backdrop ? `${styles.band} ${styles.tall}` : styles.band} aria-labelledby={headingId}>
      {backdrop && (
        <>
          {backdrop}
          <div className={styles.shade} />
        </>
      )}
      <div className={styles.words}>
        <h2 id={headingId}>{title}</h2>
        <p>{text}</p>
        <ButtonLink to={to} variant="light" label={button} />
      </div>
    </section>
  );
}
