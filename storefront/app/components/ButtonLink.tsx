import type { MouseEventHandler, ReactNode } from 'react';
import styles from './ButtonLink.module.css';
import { PageLink } from './PageLink';

type ButtonVariant = 'primary' | 'light' | 'outline' | 'quiet';

/** For a button or an external link styled as a ButtonLink. */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}

interface Props {
  to: string;
  variant?: ButtonVariant;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

export function ButtonLink({ to, variant = 'primary', onClick, children }: Props) {
  return (
    <PageLink to={to} prefetch="intent" className={buttonClass(variant)} onClick={onClick}>
      {children}
    </PageLink>
  );
}
