import Alert from '@mui/material/Alert';
import { type ReactNode, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import type { LossRefusal } from 'api/schema';
import { MOVE } from '../i18n/products';
import { CategorySelect } from './CategorySelect';

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
