import { Form } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { setTyped } from '~/components/ui/use-inquiry';
import {
  type Amount,
  amountWords,
  answer,
  type Calculator,
  readAmount,
  UNITS,
} from '~/lib/catalogue/container-load';
import styles from './ContainerCalculator.module.css';

/** Answers while one types, and writes the amount into the contact links. Sent, it is in the address too. */
export function ContainerCalculator({ calculator }: { calculator: Calculator }) {
  const { asked, example, units, texts } = calculator;
  const shown = asked ?? example;
  const [amount, setAmount] = useState<Amount | undefined>(shown);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = (form: HTMLFormElement) => {
    const typed = readAmount(new FormData(form), calculator.language);
    setAmount(typed);
    const quantity = typed && amountWords(calculator, typed);
    setTyped(quantity ? { quantity } : undefined);
  };
  useEffect(() => {
    const { value, defaultValue } = input.current ?? {};
    // It may have been changed before hydration.
    if (value !== defaultValue) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    return () => setTyped();
  }, []);
  return (
    <Form
      id="amount"
      className={`row ${styles.calculator} ${asked ? '' : 'screen-only'}`}
      action="#amount"
      onInput={(event) => read(event.currentTarget)}
      replace
      preventScrollReset
      aria-label={texts.label}
    >
      <input
        ref={input}
        type="number"
        name="tonnes"
        min="0"
        step="any"
        required
        autoComplete="off"
        defaultValue={shown.count}
        aria-label={texts.amount}
        aria-describedby={id}
      />
      <select name="unit" aria-label={texts.unit} autoComplete="off" defaultValue={shown.unit}>
        {UNITS.map(
          (unit) =>
            units[unit] && (
              <option key={unit} value={unit}>
                {units[unit]}
              </option>
            ),
        )}
      </select>
      <noscript>
        <button className={buttonClass('quiet')}>{texts.button}</button>
      </noscript>
      <output id={id}>{answer(calculator, amount)}</output>
    </Form>
  );
}
