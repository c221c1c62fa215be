import { useInput, useLocation, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { decodedProblem } from './decodedPicture';

/** The value that makes the API remove the stored picture. */
const REMOVED = '';
const asItIs = (value: unknown) => value;
const validate = (value: unknown) => (value instanceof File ? decodedProblem(value) : undefined);

/** What the field for a record's picture holds: the address of the stored one, a file chosen instead, or that it goes. */
export function usePictureField(source: string, focus?: string) {
  const { id, field, fieldState } = useInput({ source, validate, format: asItIs, parse: asItIs });
  const { trigger, resetField, setValue } = useFormContext();
  const record = useRecordContext();
  const copied = useCopied(source);
  const value: unknown = field.value;
  const chosen = value instanceof File ? value : undefined;
  const address: unknown = record?.[source] ?? copied;
  const stored = typeof address === 'string' ? address : undefined;
  const without = stored === undefined ? 'none' : value === REMOVED ? 'removed' : 'stored';
  const state = chosen ? 'chosen' : without;

  function choose(file: File | undefined) {
    if (!file) return;
    field.onChange(file);
    // It is a point of the picture before.
    if (focus) setValue(focus, null, { shouldDirty: true });
    void trigger(source);
  }

  /** Removes the stored picture, or takes its removal or the choice of another one back. */
  function undo() {
    if (state === 'stored') return field.onChange(REMOVED);
    if (focus) resetField(focus);
    if (copied === undefined) resetField(source);
    else field.onChange(copied);
  }

  return { id, chosen, stored, state, problem: fieldState.error?.message, choose, undo } as const;
}

/** The picture of the product that the form was filled from. */
function useCopied(source: string): string | undefined {
  const { state } = useLocation() as { state: { record?: Record<string, unknown> } | null };
  const copied = state?.record?.[source];
  return typeof copied === 'string' ? copied : undefined;
}
