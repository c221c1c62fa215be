import { PasswordInput, type PasswordInputProps } from 'react-admin';
import { PASSWORD } from '../../i18n/account';

const AUTO_COMPLETE = { htmlInput: { autoComplete: 'new-password' } };

export function NewPassword(props: Omit<PasswordInputProps, 'source'>) {
  return <PasswordInput {...props} source="password" slotProps={AUTO_COMPLETE} helperText={PASSWORD.rules} />;
}
