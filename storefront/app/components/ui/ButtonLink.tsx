import styles from './ButtonLink.module.css';
import { PageLink } from './PageLink';

type ButtonVariant = 'primary' | 'light' | 'outline' | 'quiet';

export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}

interface Props {
  to: string;
  label: string;
  variant?: ButtonVariant;
}

export function ButtonLink({ label, variant = 'primary', ...others }: Props) {
  return (
    <PageLink prefetch="intent" className={buttonClass(variant)} {...others}>
      {label}
    </PageLink>
  );
}
