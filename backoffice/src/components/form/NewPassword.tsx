import { PasswordInput, type PasswordInputProps } from 'react-admin';
import { PASSWORD } from '../../i18n/account';

export function NewPassword(props: Omit<PasswordInputProps, 'source'>) {
  return (
    <PasswordInput {...props} source="password" autoComplete="new-password" helperText={PASSWORD.rules} />
  );
}
