import { Form, NavigationType, useNavigationType, useSubmit } from '@remix-run/react';
import { type ReactNode, startTransition, useEffect, useRef } from 'react';
import { SearchBox } from '~/components/ui/SearchBox';
import { useLanguage } from '~/components/ui/use-root-data';
import type { Messages } from '~/i18n/messages.server';
import { pathIn } from '~/lib/languages';
import { type ProductQuery, SORTS } from '~/lib/catalogue/product-query';
import styles from './ProductSearch.module.css';

interface Props {
  path: string;
  query: ProductQuery;
  found: string;
  texts: Pick<Messages, 'searching'> & { heading: string };
  children?: ReactNode;
}

export function ProductSearch({ path, query, found, texts: { heading, searching }, children }: Props) {
  const { q, exact, sort, spec = {} } = query;
  const action = pathIn(useLanguage(), path);
  const submit = useSubmit();
  const isBack = useNavigationType() === NavigationType.Pop;
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef<ProductQuery>();

  const ask = (form: HTMLFormElement | null | undefined) => {
    const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : '',
    ]);
    if (exact && input.current?.value.trim() === q) fields.push(['exact', '1']);
    const params = new URLSearchParams(fields.filter(([, value]) => value));
    // Otherwise React gives up hydrating what the submit comes before.
    startTransition(() => submit(params, { action, preventScrollReset: true }));
  };

  // The fields are uncontrolled: what is typed before hydration, or while a list loads, stays.
  useEffect(() => {
    if (shown.current === query || !input.current || !select.current) return;
    const isFirst = shown.current === undefined;
    shown.current = query;
    if (isFirst && select.current.value !== (sort ?? '')) return ask(select.current.form);
    if (isFirst) return;
    if (isBack || document.activeElement !== input.current) input.current.value = q;
    select.current.value = sort ?? '';
  });

  return (
    <Form
      action={action}
      role="search"
      aria-label={heading}
      className={`row ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault();
        ask(event.currentTarget);
      }}
    >
      <SearchBox
        ref={input}
        defaultValue={q}
        onBlur={({ target }) => target.value.trim() !== q && ask(target.form)}
      />
      <label className={`row ${styles.sort}`}>
        <span className="note">{searching.sort}</span>
        {/* A browser that restores an earlier choice would ask for another list than the visitor went back to. */}
        <select
          ref={select}
          name="sort"
          defaultValue={sort ?? ''}
          autoComplete="off"
          onChange={({ target }) => ask(target.form)}
        >
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
      <div className={`note ${styles.found}`}>
        <p role="status">{found}</p> {children}
      </div>
    </Form>
  );
}
