import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface Props {
  id?: string;
  title: string;
  intro?: string;
  tone?: 'cream' | 'paper' | 'leaf';
  aside?: ReactNode;
  compact?: boolean;
  children: ReactNode;
}

export function Section({ id, title, intro, tone = 'cream', aside, compact, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[tone]} ${compact ? styles.compact : ''}`}
      aria-labelledby={headingId}
    >
      <div className="container">
        <div className={`row ${styles.heading}`}>
          <div>
            <h2 id={headingId}>{title}</h2>
            {intro && <p className={`lead ${styles.intro}`}>{intro}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
