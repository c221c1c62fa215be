import { type FormEvent, useId, useState } from 'react';
import { buttonClass } from '~/components/ButtonLink';
import { useLanguage } from '~/components/use-site';
import { containersFor, packsFor, readTonnes, TONNES } from '~/container-load';
import { filled } from '~/content/filled';
import type { Language } from '~/languages';
import type { Calculator } from '~/trade-facts.server';
import styles from './ContainerCalculator.module.css';

/** Packs and containers for an amount: recalculated while it is typed, or sent as a form without scripts. */
export function ContainerCalculator({ calculator }: { calculator: Calculator }) {
  const { heading, tonnes, button } = calculator.texts;
  const [typed, setTyped] = useState(calculator.tonnes);
  const id = useId();
  const results = resultsFor(calculator, typed, useLanguage());
  return (
    <form
      className={`screen-only ${styles.calculator}`}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      aria-labelledby={`${id}heading`}
    >
      <h3 id={`${id}heading`}>{heading}</h3>
      <label htmlFor={id}>{tonnes}</label>
      <input
        id={id}
        name={TONNES}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-invalid={!results}
        aria-describedby={`${id}results`}
      />
      <noscript>
        <button type="submit" className={buttonClass('quiet')}>
          {button}
        </button>
      </noscript>
      <output id={`${id}results`} htmlFor={id}>
        {results ? results.map((line) => <span key={line}>{line}</span>) : calculator.texts.refused}
      </output>
    </form>
  );
}

function resultsFor({ pack, loads, texts }: Calculator, typed: string, language: Language) {
  const tonnes = readTonnes(typed, language);
  if (tonnes === undefined) return undefined;
  const numbers = new Intl.NumberFormat(language);
  const count = (value: number) => numbers.format(value);
  const containers = loads
    .map((load) => containersFor(tonnes, load))
    .map((each) =>
      filled(each.count === 1 ? texts.container : texts.containers, { ...each, count: count(each.count) }),
    );
  if (!pack) return containers;
  const packs = {
    count: count(packsFor(tonnes, pack.kilograms)),
    unit: pack.unit,
    weight: count(pack.kilograms),
  };
  return [filled(texts.packs, packs), ...containers];
}
