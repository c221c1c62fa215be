import Typography from '@mui/material/Typography';
import { isDisconnected, isGone } from '../api/failure';
import { FORM } from '../i18n/forms';
import { Disconnected } from './Disconnected';

interface NotSavedProps {
  /** Of the last save. */
  failure: unknown;
  busy: boolean;
}

/** Says what the form, which stays, has left of a save that had no answer, or no record any more. */
export function NotSaved({ failure, busy }: NotSavedProps) {
  if (isDisconnected(failure)) return <Disconnected busy={busy} />;
  if (!isGone(failure)) return null;
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600, mb: 1 }}>
      {FORM.gone}
    </Typography>
  );
}
