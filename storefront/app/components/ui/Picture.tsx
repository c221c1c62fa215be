import placeholder from '~/brand/placeholder.svg';
import { sourceSet, storedPicture } from '~/lib/pictures/stored-picture';
import styles from './Picture.module.css';

interface Props {
  /** The API's `image`: null for a product without a picture. */
  image: string | null;
  alt: string;
  /** As in <img sizes>. */
  sizes: string;
  lang?: string;
  /** The API's: which point of it stays in sight where it is cropped. */
  focus?: string | null;
  /** Its average colour, '#c8a27b', until it is there; without it the brand's. */
  tint?: string;
  /** Within its container, and not cropped to it. */
  whole?: boolean;
  /** For the first picture of a page: fetched at once. */
  priority?: boolean;
}

/** A picture from the API in its stored widths and formats, or a placeholder. */
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

/** The styles know quarters: the page's security policy allows no style of an element's own. */
const quarter = (percent: string) => Math.round(Number(percent) / 25);
