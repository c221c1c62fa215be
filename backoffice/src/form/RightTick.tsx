import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { STILL_RIGHT } from '../i18n/translationTexts';

interface RightTickProps {
  checked: boolean;
  onChange: (isRight: boolean) => void;
}

/** Below what may be wrong: it was looked at, and stays as it is. */
export const RightTick = ({ checked, onChange }: RightTickProps) => (
  <FormControlLabel
    control={<Checkbox size="small" checked={checked} onChange={(_, isRight) => onChange(isRight)} />}
    label={STILL_RIGHT}
    slotProps={{ typography: { variant: 'body2' } }}
    sx={{ minHeight: { xs: 44, sm: 0 } }}
  />
);
