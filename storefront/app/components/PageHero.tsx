import type { ReactNode } from 'react';
import type { SceneFile } from '~/pictures/scene-files';
import styles from './PageHero.module.css';
import { Scene } from './Scene';

interface Props {
  title: string;
  subtitle?: string;
  eyebrow?: string;
  scene: SceneFile;
  /** In place of the scene, for example a video with it as its first frame. */
  backdrop?: ReactNode;
  /** Low, so that what follows is in sight. */
  compact?: boolean;
  children?: ReactNode;
}

/** A page's title on a full-width picture under a dark gradient. */
export function PageHero({ title, subtitle, eyebrow, scene, backdrop, compact, children }: Props) {
  return (
    <section className={`${styles.hero} ${compact ? styles.compact : ''}`}>
      {backdrop ?? <Scene scene={scene} priority />}
      <div className={styles.shade} />
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
