import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

export type ButtonLook = 'primary' | 'light' | 'outline' | 'quiet';

/** For a button or an outside link that has to look like a ButtonLink. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}

interface Props {
  to: string;
  look?: ButtonLook;
  children: ReactNode;
}

export function ButtonLink({ to, look = 'primary', children }: Props) {
  return (
    <Link to={to} prefetch="intent" className={buttonClass(look)}>
      {children}
    </Link>
  );
}
