import { Form } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { type Amount, answer, type Calculator, readAmount, UNITS } from '~/lib/catalogue/container-load';
import styles from './ContainerCalculator.module.css';

interface Props {
  calculator: Calculator;
}

/** Answers while one types. The form brings the amount into the address, and so into the message to the company. */
export function ContainerCalculator({ calculator }: Props) {
  const { asked, example, units, texts } = calculator;
  const shown = asked ?? example;
  const [amount, setAmount] = useState<Amount | undefined>(shown);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const read = () => form.current && setAmount(readAmount(new FormData(form.current)));
  // The fields may have been changed before hydration.
  useEffect(() => void read(), []);
  return (
    <Form
      className={`row ${styles.calculator} ${asked ? '' : 'screen-only'}`}
      ref={form}
      action="#amount"
      onInput={read}
      replace
      preventScrollReset
      aria-labelledby="amount"
    >
      <h3 id="amount" tabIndex={-1}>
        {texts.heading}
      </h3>
      <label htmlFor={id}>{texts.amount}</label>
      <input
        id={id}
        type="number"
        name="tonnes"
        min="0"
        step="any"
        required
        autoComplete="off"
        defaultValue={shown.count}
        aria-describedby={`${id}answer`}
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
      <button className={buttonClass('quiet')}>{texts.button}</button>
      <output id={`${id}answer`} htmlFor={id}>
        {answer(calculator, amount)}
      </output>
    </Form>
  );
}
