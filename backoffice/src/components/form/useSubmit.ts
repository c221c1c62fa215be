import { useRef, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useNotificationContext,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type Failure, NotConfirmed, refusalOf } from '../../api/failure';
import { writtenFields } from '../../api/requestBody';
import type { Conflict } from './ConflictDialog';
import { mergeChanges, type Values } from './mergeChanges';
import { readPicture } from './readPicture';
import { useNotifyFailure } from '../../layout/useNotifyFailure';

export interface SubmitOptions {
  failure: Failure;
  preferServerMessage?: boolean;
  onSubmit?: (values: FieldValues) => Promise<void>;
}

/**
 * Saves the form, merged with what somebody else has saved since it was opened.
 * @returns `setBase` sets the record that the input began with, when it is not that of the screen
 */
export function useSubmit({ failure, preferServerMessage, onSubmit }: SubmitOptions) {
  const { save } = useSaveContext();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const { resetNotifications } = useNotificationContext();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const otherBase = useRef<Values>();

  // React Admin's save never rejects: it only calls onError.
  const saveRecord = (values: FieldValues) =>
    new Promise<void>((resolve, reject) => {
      void Promise.resolve(save?.(values, { onError: reject })).then(() => resolve());
    });

  async function saveMerged(mine: FieldValues, base: Values): Promise<void> {
    try {
      await saveRecord(mine);
    } catch (error) {
      const change = refusalOf(error)?.data;
      if (!change || !('version' in change) || !record) throw error;
      const { data: stored } = await provider.getOne<RaRecord>(resource, {
        id: record.id,
        meta: { whole: true },
      });
      const { values: merged, conflicts } = mergeChanges(
        { base, mine, theirs: stored },
        writtenFields(resource),
      );
      if (conflicts.length === 0) return saveMerged(merged, stored);
      setConflict({ change, stored, merged, fields: conflicts });
      throw error;
    }
  }

  async function submit(input: FieldValues): Promise<FieldValues | undefined> {
    setSaving(true);
    setConflict(undefined);
    // The message of an earlier try may still show.
    resetNotifications();
    const values = await withReadPicture(input);
    const base = otherBase.current?.version === values.version ? otherBase.current : record;
    try {
      await (onSubmit ? onSubmit(values) : saveMerged(values, base ?? {}));
      setFailed(undefined);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      setFailed(error);
      // A dialog has already told of these two.
      const isShownInDialog = error instanceof NotConfirmed || (refusal?.data && 'version' in refusal.data);
      if (!isShownInDialog) notifyFailure(error, failure, { preferServerMessage });
      // Without an error the form would count as saved, and not warn of unsaved changes.
      return refusal?.errors ?? { root: { unsaved: failure.refused } };
    } finally {
      setSaving(false);
    }
  }
  const setBase = (base: Values) => (otherBase.current = base);
  return { submit, saving, failed, conflict, clearConflict: () => setConflict(undefined), setBase };
}

/** A picture that was chosen just now may still be being made smaller. */
async function withReadPicture(values: FieldValues): Promise<FieldValues> {
  const image: unknown = values.image;
  return image instanceof File ? { ...values, image: await readPicture(image) } : values;
}
