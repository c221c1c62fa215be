import { useState } from 'react';
import { useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { refusalOf } from '../api/failure';
import type { ChangedRecord } from '../api/records';
import type { Failure } from '../api/failure';
import { useNotifyFailure } from '../layout/useNotifyFailure';

export interface SubmitOptions {
  /** What is said when saving fails. */
  failure: Failure;
  /** The server's message stands in for the sentence. */
  serverFirst?: boolean;
  /** Instead of saving the record of the screen. */
  onSubmit?: (values: FieldValues) => Promise<void>;
}

/**
 * Saves; what the server has against single fields is returned for them.
 * @returns also whether that is under way, and what somebody else has changed meanwhile, until it is forgotten or saved
 * over
 */
export function useSubmit({ failure, serverFirst, onSubmit }: SubmitOptions) {
  const { save } = useSaveContext();
  const notifyFailure = useNotifyFailure();
  const [saving, setSaving] = useState(false);
  const [changed, setChanged] = useState<ChangedRecord>();

  // React Admin's save never rejects; its error callback is the only sign of a failure.
  const saveRecord = (values: FieldValues) =>
    new Promise<void>((resolve, reject) => {
      void Promise.resolve(save?.(values, { onError: reject })).then(() => resolve());
    });

  async function submit(values: FieldValues): Promise<FieldValues | undefined> {
    setSaving(true);
    setChanged(undefined);
    try {
      await (onSubmit ?? saveRecord)(values);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.data && 'version' in refusal.data) setChanged(refusal.data);
      else notifyFailure(error, failure, { serverFirst });
      // Without any error the form would count as saved, and let the administrator leave without a warning.
      return refusal?.errors ?? { root: { unsaved: failure.refused } };
    } finally {
      setSaving(false);
    }
  }
  return { submit, saving, changed, forgetChanged: () => setChanged(undefined) };
}
