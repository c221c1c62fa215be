import { useEffect } from 'react';
import { useLocation, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { registerForm, type Changes, takeDraft } from '../auth/draft';
import { FORM } from '../i18n/formTexts';
import { isSame } from './isSame';

/**
 * Saves the input of the surrounding form when the session ends, or the page is left, and restores it after that.
 * @param part of the screen that the form is in: what is said of the screen holds for it
 */
export function FormDraft({ part }: { part?: string }) {
  const { pathname } = useLocation();
  const path = part === undefined ? pathname : `${pathname}#${part}`;
  const { getValues, setValue, formState } = useFormContext();
  const notify = useNotify();
  const { defaultValues: saved, isReady } = formState;

  useEffect(() => registerForm(path, () => changesSince(saved ?? {}, getValues())), [path, getValues, saved]);

  useEffect(() => {
    // Until it is ready, the form resets its fields to the record.
    const draft = isReady ? takeDraft(path) : undefined;
    if (!draft) return;
    const { values } = changesSince(getValues(), draft.values);
    for (const [field, value] of Object.entries(values)) {
      setValue(field, value, { shouldDirty: true });
    }
    if (part !== undefined) return;
    notify(draft.fileLost ? FORM.draftBackWithoutPicture : FORM.draftBack, {
      type: 'info',
      autoHideDuration: null,
    });
  }, [isReady, path, part, getValues, setValue, notify]);
  return null;
}

function changesSince(
  saved: Readonly<Record<string, unknown>>,
  { version, idempotency_key, ...values }: Record<string, unknown>,
): Changes {
  const changed = Object.entries(values).filter(
    ([field, value]) => !(value instanceof File) && !isSame(value, saved[field]),
  );
  // With a newer version the draft would silently overwrite another administrator's change.
  if (changed.length > 0 && version !== undefined) changed.push(['version', version]);
  // With another key, what may have been created already would be created twice.
  if (changed.length > 0 && idempotency_key !== undefined) changed.push(['idempotency_key', idempotency_key]);
  return {
    values: Object.fromEntries(changed),
    fileLost: Object.values(values).some((value) => value instanceof File),
  };
}
