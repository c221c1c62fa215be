import { type MouseEvent, useRef } from 'react';
import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import { useLanguage } from '~/components/use-site';
import { storedPicture } from '~/pictures/stored-picture';
import type { StaffText } from '~/staff-texts.server';
import styles from './ProductPicture.module.css';

interface Props {
  image: string | null;
  tint?: string;
  name: StaffText;
  texts: { enlarge: string; close: string };
}

/** The whole picture; a click shows it as large as the window. Without scripts the link leads to its file. */
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
      alt={name.text}
      lang={name.lang}
      whole
      sizes="(min-width: 62em) 38.75rem, 100vw"
      priority
    />
  );
  if (!image) return <div className={styles.frame}>{picture}</div>;
  const stored = storedPicture(image);
  const placeholder = tint && stored && (
    <svg className={styles.tint} viewBox={`0 0 ${stored.width} ${stored.height}`} aria-hidden="true">
      <rect data-tint={tint} width="100%" height="100%" />
    </svg>
  );
  return (
    <div className={styles.frame}>
      <a href={image} className={styles.link} onClick={open}>
        {placeholder}
        {picture}
        <span className={styles.hint}>
          <Icon name="maximize" />
          <span className="visually-hidden">{texts.enlarge}</span>
        </span>
      </a>
      <dialog ref={dialog} className={styles.dialog} aria-label={name.text} lang={name.lang}>
        {/* A click anywhere closes it. */}
        <form method="dialog">
          <button
            type="submit"
            className={styles.large}
            aria-label={texts.close}
            lang={name.lang && language}
          >
            {placeholder}
            <Picture image={image} alt="" whole sizes="100vw" />
            <span className={styles.hint}>
              <Icon name="x" />
            </span>
          </button>
        </form>
      </dialog>
    </div>
  );
}
