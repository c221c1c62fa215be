import { useNavigate } from '@remix-run/react';
import { type FormEvent, useId } from 'react';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { PageLink } from '~/components/PageLink';
import { useLanguage } from '~/components/use-site';
import { filled } from '~/content/filled';
import type { FacetsView, FacetView } from '~/facets-view.server';
import { pathIn } from '~/languages';
import type { ProductQuery } from '~/product-query';
import styles from './Facets.module.css';

interface Props {
  view: FacetsView;
  query: ProductQuery;
}

/** Folded, in the line that says how many products there are, so that the first ones stay in sight; what is asked for is not. */
export function Facets({ view, query, found }: Props & { found: string }) {
  const { heading, texts, facets, chosen, clear } = view;
  const id = useId();
  return (
    <nav className={styles.facets} aria-label={heading}>
      <details className={chosen.length > 0 ? styles.asked : undefined}>
        <summary className={styles.summary}>
          {texts.open}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.groups}>
          {facets.map((facet) => (
            <Facet key={facet.key} facet={facet} view={view} query={query} />
          ))}
          {facets.some(({ range }) => range) && <p className={styles.whole}>{texts.whole}</p>}
          {chosen.length > 0 && (
            <a href={`#${id}`} className={`${buttonClass('primary')} ${styles.results}`}>
              {filled(texts.results, { found })}
            </a>
          )}
        </div>
      </details>
      {chosen.length > 0 && (
        <p id={id} className={styles.chosen}>
          {chosen.map(({ label, answer, to }) => (
            <PageLink key={to} to={to} preventScrollReset className={styles.answer}>
              <span className="visually-hidden">{texts.remove} </span>
              <span>
                <span lang={label.lang}>{label.text}</span>: <span lang={answer.lang}>{answer.text}</span>
              </span>
              <Icon name="x" />
            </PageLink>
          ))}
          <PageLink to={clear} preventScrollReset>
            {texts.clear}
          </PageLink>
        </p>
      )}
    </nav>
  );
}

function Facet({ facet, view, query }: Props & { facet: FacetView }) {
  const { key, label, options, range } = facet;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.label} lang={label.lang}>
        {label.text}
      </p>
      {options.map((option) => (
        <PageLink
          // Its address changes with a tap, which must not take the focus away.
          key={option.label.text}
          to={option.to}
          preventScrollReset
          aria-current={option.isChosen ? 'true' : undefined}
          className={styles.option}
        >
          <span lang={option.label.lang}>{option.label.text}</span>
          {option.count !== undefined && ` (${option.count})`}
        </PageLink>
      ))}
      {range && <Range key={query.spec?.[key] ?? ''} name={key} range={range} view={view} query={query} />}
    </div>
  );
}

interface RangeProps extends Props {
  name: string;
  range: NonNullable<FacetView['range']>;
}

/** A GET form: its address, which has the name twice, leads to that of the range. */
function Range({ name, range, view: { path, pattern, texts }, query }: RangeProps) {
  const address = pathIn(useLanguage(), path);
  const navigate = useNavigate();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // None of them is a file.
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    navigate(`${address}?${new URLSearchParams(fields)}`, { preventScrollReset: true });
  };
  const { q, sort, spec = {} } = query;
  const others = Object.entries({ q, sort, ...spec }).filter(([key, value]) => value && key !== name);
  const field = (label: string, value: string, end: number | undefined) => (
    <label>
      {label}
      <input
        inputMode="decimal"
        autoComplete="off"
        pattern={pattern}
        title={texts.format}
        name={name}
        defaultValue={value}
        placeholder={end?.toString()}
      />
    </label>
  );
  return (
    <form action={address} onSubmit={ask} className={styles.range}>
      {range.words && <p className={styles.words}>{range.words}</p>}
      {others.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {field(texts.from, range.from, range.lowest)}
      {field(texts.to, range.to, range.highest)}
      <button type="submit" className={buttonClass('quiet')}>
        {texts.apply}
      </button>
    </form>
  );
}
