import { Alert, TextField } from '@mui/material';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Confirm, useGetList } from 'react-admin';
import type { CategoryResponse, LossRefusal } from 'api/schema';
import { LIMITS } from 'api/contract';
import { MOVE } from '../i18n/products';

interface MoveDialogProps {
  title: string;
  /** Above the choice of a category. */
  children?: ReactNode;
  /** The category that they come from. */
  from?: number;
  confirm: string;
  confirmLoss: (products: number) => string;
  /**
   * @param confirmed how many products may lose a value by it
   * @returns why nothing, or not all, has been moved; then the same is asked again
   */
  move: (category_id: number, confirmed: number) => Promise<LossRefusal | undefined>;
  onClose: () => void;
}

/**
 * Asks for the category that products go to, and once more before they lose a value, whenever the number of those that do has
 * changed meanwhile.
 */
export function MoveDialog({ title, children, from, confirm, confirmLoss, move, onClose }: MoveDialogProps) {
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
          <CategorySelect
            label={MOVE.to}
            value={target}
            except={from}
            missing={missing ? MOVE.where : undefined}
            onChange={(chosen) => {
              setTarget(chosen);
              setMissing(false);
              setLoss(undefined);
            }}
            inputRef={targets}
          />
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

/** A list of the browser's own, which may be long. */
const ALL_BY_NAME = {
  pagination: { page: 1, perPage: LIMITS.rows },
  sort: { field: 'nama_category', order: 'ASC' },
} as const;

interface CategorySelectProps {
  label: string;
  /** An id; empty: none yet. */
  value: string;
  /** That is not among them. */
  except?: number;
  /** What is said of none. */
  missing?: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLSelectElement>;
}

/** A category, of a dialog. */
function CategorySelect({ label, value, except, missing, onChange, inputRef }: CategorySelectProps) {
  const { data: all } = useGetList<CategoryResponse>('kategori', ALL_BY_NAME);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputRef={inputRef}
      error={Boolean(missing)}
      helperText={missing}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" />
      {all
        ?.filter(({ id }) => id !== except)
        .map(({ id, nama_category }) => (
          <option key={id} value={id}>
            {nama_category}
          </option>
        ))}
    </TextField>
  );
}
