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
  /** And no page: the browser takes it. */
  isFile?: boolean;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

export function ButtonLink({ to, variant = 'primary', isFile, onClick, children }: Props) {
  return (
    <PageLink
      to={to}
      prefetch={isFile ? 'none' : 'intent'}
      reloadDocument={isFile}
      className={buttonClass(variant)}
      onClick={onClick}
    >
      {children}
    </PageLink>
  );
}
