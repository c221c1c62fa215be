import { NavigationType, useNavigate, useNavigation, useNavigationType } from '@remix-run/react';
import { Fragment, type MouseEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { PageLink } from '~/components/PageLink';
import { useLanguage } from '~/components/use-site';
import { filled } from '~/content/filled';
import type { FacetsView, FacetView } from '~/facets-view.server';
import { pathIn } from '~/languages';
import styles from './Facets.module.css';

interface Props {
  view: FacetsView;
  /** How many products there are, in words. */
  found: string;
}

/** Folded, in the line that says how many products there are, so that the first ones stay in sight; what is asked for is not. */
export function Facets({ view, found }: Props) {
  const { heading, texts, facets, unread, chosen, clear, path, here, others } = view;
  const id = useId();
  const language = useLanguage();
  const { form, goTo, onInput } = useRanges(view);
  return (
    <nav className={styles.facets} aria-label={heading}>
      <details
        ref={useLeftOpen()}
        className={chosen.length > 0 ? styles.asked : undefined}
        onToggle={({ currentTarget }) => (isLeftOpen = currentTarget.open)}
      >
        <summary className={styles.summary}>
          {texts.open}
          <Icon name="chevron-down" />
        </summary>
        {/* A GET form: its address, which has the name of each range twice, leads to that of what is asked for. */}
        <form
          ref={form}
          action={pathIn(language, path)}
          className={styles.groups}
          onInput={onInput}
          onSubmit={(event) => goTo(event, pathIn(language, here))}
        >
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {facets.map((facet) => (
            <Facet key={facet.key} facet={facet} view={view} goTo={goTo} />
          ))}
          {texts.whole && <p className={styles.whole}>{texts.whole}</p>}
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

/** How the last one was left. */
let isLeftOpen = false;

/**
 * Open for who comes back to the list and had left it so: the page is then as long as it was, and shows what it showed. One that was
 * opened before the scripts came stays so.
 */
function useLeftOpen() {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [mounted] = useState(() => (details: HTMLDetailsElement | null) => {
    if (details) details.open = isLeftOpen = details.open || (isBack && isLeftOpen);
  });
  return mounted;
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
function useRanges(view: FacetsView) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(view);
  const isEdited = useRef(false);
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  useEffect(() => {
    // A field would look as if its list were shown; what is typed while that loads stays.
    if (shown.current !== view && !isEdited.current) form.current?.reset();
    shown.current = view;
  }, [view]);
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
