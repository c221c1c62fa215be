import { type MouseEvent, useRef } from 'react';
import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import { detail } from '~/content/catalogue';
import styles from './ProductPicture.module.css';

interface Props {
  image: string | null;
  name: string;
}

/** The whole picture; a click shows it as large as the window. Without scripts the link leads to its file. */
export function ProductPicture({ image, name }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the dialog gives the focus back to what had it.
    event.currentTarget.focus();
    dialog.current?.showModal();
  };
  const picture = (
    <Picture image={image} alt={name} lang="id" whole sizes="(min-width: 992px) 620px, 100vw" priority />
  );
  if (!image) return <div className={styles.frame}>{picture}</div>;
  return (
    <div className={styles.frame}>
      <a href={image} className={styles.link} onClick={open}>
        {picture}
        <span className={styles.hint}>
          <Icon name="maximize" />
          <span className="visually-hidden">{detail.enlarge}</span>
        </span>
      </a>
      <dialog ref={dialog} className={styles.dialog} aria-label={name}>
        {/* A click anywhere closes it. */}
        <form method="dialog">
          <button type="submit" className={styles.large} aria-label={detail.close}>
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
