import type { InputHTMLAttributes } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Of a select. A value that was chosen in the other language stays. */
  options?: readonly string[];
  /** Of a text of several lines. */
  rows?: number;
}

export function Field({ label, options, ...field }: Props) {
  const Element = (options ? 'select' : field.rows ? 'textarea' : 'input') as 'input';
  return (
    <label className="note field">
      {label}
      <Element {...field}>
        {options &&
          [...new Set([...options, String(field.defaultValue)])].map((option) => (
            <option key={option}>{option}</option>
          ))}
      </Element>
    </label>
  );
}
