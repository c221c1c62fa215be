import { type MouseEvent, useRef } from 'react';
import { Icon } from '~/components/ui/Icon';
import { Picture } from '~/components/ui/Picture';
import { useLanguage } from '~/components/ui/use-root-data';
import type { LocalizedText } from '~/lib/localized-text.server';
import styles from './ProductPicture.module.css';

interface Props {
  image: string | null;
  tint?: string;
  name: LocalizedText;
  texts: { enlarge: string; close: string };
}

/** Without scripts the link leads to the picture's file. */
export function ProductPicture({ image, tint, name, texts }: Props) {
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the dialog gives the focus back to what had it.
    event.currentTarget.focus();
    dialog.current?.showModal();
  };
  const picture = (
    <Picture
      image={image}
      tint={tint}
      alt={name.text}
      lang={name.lang}
      whole
      sizes="(min-width: 62em) 38.75rem, 100vw"
      priority
    />
  );
  if (!image) return <div className={styles.frame}>{picture}</div>;
  return (
    <div className={styles.frame}>
      <a href={image} className={styles.link} onClick={open}>
        {picture}
        <span className={`screen-only round ${styles.hint}`}>
          <Icon name="maximize" />
          <span className="visually-hidden">{texts.enlarge}</span>
        </span>
      </a>
      <dialog ref={dialog} className={styles.dialog} aria-label={name.text} lang={name.lang}>
        <form method="dialog">
          <button
            type="submit"
            className={`cover ${styles.large}`}
            aria-label={texts.close}
            lang={name.lang && language}
          >
            <Picture image={image} tint={tint} alt="" whole sizes="100vw" />
            <span className={`round ${styles.hint}`}>
              <Icon name="x" />
            </span>
          </button>
        </form>
      </dialog>
    </div>
  );
}
