import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRecordContext } from 'react-admin';
import { STILL_RIGHT } from '../i18n/translationTexts';
import { useStillRight } from './useStillRight';

/** Below a translation whose text has changed: it stays as it is, and is outdated no more. */
export default function StillRight({ field }: { field: string }) {
  const record = useRecordContext<{ id?: number }>();
  const { confirmed, confirm } = useStillRight();
  // A new record has nothing that was translated before.
  if (record?.id === undefined) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={confirmed.includes(field)}
          onChange={(_, isRight) => confirm(field, isRight)}
        />
      }
      label={STILL_RIGHT}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ minHeight: { xs: 44, sm: 0 } }}
    />
  );
}
