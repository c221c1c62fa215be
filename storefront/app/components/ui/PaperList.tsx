import type { ShownPaper } from '~/lib/catalogue/papers-view.server';
import styles from './PaperList.module.css';
import { Text } from './Text';

/** 'Halal 1234', who issued it and until when, and 'Safety data sheet', what a visitor downloads. */
export function PaperList({ papers }: { papers: readonly ShownPaper[] }) {
  return (
    <ul className={styles.papers}>
      {papers.map(({ name, details, scope, file }) => (
        <li key={name.text + details}>
          {file ? (
            <Text as="a" of={name} href={file} type="application/pdf" />
          ) : (
            <Text as="strong" of={name} />
          )}
          <p className="note">{details}</p>
          <Text as="p" of={scope} className="note" />
        </li>
      ))}
    </ul>
  );
}
