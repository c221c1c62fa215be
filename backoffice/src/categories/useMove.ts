import { useEffect, useRef, useState } from 'react';
import { useDataProvider, type UseGetListHookValue } from 'react-admin';
import type { SpecFieldResponse } from '../api/schema';
import { templateOf } from '../form/templateOf';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/**
 * Moves a field of a template by one place.
 * @returns `moved`: the sentence about the last move; `rows`: the element in which the pressed button keeps the focus
 */
export function useMove({ data: fields = [], refetch }: UseGetListHookValue<SpecFieldResponse>) {
  const provider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const [moved, setMoved] = useState('');
  const queue = useRef(Promise.resolve());
  const rows = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: number; by: -1 | 1 }>();
  const order = fields.map(({ id }) => id).join();

  useEffect(() => {
    if (!pressed.current) return;
    const { id, by } = pressed.current;
    pressed.current = undefined;
    const [up, down] = rows.current?.querySelectorAll<HTMLButtonElement>(`[data-field="${id}"] button`) ?? [];
    const same = by < 0 ? up : down;
    (same?.disabled ? (by < 0 ? down : up) : same)?.focus();
  }, [order]);

  async function moveOnce({ id, label, category_id }: SpecFieldResponse, by: -1 | 1) {
    try {
      const { data: before } = await provider.getList<SpecFieldResponse>(
        'spesifikasi',
        templateOf(category_id),
      );
      const from = before.findIndex((field) => field.id === id);
      const [field, other] = [before[from], before[from + by]];
      if (!field || !other) return;
      for (const [position, data] of before
        .with(from, other)
        .with(from + by, field)
        .entries()) {
        if (data.position === position) continue;
        await provider.update('spesifikasi', {
          id: data.id,
          data: { ...data, position },
          previousData: data,
        });
      }
      pressed.current = { id, by };
      await refetch();
      setMoved(SPECS.movedTo(label, from + by + 1, before.length));
    } catch (error) {
      notifyFailure(error, SPECS.update, { preferServerMessage: true });
      await refetch();
    }
  }

  /** One after the other: each begins with the order that the one before has left. */
  function move(field: SpecFieldResponse, by: -1 | 1): void {
    queue.current = queue.current.then(() => moveOnce(field, by));
  }
  return { move, moved, rows };
}
