import { useNavigate, useNavigation } from '@remix-run/react';
import { Fragment, type MouseEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { PageLink } from '~/components/PageLink';
import { useLanguage } from '~/components/use-site';
import { filled } from '~/content/filled';
import type { FacetsView, FacetView } from '~/facets-view.server';
import { pathIn } from '~/languages';
import { type ProductQuery, productQueryPath } from '~/product-query';
import styles from './Facets.module.css';

interface Props {
  view: FacetsView;
  query: ProductQuery;
}

/** Folded, in the line that says how many products there are, so that the first ones stay in sight; what is asked for is not. */
export function Facets({ view, query, found }: Props & { found: string }) {
  const { heading, texts, facets, unread, chosen, clear } = view;
  const id = useId();
  const address = pathIn(useLanguage(), view.path);
  const { form, goTo, onInput } = useRanges(query);
  const { q, sort, spec = {} } = query;
  const ranges = facets.filter(({ range }) => range);
  const others = Object.entries({ q, sort, ...spec }).filter(
    ([name, value]) => value && !ranges.some(({ key }) => key === name),
  );
  return (
    <nav className={styles.facets} aria-label={heading}>
      <details className={chosen.length > 0 ? styles.asked : undefined}>
        <summary className={styles.summary}>
          {texts.open}
          <Icon name="chevron-down" />
        </summary>
        {/* A GET form: its address, which has the name of each range twice, leads to that of what is asked for. */}
        <form
          ref={form}
          action={address}
          className={styles.groups}
          onInput={onInput}
          onSubmit={(event) => goTo(event, productQueryPath(address, { ...query, page: 1 }))}
        >
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {facets.map((facet) => (
            <Facet key={facet.key} facet={facet} view={view} goTo={goTo} />
          ))}
          {ranges.length > 0 && <p className={styles.whole}>{texts.whole}</p>}
          {chosen.length > 0 && (
            <a href={`#${id}`} className={`${buttonClass('primary')} ${styles.results}`}>
              {filled(texts.results, { found })}
            </a>
          )}
        </form>
      </details>
      {unread.map(({ text, lang }) => (
        <p key={text} role="alert">
          <span lang={lang}>{text}</span>: {texts.unread}
        </p>
      ))}
      {chosen.length > 0 && (
        <p id={id} className={styles.chosen}>
          {chosen.map(({ label, answer, to, isAlternative }) => (
            <Fragment key={to}>
              {isAlternative && texts.or}
              <PageLink to={to} preventScrollReset className={styles.answer}>
                <span className="visually-hidden">{texts.remove} </span>
                <span>
                  <span lang={label.lang}>{label.text}</span>: <span lang={answer.lang}>{answer.text}</span>
                </span>
                <Icon name="x" />
              </PageLink>
            </Fragment>
          ))}
          <PageLink to={clear} preventScrollReset>
            {texts.clear}
          </PageLink>
        </p>
      )}
    </nav>
  );
}

interface FacetProps {
  facet: FacetView;
  view: FacetsView;
  goTo: ReturnType<typeof useRanges>['goTo'];
}

function Facet({ facet: { key, label, options, range }, view: { patterns, texts }, goTo }: FacetProps) {
  const id = useId();
  const language = useLanguage();
  const field = (end: 'from' | 'to', bound: number | undefined) => (
    <label>
      {texts[end]}
      <input
        inputMode="decimal"
        autoComplete="off"
        pattern={patterns[end]}
        title={texts.format}
        name={key}
        defaultValue={range?.[end]}
        placeholder={bound?.toString()}
      />
    </label>
  );
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
          onClick={(event) => goTo(event, pathIn(language, option.to))}
        >
          <span lang={option.label.lang}>{option.label.text}</span>
          {option.count !== undefined && ` (${option.count})`}
        </PageLink>
      ))}
      {range && (
        <div className={styles.range}>
          {range.words && <p className={styles.words}>{range.words}</p>}
          {field('from', range.lowest)}
          {field('to', range.highest)}
          <button type="submit" className={buttonClass('quiet')}>
            {texts.apply}
          </button>
        </div>
      )}
    </div>
  );
}

/** Whatever is asked for, all that the fields hold goes along. */
function useRanges(query: ProductQuery) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  const isEdited = useRef(false);
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  useEffect(() => {
    // A field would look as if its list were shown; what is typed while that loads stays.
    if (shown.current !== query && !isEdited.current) form.current?.reset();
    shown.current = query;
  }, [query]);
  useEffect(() => {
    isEdited.current = false;
  }, [next]);
  const goTo = (event: SyntheticEvent | MouseEvent, to: string) => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('[pattern]') ?? [])];
    const isTyped = fields.some(({ value, defaultValue }) => value !== defaultValue);
    if ('ctrlKey' in event && (!isTyped || event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    const [path, search] = to.split('?');
    const asked = new URLSearchParams(search);
    for (const { name } of fields) asked.delete(name);
    for (const { name, value } of fields) asked.append(name, value);
    navigate(`${path}?${asked}`, { preventScrollReset: true });
  };
  return { form, goTo, onInput: () => (isEdited.current = true) };
}
