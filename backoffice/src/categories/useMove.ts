import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { SpecFieldResponse } from '../api/schema';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/**
 * Moves a field of a template by one place.
 * @returns `moved`: the sentence about the last move; `list`: the element in which the pressed button keeps the focus
 */
export function useMove(fields: readonly SpecFieldResponse[]) {
  const provider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [moved, setMoved] = useState('');
  const busy = useRef(false);
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: number; by: -1 | 1 }>();
  const order = fields.map(({ id }) => id).join();

  useEffect(() => {
    if (!pressed.current) return;
    const { id, by } = pressed.current;
    pressed.current = undefined;
    const [up, down] = list.current?.querySelectorAll<HTMLButtonElement>(`[data-field="${id}"] button`) ?? [];
    const same = by < 0 ? up : down;
    (same?.disabled ? (by < 0 ? down : up) : same)?.focus();
  }, [order]);

  async function move(field: SpecFieldResponse, by: -1 | 1) {
    const from = fields.indexOf(field);
    const other = fields[from + by];
    if (busy.current || !other) return;
    busy.current = true;
    const reordered = fields.with(from, other).with(from + by, field);
    try {
      for (const [position, data] of reordered.entries()) {
        if (data.position === position) continue;
        await provider.update('spesifikasi', {
          id: data.id,
          data: { ...data, position },
          previousData: data,
        });
      }
      pressed.current = { id: field.id, by };
      setMoved(SPECS.movedTo(field.label, from + by + 1, fields.length));
    } catch (error) {
      notifyFailure(error, SPECS.update, { preferServerMessage: true });
    } finally {
      busy.current = false;
      refresh();
    }
  }
  return { move, moved, list };
}
