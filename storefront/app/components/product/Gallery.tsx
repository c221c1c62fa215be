import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Icon } from '~/components/ui/Icon';
import { Picture } from '~/components/ui/Picture';
import { Text } from '~/components/ui/Text';
import type { ProductView } from '~/lib/catalogue/product-views.server';
import styles from './Gallery.module.css';

interface Props {
  product: Pick<ProductView, 'name' | 'pictures'>;
  texts: { pictures: string; enlarge: string; close: string };
}

const SIZES = '(min-width: 75em) 36rem, (min-width: 62em) 48vw, 88vw';

/** Both strips scroll by themselves; without scripts a thumbnail scrolls there, and a picture leads to its file. */
export function Gallery({ product: { name, pictures: stored }, texts }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const large = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = stored.map(({ url, tint, alt: caption }) => {
    const { text, lang } = caption ?? name;
    return { url, tint, caption, picture: { image: url, alt: text, lang } };
  });

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the dialog gives the focus back to what had it.
    event.currentTarget.focus();
    dialog.current?.showModal();
    turn(large.current, index, 'instant');
  };

  if (pictures.length === 0)
    return (
      <div className={styles.frame}>
        <Picture image={null} alt="" sizes={SIZES} />
      </div>
    );
  return (
    <>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map(({ url, tint, caption, picture }, index) => (
          <li key={url} id={`picture-${index + 1}`}>
            <a
              href={url}
              className={styles.frame}
              onClick={(event) => enlarge(event, index)}
              onKeyDown={(event) => turnByKey(event, strip.current)}
            >
              <Picture {...picture} tint={tint} whole sizes={SIZES} priority={index === 0} />
              <span className={`screen-only round ${styles.hint}`}>
                <Icon name="maximize" />
                <span className="visually-hidden">{texts.enlarge}</span>
              </span>
            </a>
            <Text as="p" of={caption} className={`note ${styles.caption}`} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ol className={`screen-only ${styles.thumbnails}`} aria-label={texts.pictures}>
          {pictures.map(({ url, picture }, index) => (
            <li key={url}>
              <a
                href={`#picture-${index + 1}`}
                aria-current={index === shown || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  turn(strip.current, index);
                }}
                onKeyDown={(event) => turnByKey(event, strip.current)}
              >
                <Picture {...picture} sizes="6rem" />
              </a>
            </li>
          ))}
        </ol>
      )}
      <dialog ref={dialog} className={styles.dialog} aria-label={texts.pictures}>
        <form method="dialog">
          <button
            type="submit"
            className={`round ${styles.hint}`}
            aria-label={texts.close}
            onKeyDown={(event) => turnByKey(event, large.current)}
          >
            <Icon name="x" />
          </button>
        </form>
        <ul ref={large} className={styles.strip}>
          {pictures.map(({ url, tint, caption, picture }) => (
            <li key={url}>
              <Picture {...picture} tint={tint} whole sizes="100vw" />
              <Text as="p" of={caption} className={styles.caption} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}

function turn(strip: HTMLElement | null, index: number, behavior?: ScrollBehavior): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

function turnByKey(event: KeyboardEvent, strip: HTMLElement | null): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || !strip) return;
  event.preventDefault();
  turn(strip, Math.round(strip.scrollLeft / strip.clientWidth) + step);
}
