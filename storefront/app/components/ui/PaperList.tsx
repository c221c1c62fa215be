import type { ShownPaper } from '~/lib/catalogue/papers-view.server';
import styles from './PaperList.module.css';

/** 'Halal 1234', who issued it and until when, and 'Safety data sheet', what a visitor downloads. */
export function PaperList({ papers }: { papers: readonly ShownPaper[] }) {
  return (
    <ul className={styles.papers}>
      {papers.map(({ name, details, scope, file }) => (
        <li key={name.text + details}>
          {file ? (
            <a href={file} type="application/pdf" lang={name.lang}>
              {name.text}
            </a>
          ) : (
            <strong lang={name.lang}>{name.text}</strong>
          )}
          <p className="note">{details}</p>
          {scope && (
            <p className="note" lang={scope.lang}>
              {scope.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
