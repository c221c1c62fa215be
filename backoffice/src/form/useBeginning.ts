import { useLocation } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** What the fields began with: the stored record, or that of a copy, which is handed over in the state of its screen. */
export function useBeginning(): Readonly<Record<string, unknown>> {
  const { state } = useLocation() as { state?: { record?: object } | null };
  const { defaultValues } = useFormState();
  return { ...defaultValues, ...state?.record };
}
