import type { MouseEventHandler } from 'react';
import styles from './ButtonLink.module.css';
import { PageLink } from './PageLink';

type ButtonVariant = 'primary' | 'light' | 'outline' | 'quiet';

/** For a button or an external link styled as a ButtonLink. */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}

interface Props {
  to: string;
  label: string;
  variant?: ButtonVariant;
  /** And no page: the browser takes it. */
  isFile?: boolean;
  onClick?: MouseEventHandler;
}

export function ButtonLink({ label, variant = 'primary', isFile, ...others }: Props) {
  return (
    <PageLink
      prefetch={isFile ? undefined : 'intent'}
      reloadDocument={isFile}
      className={buttonClass(variant)}
      {...others}
    >
      {label}
    </PageLink>
  );
}
