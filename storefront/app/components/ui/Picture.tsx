import placeholder from '~/brand/placeholder.svg';
import { sourceSet, storedPicture } from '~/lib/pictures/stored-picture';
import styles from './Picture.module.css';

interface Props {
  image: string | null;
  alt: string;
  sizes: string;
  lang?: string;
  /** The point that stays in sight where the picture is cropped, in percent: '40 60'. */
  focus?: string | null;
  /** The average colour, '#c8a27b', which is shown until the picture is there. */
  tint?: string;
  /** It fits into its container without being cropped. */
  whole?: boolean;
  /** The first picture of a page is fetched at once. */
  priority?: boolean;
}

export function Picture({ image, alt, sizes, lang, focus, tint, whole = false, priority = false }: Props) {
  if (!image) return <img className={styles.placeholder} src={placeholder} alt="" loading="lazy" />;
  const picture = storedPicture(image);
  const [x, y] = focus?.split(' ').map(quarter) ?? [];
  return (
    <span className={styles.frame}>
      {tint && picture && (
        <svg
          className={styles.tint}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          preserveAspectRatio={whole ? undefined : 'none'}
          aria-hidden="true"
        >
          <rect width="100%" height="100%" fill={tint} />
        </svg>
      )}
      <picture>
        {picture && <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />}
        {picture && <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />}
        <img
          className={`${styles.picture} ${whole ? styles.whole : ''}`}
          src={image}
          alt={alt}
          lang={lang}
          data-x={x}
          data-y={y}
          width={picture?.width}
          height={picture?.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchpriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** The style sheet knows quarters only: the security policy allows no inline style. */
const quarter = (percent: string) => Math.round(Number(percent) / 25);
