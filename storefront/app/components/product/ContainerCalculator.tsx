import { type FormEvent, type ReactNode, useCallback, useId, useRef } from 'react';
import { FEET, KILOGRAMS, MOST_CHARACTERS, PACKS, PROPOSED, TONNES } from '~/calculator/amount-query';
import { AwaitContact } from '~/components/AwaitContact';
import type { Calculation } from '~/calculator/calculation';
import { buttonClass } from '~/components/ButtonLink';
import { useTypedTonnes } from '~/components/use-inquiry';
import { useLanguage } from '~/components/use-site';
import { filled } from '~/content/filled';
import type { Language } from '~/languages';
import type { Calculator } from '~/calculator/calculator.server';
import { latinDigits } from '~/latin-digits';
import { unreadText } from '~/calculator/unread-text';
import styles from './ContainerCalculator.module.css';

interface Props {
  calculator: Calculator;
  /** To the company, with the amount. */
  links: ReactNode;
}

/** Packs and containers for an amount: recalculated while it is typed, or sent as a form without scripts. */
export function ContainerCalculator({ calculator, links }: Props) {
  const { asked, proposal, units, behind = '', least, supply, texts } = calculator;
  const [typed = asked, setTyped] = useTypedTonnes();
  const id = useId();
  const ids = { results: `${id}results`, message: `${id}message` };
  const language = useLanguage();
  const { tonnes, line, isBare, results, totals, either, other, isBelowLeast, isAboveSupply } =
    typed ?? proposal;
  const untouched = useRef(openingOf(calculator));
  const calculate = useCallback(
    (form: HTMLFormElement) => {
      const [amount, unit] = fieldsOf(form);
      const field = form.querySelector('input');
      const { current: opened } = untouched;
      if (field && isNumber(opened.number) && amount === opened.number + behind && unit !== opened.unit) {
        untouched.current = inOtherUnit(opened, unit, language, calculator);
        field.value = untouched.current.number + behind;
      }
      function attempt() {
        if (!isRead) setTyped(unanswered(fieldsOf(form), calculator));
        reading().then(
          ({ calculateIn }) => {
            // Another page may be here by now.
            if (!form.isConnected) return;
            const calculation = calculateIn(fieldsOf(form), language, calculator);
            setTyped(calculation);
            keepInAddress(calculation.address);
          },
          () => {
            if (!form.isConnected || isRead) return;
            const fields = fieldsOf(form);
            setTyped({ ...unanswered(fields, calculator), other: calculator.texts.offline });
            keepInAddress(...fields);
            // In place of the last one: one attempt, however much was typed.
            window.ononline = attempt;
          },
        );
      }
      attempt();
    },
    [setTyped, language, calculator, behind],
  );
  // An amount may have been typed before the scripts were here.
  const begin = useCallback(
    (form: HTMLFormElement | null) => {
      window.ononline = null;
      const sent = [calculator.amount, calculator.feet ?? ''].join();
      if (form && fieldsOf(form).join() !== sent) return calculate(form);
      untouched.current = openingOf(calculator);
      setTyped(undefined);
    },
    [setTyped, calculate, calculator],
  );
  const inMessage = typed
    ? typed.message && (tonnes === undefined && !typed.isUnanswered ? texts.alongUnread : texts.along)
    : texts.example;
  const note = inMessage && (
    <p id={ids.message} className="screen-only">
      {inMessage}
      {!typed && <button className={buttonClass('quiet')}>{texts.take}</button>}
    </p>
  );
  return (
    <form
      // On paper only what was asked for.
      className={`${typed && tonnes !== undefined ? '' : 'screen-only'} ${styles.calculator}`}
      ref={begin}
      onFocus={() => reading().catch(() => {})}
      // React's onChange leaves out an amount that is put over the same one.
      onInput={({ currentTarget }) => calculate(currentTarget)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        // Without a connection the browser's own error would take the place of this page.
        if (typed?.isUnanswered && navigator.onLine) return;
        event.preventDefault();
        // What the field was filled with may be what is wanted.
        calculate(event.currentTarget);
      }}
      // The page that a form sends is shown at its answer.
      action="#amount"
      aria-labelledby="amount"
    >
      <h3 id="amount" tabIndex={-1}>
        {texts.heading}
      </h3>
      <label htmlFor={id}>{texts.amountLabel}</label>
      <input
        id={id}
        name={TONNES}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        defaultValue={calculator.amount}
        data-typed-over
        aria-invalid={tonnes === undefined && !typed?.isUnanswered}
        aria-describedby={`${ids.message} ${ids.results}`}
      />
      <select name={FEET} aria-label={texts.unit} autoComplete="off" defaultValue={calculator.feet ?? ''}>
        {units.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {!asked && (
        <input type="hidden" name={PROPOSED} value={[calculator.amount, calculator.feet].join(' ').trim()} />
      )}
      <noscript>
        <button className={buttonClass('quiet')}>{texts.button}</button>
      </noscript>
      {least && <p aria-live="polite">{isBelowLeast && <strong>{least.text}</strong>}</p>}
      <AwaitContact loading={note} failed={() => null}>
        {({ whatsapp, email }) => (whatsapp ?? email) && note}
      </AwaitContact>
      {isBare && <p className="print-only">{line}</p>}
      <output id={ids.results} htmlFor={id}>
        {results.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </output>
      <p aria-live="polite">{other}</p>
      {either && <p>{either}</p>}
      <div aria-live="polite" className={styles.totals}>
        {totals.map((total) => (
          <p key={total}>{total}</p>
        ))}
      </div>
      {supply && <p aria-live="polite">{isAboveSupply && supply.text}</p>}
      {typed?.message && links}
    </form>
  );
}

/** What nobody has typed, but for the words behind it. */
interface Untouched {
  number: string;
  unit: string;
  kilograms: number;
}

function openingOf({ asked, proposal, amount, behind = '', feet }: Calculator): Untouched {
  const kilograms = ((asked ?? proposal).tonnes ?? NaN) * 1000;
  return { number: amount.slice(0, amount.length - behind.length), unit: String(feet ?? ''), kilograms };
}

/** Of 18 tonnes one 40-foot container, not eighteen; of that one the kilograms it holds. */
function inOtherUnit(
  { number, kilograms }: Untouched,
  unit: string,
  language: Language,
  { units, loads, pack }: Calculator,
): Untouched {
  const load = loads.find(({ feet }) => String(feet) === unit);
  // That the page opened with: from size to size it would grow.
  const count = units.find(({ value }) => value === unit)?.amount ?? number;
  if (load) return { number: count, unit, kilograms: load.kilograms * Number(count) };
  if (Number.isNaN(kilograms)) return { number, unit, kilograms };
  const numbers: Record<string, number> = {
    [KILOGRAMS]: kilograms,
    [PACKS]: Math.ceil(kilograms / (pack?.kilograms ?? 1) - 1e-6),
  };
  const inUnit = String(Math.round((numbers[unit] ?? kilograms / 1000) * 1e6) / 1e6);
  return { number: language === 'id' ? inUnit.replace('.', ',') : inUnit, unit, kilograms };
}

/** Without a unit of its own, which '18 t, trial order' has. */
const isNumber = (amount: string) => /^[\d.,\s]+$/.test(amount);

let isRead = false;
/** Fetched when a field is used, each time until it comes. */
const reading = () =>
  import('~/calculator/calculation').then((module) => {
    isRead = true;
    return module;
  });

/** Until the reading comes the amount goes along as it stands there, and Enter sends the form to the server. */
function unanswered(
  [amount, unit]: readonly [amount: string, unit: string],
  { units, texts }: Calculator,
): Calculation {
  // '2x20' has a unit of its own.
  const label = isNumber(latinDigits(amount)) ? units.find(({ value }) => value === unit)?.label : undefined;
  const typed = unreadText([amount, label].join(' '));
  return {
    address: '',
    results: [],
    totals: [],
    isBelowLeast: false,
    isAboveSupply: false,
    isUnanswered: true,
    message: typed && filled(texts.amountUnread, { typed }),
  };
}

function fieldsOf(form: HTMLFormElement): [amount: string, unit: string] {
  return [form.querySelector('input')?.value ?? '', form.querySelector('select')?.value ?? ''];
}

/**
 * For who reloads the page or comes back to it, as the form does without scripts.
 * @param unit while it is not calculated
 */
function keepInAddress(typed: string, unit = ''): void {
  const address = new URL(window.location.href);
  for (const [name, value] of [
    [TONNES, typed],
    [FEET, unit],
  ] as const) {
    if (typed.trim() && value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  address.search = address.search.replaceAll('%2F', '/');
  window.history.replaceState(window.history.state, '', address);
}
