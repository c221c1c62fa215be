import { NavigationType, useNavigate, useNavigationType } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { useLanguage } from '~/components/use-site';
import type { Content } from '~/content/content.server';
import { pathIn } from '~/languages';
import {
  MAX_SEARCH_LENGTH,
  type ProductQuery,
  productQueryPath,
  readProductQuery,
  SORTS,
} from '~/product-query';
import styles from './ProductSearch.module.css';

interface Props {
  path: string;
  query: ProductQuery;
  /** How many products there are. */
  found: string;
  texts: Pick<Content, 'searching'> & { heading: string };
  /** In the line of `found`. */
  children?: ReactNode;
}

/** A GET form: the answer is the same list under another address. Its button is for visitors without scripts. */
export function ProductSearch({ path, query, found, texts: { heading, searching }, children }: Props) {
  const { q, sort, spec = {} } = query;
  const address = pathIn(useLanguage(), path);
  const { form, input, select, onInput } = useListAddress(address, query);
  return (
    <form
      ref={form}
      action={address}
      role="search"
      aria-label={heading}
      className={styles.search}
      onInput={onInput}
    >
      <label className={styles.field}>
        <span className="visually-hidden">{searching.q}</span>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={searching.example}
        />
      </label>
      <label className={styles.sort}>
        <span>{searching.sort}</span>
        {/* A browser that restores an earlier choice would ask for another list than the visitor went back to. */}
        <select ref={select} name="sort" defaultValue={sort ?? ''} autoComplete="off">
          <option value="">{searching.sorts.catalogue}</option>
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {searching.sorts[name]}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(spec).map(([key, asked]) => (
        <input key={key} type="hidden" name={key} value={asked} />
      ))}
      <noscript>
        <button type="submit" className={buttonClass('primary')}>
          {searching.button}
        </button>
      </noscript>
      <div className={styles.found}>
        <p role="status">{found}</p>
        {children}
      </div>
    </form>
  );
}

/**
 * Goes to the list that the form asks for, on a change and on Enter. The fields are uncontrolled, so that a new list keeps
 * the focus and the visitor's edits made before hydration or while it loads.
 */
function useListAddress(path: string, query: ProductQuery) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef<ProductQuery>();
  const asked = useRef('');
  const edited = useRef(false);
  const wentBack = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();

  useEffect(() => {
    const ask = (event?: Event) => {
      event?.preventDefault();
      const fields = new URLSearchParams({
        q: input.current?.value ?? '',
        sort: select.current?.value ?? '',
      });
      const typed = readProductQuery(`http://site/?${fields}`);
      const address = productQueryPath(path, { ...typed, spec: shown.current?.spec });
      edited.current = false;
      // Enter is a change and a submission.
      if (address === asked.current) return;
      asked.current = address;
      navigate(address, { preventScrollReset: true });
    };
    if (shown.current !== query) {
      const isFirst = shown.current === undefined;
      shown.current = query;
      asked.current = productQueryPath(path, query);
      if (isFirst) {
        if (select.current?.value !== (query.sort ?? '')) ask();
      } else if (!edited.current || wentBack) {
        edited.current = false;
        if (input.current) input.current.value = query.q;
        if (select.current) select.current.value = query.sort ?? '';
      }
    }
    // React's onChange is about each letter.
    const { current } = form;
    current?.addEventListener('change', ask);
    current?.addEventListener('submit', ask);
    return () => {
      current?.removeEventListener('change', ask);
      current?.removeEventListener('submit', ask);
    };
  });

  return { form, input, select, onInput: () => (edited.current = true) };
}
