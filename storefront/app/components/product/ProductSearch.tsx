import { Form, NavigationType, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { listing, searching } from '~/content/catalogue';
import { MAX_SEARCH_LENGTH, type ProductQuery, SORTS } from '~/product-query';
import styles from './ProductSearch.module.css';

interface Props {
  path: string;
  query: ProductQuery;
  total: number;
}

/** A GET form: the answer is the same list under another address. */
export function ProductSearch({ path, query, total }: Props) {
  const { q, sort } = query;
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(query);
  const edited = useRef(false);
  const wentBack = useNavigationType() === NavigationType.Pop;
  // Uncontrolled, so that a new list keeps the focus and the visitor's edits made before hydration or while it loads.
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (edited.current && !wentBack) return;
    edited.current = false;
    if (input.current) input.current.value = q;
    if (select.current) select.current.value = sort ?? '';
  }, [query, q, sort, wentBack]);
  return (
    <Form
      action={path}
      role="search"
      aria-label={listing.heading}
      className={styles.search}
      preventScrollReset
      onChange={() => (edited.current = true)}
      onSubmit={() => (edited.current = false)}
    >
      <label className={styles.field}>
        <span className={styles.label}>{searching.q}</span>
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          className={styles.input}
        />
      </label>
      <label className={`${styles.field} ${styles.sort}`}>
        <span className={styles.label}>{searching.sort}</span>
        <select ref={select} name="sort" defaultValue={sort ?? ''} className={styles.input}>
          <option value="">{searching.sorts.catalogue}</option>
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {searching.sorts[name]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${buttonClass('primary')} ${styles.button}`}>
        <Icon name="search" />
        {searching.button}
      </button>
      <p className={styles.found} role="status">
        {searching.found(total, q)}
      </p>
    </Form>
  );
}
