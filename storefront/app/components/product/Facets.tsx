import { Form } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { Icon } from '~/components/ui/Icon';
import { PageLink } from '~/components/ui/PageLink';
import { Text } from '~/components/ui/Text';
import { useLanguage } from '~/components/ui/use-root-data';
import type { FacetsView, FacetView } from '~/lib/catalogue/facets-view.server';
import { pathIn } from '~/lib/languages';
import styles from './Facets.module.css';

/** The filters are folded, so that the first products stay in sight; the chosen ones are not. */
export function Facets({ view }: { view: FacetsView }) {
  const { texts, facets, chosen, clear, path, others } = view;
  const form = useRef<HTMLFormElement>(null);
  // The fields show what the list is filtered by, and keep the focus.
  useEffect(() => form.current?.reset(), [view]);
  return (
    <nav className={styles.facets} aria-label={texts.heading}>
      <details>
        <summary className={`row ${styles.summary}`}>
          {texts.open}
          <Icon name="chevron-down" />
        </summary>
        {/* The form writes a range as two parameters of one name, which is redirected to the documented address. */}
        <Form
          ref={form}
          action={pathIn(useLanguage(), path)}
          className={`panel ${styles.groups}`}
          preventScrollReset
        >
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {facets.map((facet) => (
            <Facet key={facet.key} facet={facet} texts={texts} />
          ))}
          {facets.some(({ range }) => range) && (
            <div className={`row ${styles.apply}`}>
              <button type="submit" className={buttonClass('quiet')}>
                {texts.apply}
              </button>
              <p className="note">{texts.whole}</p>
            </div>
          )}
        </Form>
      </details>
      {chosen.length > 0 && (
        <p className={`row ${styles.chosen}`}>
          {chosen.map(({ label, answer, to }) => (
            <PageLink
              key={to}
              to={to}
              preventScrollReset
              aria-current="true"
              className={`pill ${styles.option}`}
            >
              <span className="visually-hidden">{texts.remove} </span>
              <span>
                <Text of={label} />: <Text of={answer} />
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

interface FacetProps {
  facet: FacetView;
  texts: FacetsView['texts'];
}

function Facet({ facet: { key, label, options, range }, texts }: FacetProps) {
  const id = useId();
  const field = (end: 'from' | 'to', bound: number | null) => (
    <label className="note field">
      {texts[end]}
      <input
        type="number"
        step="any"
        autoComplete="off"
        name={key}
        defaultValue={range?.[end]}
        placeholder={bound?.toString()}
      />
    </label>
  );
  return (
    <div role="group" aria-labelledby={id} className={`row ${styles.group}`}>
      <Text as="p" of={label} id={id} className={styles.label} />
      {options.map((option) => (
        <PageLink
          // The address of an option changes with a tap, which must not take the focus away.
          key={option.label.text}
          to={option.to}
          preventScrollReset
          aria-current={option.isChosen ? 'true' : undefined}
          className={`pill ${styles.option}`}
        >
          <Text of={option.label} />
          <span>{option.count !== undefined && ` (${option.count})`}</span>
        </PageLink>
      ))}
      {range && (
        <div className={`row ${styles.range}`}>
          {range.words && <p className="note">{range.words}</p>}
          {field('from', range.lowest)}
          {field('to', range.highest)}
        </div>
      )}
    </div>
  );
}
