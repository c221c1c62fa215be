import { sourceSet, storedPicture } from '~/pictures/stored-picture';
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
  if (!image) return <Placeholder />;
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

/** The brand's seed mark on cream. */
function Placeholder() {
  return (
    <svg className={styles.placeholder} viewBox="0 0 400 300" aria-hidden="true">
      <path fill="#e5dccb" d="M0 236c70-46 132-52 196-22s130 22 204-20v106H0z" />
      <path fill="#d9ceb6" d="M0 268c84-30 150-28 220-8s124 10 180-12v52H0z" />
      <g transform="translate(158 84) scale(1.3)">
        <g transform="rotate(35 32 32)">
          <path
            fill="#b49a86"
            d="M30.2 3C17.5 12 10 23.5 10 37c0 13.5 9 24 19.8 25 6-10.5-1.6-15.5-5.2-24.8C20.5 26.5 32.3 17.5 30.2 3z"
          />
          <path
            fill="#a9c096"
            d="M34 3.2C36.5 18 25 26 28.9 36.2c3.5 9.2 11.6 14.8 5.6 25.7C45.5 60.7 54 50.3 54 37c0-13.5-7.5-24.8-20-33.8z"
          />
        </g>
      </g>
    </svg>
  );
}
