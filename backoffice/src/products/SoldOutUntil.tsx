import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import type { SomeAvailability } from 'api/schema';
import { formatDate } from '../formatTime';
import { SELECTION } from '../i18n/selectionTexts';
import { SOLD_OUT } from '../i18n/soldOutTexts';

interface SoldOutUntilProps {
  count: number;
  saving: boolean;
  onChoose: (fields: Omit<SomeAvailability, 'ids'>, word: string) => void;
  onClose: () => void;
}

/** Asks from when so many products are to be had again. */
export default function SoldOutUntil({ count, saving, onChoose, onClose }: SoldOutUntilProps) {
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const today = new Date().toLocaleDateString('sv');
  const isToCome = day >= today;

  function handleConfirm() {
    if (isToCome)
      return onChoose({ availability: 'sold_out', back_in_stock_on: day }, SOLD_OUT.until(formatDate(day)));
    setAsked(true);
    input.current?.focus();
  }
  return (
    <Confirm
      isOpen
      loading={saving}
      title={SOLD_OUT.title(count)}
      content={
        <TextField
          autoFocus
          fullWidth
          type="date"
          label={SOLD_OUT.day}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={asked && !isToCome}
          helperText={asked && !isToCome ? SOLD_OUT.missing : SOLD_OUT.hint}
          inputRef={input}
          slotProps={{ htmlInput: { min: today }, inputLabel: { shrink: true } }}
        />
      }
      confirm={SELECTION.changeAvailability}
      confirmColor="warning"
      onConfirm={handleConfirm}
      onClose={() => !saving && onClose()}
    />
  );
}
