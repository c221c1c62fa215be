import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled'> {
  label: string;
}

/** React Admin's puts its spinner before a loose text, which breaks the screen when an extension has replaced the text. */
export function SubmitButton({ label, disabled }: SubmitButtonProps) {
  const { isSubmitting, isDirty } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={disabled ?? (isSubmitting || !isDirty)}
      startIcon={isSubmitting && <CircularProgress size={14} thickness={3} color="inherit" />}
    >
      <span>{label}</span>
    </Button>
  );
}
