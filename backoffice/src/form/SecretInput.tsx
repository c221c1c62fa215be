import { useEffect } from 'react';
import { PasswordInput, type PasswordInputProps } from 'react-admin';
import { type Control, useFormContext } from 'react-hook-form';

const withSecrets = new WeakSet<Control>();

/** Whether what is typed into a form may not be stored. */
export const hasSecret = (form: Control) => withSecrets.has(form);

/** Of a form that has one, nothing is stored in the browser. */
export function SecretInput(props: PasswordInputProps) {
  const { control } = useFormContext();
  useEffect(() => void withSecrets.add(control), [control]);
  return <PasswordInput {...props} />;
}
