import { Button, Stack, Typography } from '@mui/material';
import { FORM } from '../../i18n/forms';

/** Has to be inside the form, which its button submits again. */
export function Disconnected({ busy }: { busy: boolean }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
      <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
        {FORM.disconnected}
      </Typography>
      <Button type="submit" size="small" disabled={busy}>
        {FORM.tryAgain}
      </Button>
    </Stack>
  );
}
