import { PasswordInput, type PasswordInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { strengthHint } from './strengthHint';

const AUTO_COMPLETE = { htmlInput: { autoComplete: 'new-password' } };

/** With its rules, and what is to be said of it while it is typed; of an administrator in the same form by their names too. */
export function NewPassword(props: Omit<PasswordInputProps, 'source'>) {
  const { password, first_name, last_name, username, email } = useWatch<Record<string, unknown>>();
  const owner = {
    first_name: textOf(first_name),
    last_name: textOf(last_name),
    username: textOf(username),
    email: textOf(email),
  };
  return (
    <PasswordInput
      {...props}
      source="password"
      slotProps={AUTO_COMPLETE}
      helperText={strengthHint(textOf(password), owner)}
    />
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
