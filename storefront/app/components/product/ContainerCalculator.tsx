import { type FormEvent, useCallback, useId, useRef } from 'react';
import { lastOfSeveral, readAmount, written } from '~/asked-amount';
import { AwaitContact } from '~/components/AwaitContact';
import { buttonClass } from '~/components/ButtonLink';
import { useTypedTonnes } from '~/components/use-inquiry';
import { useLanguage } from '~/components/use-site';
import {
  containersFor,
  containersIn,
  FEET,
  inContainers,
  isAbove,
  isBelow,
  otherReading,
  PACKS,
  packsFor,
  PROPOSED,
  TONNES,
  twoReadings,
} from '~/container-load';
import { filled } from '~/content/filled';
import type { Language } from '~/languages';
import type { Calculator } from '~/trade-facts.server';
import styles from './ContainerCalculator.module.css';

/** Packs and containers for an amount: recalculated while it is typed, or sent as a form without scripts. */
export function ContainerCalculator({ calculator }: { calculator: Calculator }) {
  const { asked, loads, pack, least, supply, texts } = calculator;
  const [typed = asked, setTyped] = useTypedTonnes();
  const id = useId();
  const language = useLanguage();
  const read = useCallback((text: string) => readAmount(text, language, calculator), [language, calculator]);
  const proposal = read(calculator.amount);
  const sent = inContainers(calculator.amount, String(calculator.feet ?? ''));
  const { text, tonnes, message, isWeight } = typed ?? proposal;
  const other = otherReading(text, language);
  // An amount may have been typed before the scripts were here.
  const begin = useCallback(
    (form: HTMLFormElement | null) => {
      const text = form ? typedIn(form) : sent;
      setTyped(text === sent ? undefined : read(text));
    },
    [setTyped, read, sent],
  );
  const type = (text: string) => {
    const amount = read(text);
    setTyped(amount);
    keepInAddress(amount.address);
  };
  // Of '18', which nobody has typed, '40-foot containers' makes one, not eighteen.
  const proposed = useRef(asked ? undefined : calculator.amount);
  const convert = (form: HTMLFormElement, unit: string) => {
    const [amount] = form.querySelectorAll('input');
    const load = loads.find(({ feet }) => String(feet) === unit);
    if (!amount || amount.value !== proposed.current || proposal.tonnes === undefined) return;
    const packs = unit === PACKS && pack && packsFor(proposal.tonnes, pack.kilograms);
    const count = load ? containersFor(proposal.tonnes, load).count : packs;
    amount.value = count ? String(count) : calculator.amount;
    proposed.current = amount.value;
  };
  return (
    <form
      // On paper only what was asked for.
      className={`${typed && tonnes !== undefined ? '' : 'screen-only'} ${styles.calculator}`}
      ref={begin}
      // React's onChange leaves out an amount that is put over the same one.
      onInput={({ currentTarget: form, target }) => {
        if (target instanceof HTMLSelectElement) convert(form, target.value);
        type(typedIn(form));
      }}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      // The page that a form sends is shown at its answer.
      action="#amount"
      aria-labelledby="amount"
    >
      <h3 id="amount">{texts.heading}</h3>
      <label htmlFor={id}>{texts.amountLabel}</label>
      <input
        id={id}
        name={TONNES}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={calculator.amount}
        onFocus={(event) => event.target.select()}
        aria-invalid={tonnes === undefined}
        aria-describedby={`${id}results`}
      />
      <select name={FEET} aria-label={texts.unit} autoComplete="off" defaultValue={calculator.feet ?? ''}>
        <option value="">{texts.tonnes}</option>
        {loads.map(({ feet }) => (
          <option key={feet} value={feet}>
            {filled(texts.ofSize, { feet })}
          </option>
        ))}
        {pack && <option value={PACKS}>{pack.unit}</option>}
      </select>
      <noscript>
        <button
          name={asked ? undefined : PROPOSED}
          value={calculator.amount}
          className={buttonClass('quiet')}
        >
          {texts.button}
        </button>
      </noscript>
      {isWeight && <p className="print-only">{message}</p>}
      <output id={`${id}results`} htmlFor={id}>
        {tonnes === undefined
          ? refusal(calculator, text, language)
          : [...(isWeight ? [] : [message]), ...resultsFor(calculator, tonnes, language)].map((line) => (
              <span key={line}>{line}</span>
            ))}
      </output>
      {other && <p>{filled(texts.grouped, { ...other })}</p>}
      {tonnes !== undefined && loads.length > 1 && <p>{texts.either}</p>}
      {typed !== undefined && tonnes !== undefined && (
        <AwaitContact loading={null} failed={() => null}>
          {({ whatsapp, email }) => (whatsapp ?? email) && <p className="screen-only">{texts.along}</p>}
        </AwaitContact>
      )}
      {least && (
        <p aria-live="polite">
          {tonnes !== undefined && isBelow(tonnes, least.kilograms) && <strong>{least.text}</strong>}
        </p>
      )}
      {supply && (
        <p aria-live="polite">{tonnes !== undefined && isAbove(tonnes, supply.kilograms) && supply.text}</p>
      )}
    </form>
  );
}

function typedIn(form: HTMLFormElement): string {
  const [amount, feet] = [form.querySelector('input'), form.querySelector('select')];
  return inContainers(amount?.value ?? '', feet?.value ?? '');
}

function refusal(calculator: Calculator, typed: string, language: Language): string {
  const { loads, texts } = calculator;
  const readings = twoReadings(typed, language);
  if (readings) return filled(texts.unclear, { typed, ...readings });
  const { amount, isUnsized } = containersIn(typed, loads);
  if (isUnsized) return filled(texts.unsized, { amount });
  const last = lastOfSeveral(typed, language, calculator);
  return last ? filled(texts.several, { typed, last }) : texts.refused;
}

/** For who reloads the page or comes back to it, as the form does without scripts. */
function keepInAddress(typed: string): void {
  const address = new URL(window.location.href);
  if (typed.trim()) address.searchParams.set(TONNES, typed);
  else address.searchParams.delete(TONNES);
  address.searchParams.delete(FEET);
  window.history.replaceState(window.history.state, '', address);
}

function resultsFor({ pack, loads, texts }: Calculator, tonnes: number, language: Language): string[] {
  const containers = loads
    .map((load) => containersFor(tonnes, load))
    .map((each) =>
      filled(each.count === 1 ? texts.container : each.percent === 100 ? texts.allFull : texts.containers, {
        ...each,
        count: written(each.count, language),
      }),
    );
  if (!pack) return containers;
  return [`${written(packsFor(tonnes, pack.kilograms), language)} ${pack.unit}`, ...containers];
}
