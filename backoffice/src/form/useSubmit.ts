import { useState } from 'react';
import { useNotificationContext, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { refusalOf } from '../api/failure';
import type { Failure } from '../api/failure';
import type { ChangedRecord } from 'api/schema';
import { useNotifyFailure } from '../layout/useNotifyFailure';

export interface SubmitOptions {
  failure: Failure;
  /** Its message replaces the sentence. */
  preferServerMessage?: boolean;
  /** Replaces saving the record of the screen. */
  onSubmit?: (values: FieldValues) => Promise<void>;
}

/**
 * Saves the form; the server's errors of single fields are returned to it.
 * @returns `conflict`: another administrator's change since the record was loaded; `failed`: the error of the last try;
 * `unanswered`: what was sent by tries without an answer, and may be stored
 */
export function useSubmit({ failure, preferServerMessage, onSubmit }: SubmitOptions) {
  const { save } = useSaveContext();
  const notifyFailure = useNotifyFailure();
  const { resetNotifications } = useNotificationContext();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const [conflict, setConflict] = useState<ChangedRecord>();
  const [unanswered, setUnanswered] = useState<readonly FieldValues[]>([]);

  // React Admin's save never rejects; only its error callback tells of a failure.
  const saveRecord = (values: FieldValues) =>
    new Promise<void>((resolve, reject) => {
      void Promise.resolve(save?.(values, { onError: reject })).then(() => resolve());
    });

  async function submit(values: FieldValues): Promise<FieldValues | undefined> {
    setSaving(true);
    setConflict(undefined);
    // What an earlier try still has to say is over.
    resetNotifications();
    try {
      await (onSubmit ?? saveRecord)(values);
      setFailed(undefined);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      setFailed(error);
      if (!refusal) setUnanswered((earlier) => [...earlier, values]);
      if (refusal?.data && 'version' in refusal.data) setConflict(refusal.data);
      else notifyFailure(error, failure, { preferServerMessage });
      // Without an error the form would count as saved, and not warn of unsaved changes.
      return refusal?.errors ?? { root: { unsaved: failure.refused } };
    } finally {
      setSaving(false);
    }
  }
  return { submit, saving, failed, unanswered, conflict, clearConflict: () => setConflict(undefined) };
}
