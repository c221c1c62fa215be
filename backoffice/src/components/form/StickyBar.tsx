import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  // It is as wide as the card, whose padding this undoes.
  mx: { xs: -2, sm: -3 },
  mb: -3,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
};

/** Its card must not have `overflow: hidden`, in which nothing is sticky, but may have `clip`. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <Box sx={BAR}>{children}</Box>;
}
