import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

interface Merge {
  mine: Readonly<Record<string, unknown>>;
  /** The version that has been read, and may be saved over; a later one is another conflict. */
  seen: unknown;
  /** The version that the form is filled with first. */
  onto: unknown;
  /** Whether it is to be looked at before it is sent. */
  review: boolean;
}

/**
 * Fills the form with a record that was fetched anew and what was typed here in its place, and sends it.
 * @param form the id of the surrounding form
 * @returns begins it; `onDone` is called once, as the form is filled
 */
export function useMerge(form: string, onDone: () => void): (merge: Merge) => void {
  const { setValue } = useFormContext();
  const { defaultValues: base = {} } = useFormState();
  const [merge, setMerge] = useState<Merge>();
  const submitted = useRef(false);
  useEffect(() => {
    // React Admin fills the form with the new record on its own.
    if (!merge || submitted.current || base.version !== merge.onto) return;
    submitted.current = true;
    for (const [field, value] of Object.entries(merge.mine)) setValue(field, value, { shouldDirty: true });
    setValue('version', merge.seen);
    onDone();
    if (!merge.review) (document.getElementById(form) as HTMLFormElement).requestSubmit();
  }, [merge, base.version, setValue, onDone, form]);
  return setMerge;
}
