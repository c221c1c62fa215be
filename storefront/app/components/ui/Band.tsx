import { type ReactNode, useId } from 'react';
import { ButtonLink } from '~/components/ui/ButtonLink';
import styles from './Band.module.css';

interface Props {
  title: string;
  text: string;
  button: string;
  to: string;
  /** Fills the band in place of plain green. */
  backdrop?: ReactNode;
}

export function Band({ title, text, button, to, backdrop }: Props) {
  const headingId = useId();
  return (
    <section className={`hero ${styles.band}`} aria-labelledby={headingId}>
      {backdrop && (
        <>
          {backdrop}
          <div className={`cover ${styles.shade}`} />
        </>
      )}
      <div className={`container stack ${styles.words}`}>
        <h2 id={headingId}>{title}</h2>
        <p>{text}</p>
        <ButtonLink to={to} variant="light" label={button} />
      </div>
    </section>
  );
}

export function Bands({ children }: { children: ReactNode }) {
  return <div className={`container columns ${styles.bands}`}>{children}</div>;
}
