import { Alert, TextField } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { Confirm, useGetList } from 'react-admin';
import type { CategoryResponse, LossRefusal } from 'api/schema';
import { LIMITS } from 'api/contract';
import { MOVE } from '../../i18n/products';

const ALL_BY_NAME = {
  pagination: { page: 1, perPage: LIMITS.rows },
  sort: { field: 'nama_category', order: 'ASC' },
} as const;

interface MoveDialogProps {
  title: string;
  children?: ReactNode;
  from?: number;
  confirm: string;
  confirmLoss: (products: number) => string;
  /** @returns a refusal when another number of products than `confirmed` would lose a value; then it asks again */
  move: (category_id: number, confirmed: number) => Promise<LossRefusal | undefined>;
  onClose: () => void;
}

/** Asks once more before products lose a value, and again whenever their number has changed meanwhile. */
export function MoveDialog({ title, children, from, confirm, confirmLoss, move, onClose }: MoveDialogProps) {
  const { data = [] } = useGetList<CategoryResponse>('kategori', ALL_BY_NAME);
  const categories = data.filter(({ id }) => id !== from);
  const [target, setTarget] = useState('');
  const [missing, setMissing] = useState(false);
  const targets = useRef<HTMLSelectElement>(null);
  const [loss, setLoss] = useState<LossRefusal>();
  const [busy, setBusy] = useState(false);

  async function handleConfirm() {
    if (!target) {
      setMissing(true);
      return targets.current?.focus();
    }
    setBusy(true);
    setLoss(await move(Number(target), loss?.data.products ?? 0));
    setBusy(false);
  }
  return (
    <Confirm
      isOpen
      loading={busy}
      title={title}
      content={
        <>
          {children}
          <TextField
            select
            label={MOVE.to}
            value={target}
            onChange={(event) => {
              setTarget(event.target.value);
              setMissing(false);
              setLoss(undefined);
            }}
            inputRef={targets}
            error={missing}
            helperText={missing && MOVE.where}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="" />
            {categories.map(({ id, nama_category }) => (
              <option key={id} value={id}>
                {nama_category}
              </option>
            ))}
          </TextField>
          {loss && (
            <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {loss.message}
            </Alert>
          )}
        </>
      }
      confirm={loss ? confirmLoss(loss.data.products) : confirm}
      confirmColor="warning"
      onConfirm={() => void handleConfirm()}
      onClose={() => !busy && onClose()}
    />
  );
}
