import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Draft, draftKey, readDraft, removeDraft, storeDraft } from '../../auth/drafts';
import { formatTime } from '../../formatTime';
import { DRAFT } from '../../i18n/forms';
import { isSame } from './isSame';
import type { Values } from './mergeChanges';

const STORE_EVERY_MS = 2000;
/** These are stored with the input, but do not count as a change. */
const INTERNAL_FIELDS = ['version', 'idempotency_key'];

interface FormDraftProps {
  /** Tells a second form of a screen from its main one. */
  part?: string;
  saved?: boolean;
  /** @param base the record that the restored input was typed over */
  onRestore?: (base: Values) => void;
}

export function FormDraft({ part, saved = false, onRestore }: FormDraftProps) {
  const { pathname } = useLocation();
  const [key] = useState(() => draftKey(part === undefined ? pathname : `${pathname}#${part}`));
  const [offered, setOffered] = useState(() => readDraft(key));
  const { getValues, setValue, formState } = useFormContext();
  const { defaultValues = {}, isReady } = formState;
  const storeNow = useRef<() => void>();

  // A screen that fails takes the form away, and keeps its path and what was typed last.
  useEffect(
    () => () => {
      if (window.location.pathname === pathname) storeNow.current?.();
    },
    [pathname],
  );

  useEffect(() => {
    storeNow.current = undefined;
    if (saved) return removeDraft(key);
    // An offered draft is not overwritten before it is restored or discarded.
    if (!isReady || offered) return undefined;
    let stored: string | undefined;
    const store = () => {
      const draft = draftOf(defaultValues, getValues());
      const text = draft ? JSON.stringify(draft) : '';
      if (text === stored) return;
      if (draft) storeDraft(key, draft);
      else removeDraft(key);
      stored = text;
    };
    storeNow.current = store;
    // After a save that stays on the screen, what was stored before it goes.
    store();
    const timer = setInterval(store, STORE_EVERY_MS);
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
      // Who goes to another screen was asked about the changes.
      if (stored && window.location.pathname !== pathname) removeDraft(key);
    };
  }, [saved, isReady, offered, key, pathname, defaultValues, getValues]);

  if (!offered || saved) return null;

  function handleRestore({ values, base }: Draft) {
    for (const [field, value] of Object.entries(values)) setValue(field, value, { shouldDirty: true });
    onRestore?.(base);
    setOffered(undefined);
  }

  function handleDiscard() {
    removeDraft(key);
    setOffered(undefined);
  }

  return (
    <Alert role="status" severity="info" variant="outlined">
      {DRAFT.offer(formatTime(new Date(offered.at).toISOString()))}
      <span>{offered.fileLost && ` ${DRAFT.fileLost}`}</span>{' '}
      <Button size="small" variant="contained" onClick={() => handleRestore(offered)}>
        {DRAFT.restore}
      </Button>{' '}
      <Button size="small" onClick={handleDiscard}>
        {DRAFT.discard}
      </Button>
    </Alert>
  );
}

/** Undefined when nothing was typed, and for a form with a password. */
function draftOf(base: Values, values: Values): Omit<Draft, 'at'> | undefined {
  const changed = Object.keys(values).filter(
    (field) =>
      !(values[field] instanceof File) &&
      !INTERNAL_FIELDS.includes(field) &&
      !isSame(values[field], base[field]),
  );
  const fileLost = Object.values(values).some((value) => value instanceof File);
  if ('password' in values || (changed.length === 0 && !fileLost)) return undefined;
  const kept = [...changed, ...INTERNAL_FIELDS.filter((field) => values[field] !== undefined)];
  return { values: Object.fromEntries(kept.map((field) => [field, values[field]])), base, fileLost };
}
