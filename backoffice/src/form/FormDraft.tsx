import { useEffect } from 'react';
import { useLocation, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Changes, draftPath, hasDraft, registerForm, takeDraft } from '../auth/draft';
import { isAnythingKept, keepDrafts, keepWhileOpen } from '../auth/keptDrafts';
import { FORM } from '../i18n/formTexts';
import { isSame } from './isSame';
import { hasSecret } from './SecretInput';

type Values = Readonly<Record<string, unknown>>;

/** Seldom needed. */
const loadLeft = () => import('../auth/leftDrafts');

const NOTHING: Changes & { keptAs?: string } = { values: {}, base: {}, fileLost: false };

/** Along with what was typed. */
const UNSEEN = ['version', 'idempotency_key'];

interface FormDraftProps {
  /** Of the screen that the form is in: what is said of the screen holds for it. */
  part?: string;
  /** Of an earlier draft: the record that it was typed over, which may be older than that of the form. */
  base?: Values;
  onRestore?: (base: Values) => void;
}

/** Saves the input of the surrounding form when the session ends, or the page is left or lost, and restores it after that. */
export function FormDraft({ part, base, onRestore }: FormDraftProps) {
  const { pathname, state } = useLocation() as { pathname: string; state: { record?: object } | null };
  const path = part === undefined ? pathname : `${pathname}#${part}`;
  const { control, getValues, setValue, formState } = useFormContext();
  const notify = useNotify();
  const translate = useTranslate();
  const resource = useResourceContext();
  const { defaultValues: saved, isReady } = formState;
  // A part of the screen comes back with its form, and a copy has been filled already.
  const mayAdopt = part === undefined && state?.record === undefined;

  useEffect(
    () =>
      registerForm(path, () => {
        if (hasSecret(control)) return NOTHING;
        const values = getValues();
        return {
          ...changesSince(saved ?? {}, values),
          base: base && base.version === values.version ? base : (saved ?? {}),
        };
      }),
    [path, control, getValues, saved, base],
  );
  useEffect(keepWhileOpen, []);

  useEffect(() => {
    // Until it is ready, the form resets its fields to the record.
    if (!isReady || hasSecret(control)) return undefined;
    let open = true;
    async function restore() {
      // Also where a part of the screen alone has one, which may take it first.
      let isBack = draftPath() === path;
      if (mayAdopt && isAnythingKept())
        await loadLeft()
          .then(({ adoptLeftDrafts }) => adoptLeftDrafts(path))
          .catch(console.error);
      isBack ||= draftPath() === path;
      if (!isBack && !hasDraft()) return;
      const [{ retyped }, { dropKept }] = await Promise.all([import('./comparison'), loadLeft()]);
      const draft = open && (takeDraft(path) ?? (isBack && NOTHING));
      if (!draft) return;
      const { values } = changesSince(getValues(), retyped(draft, getValues()));
      for (const [field, value] of Object.entries(values)) setValue(field, value, { shouldDirty: true });
      // Of nothing but a part of the screen there is nothing to compare.
      if (Object.keys(values).length > 0) onRestore?.(draft.base);
      keepDrafts();
      if (draft.keptAs !== undefined) void dropKept(draft.keptAs);
      if (part !== undefined) return;
      const labels = Object.keys(values)
        .filter((field) => !UNSEEN.includes(field))
        .map((field) => translate(`resources.${resource}.fields.${field}`, { _: '' }))
        .filter(Boolean);
      const said = draft.fileLost ? FORM.draftBackWithoutPicture : FORM.draftBack;
      notify(labels.length > 0 ? `${said} (${labels.join(', ')})` : said, {
        type: 'info',
        autoHideDuration: null,
      });
    }
    restore().catch(console.error);
    return () => {
      open = false;
    };
  }, [isReady, path, part, mayAdopt, control, getValues, setValue, onRestore, notify, translate, resource]);
  return null;
}

function changesSince(
  saved: Values,
  { version, idempotency_key, ...values }: Record<string, unknown>,
): Omit<Changes, 'base'> {
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
