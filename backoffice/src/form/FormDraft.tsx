import { useEffect } from 'react';
import { useLocation, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { announceForm, type Changes, takeDraft } from '../auth/draft';
import { FORM } from '../i18n/texts';

/** Keeps what is typed into the form around it when the session ends, and puts it back after the next login. */
export function DraftKeeper() {
  const { pathname } = useLocation();
  const { getValues, setValue, formState } = useFormContext();
  const notify = useNotify();
  const { defaultValues: saved, isReady } = formState;

  useEffect(
    () => announceForm(pathname, () => changesSince(saved ?? {}, getValues())),
    [pathname, getValues, saved],
  );

  useEffect(() => {
    // Before, the form would put the record's own values back.
    const draft = isReady ? takeDraft(pathname) : undefined;
    if (!draft) return;
    const { values } = changesSince(getValues(), draft.values);
    for (const [field, value] of Object.entries(values)) {
      setValue(field, value, { shouldDirty: true });
    }
    notify(draft.fileLost ? FORM.draftBackWithoutPicture : FORM.draftBack, {
      type: 'info',
      autoHideDuration: null,
    });
  }, [isReady, pathname, getValues, setValue, notify]);
  return null;
}

function changesSince(
  saved: Readonly<Record<string, unknown>>,
  { version, ...values }: Record<string, unknown>,
): Changes {
  // Objects are files, which cannot be kept, and what a record has nested, which nobody types.
  const changed = Object.entries(values).filter(
    ([field, value]) => !(value instanceof Object) && (value ?? '') !== (saved[field] ?? ''),
  );
  // Saved with a newer version, they would silently replace what somebody else has made of the record.
  if (changed.length > 0 && version !== undefined) changed.push(['version', version]);
  return {
    values: Object.fromEntries(changed),
    fileLost: Object.values(values).some((value) => value instanceof File),
  };
}
