import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Doubt } from '../record/Doubt';

/** The bar grows with it, and still covers no field that has the focus. */
const ROOM = { html: { scrollPaddingBottom: 'min(240px, 40vh)' } };

/** In the bar that saves, about fields that are far from it. */
export function SaveNotice({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ mb: 1 }}>
      <GlobalStyles styles={ROOM} />
      <Doubt>{children}</Doubt>
    </Typography>
  );
}
