import type { ReactNode } from 'react';
import type { SceneFile } from '~/lib/pictures/scene-files';
import type { LocalizedText } from '~/lib/localized-text.server';
import styles from './PageHero.module.css';
import { Picture } from './Picture';
import { SitePicture } from './SitePicture';
import { Text } from './Text';

interface Props {
  title: LocalizedText;
  heading?: LocalizedText;
  subtitle?: LocalizedText;
  scene: SceneFile;
  /** A picture from the API, in place of the scene. */
  image?: string | null;
  tint?: string;
  /** Replaces the scene, for example a video with it as its first frame. */
  backdrop?: ReactNode;
  compact?: boolean;
  children?: ReactNode;
}

export function PageHero({
  title,
  heading,
  subtitle,
  scene,
  image,
  tint,
  backdrop,
  compact,
  children,
}: Props) {
  return (
    <section className={`hero ${styles.hero} ${compact ? styles.compact : ''}`}>
      {image ? (
        <div className="cover">
          <Picture image={image} tint={tint} alt="" sizes="100vw" priority />
        </div>
      ) : (
        (backdrop ?? <SitePicture scene={scene} priority />)
      )}
      <div className="cover shade" />
      <div className={`container ${styles.words}`}>
        <Text as="h1" of={title} />
        <Text as="p" of={heading} className={`lead ${styles.heading}`} />
        <Text as="p" of={subtitle} className={`lead ${styles.subtitle}`} />
        {children && <div className={`row ${styles.actions}`}>{children}</div>}
      </div>
    </section>
  );
}
