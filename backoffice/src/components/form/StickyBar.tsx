import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  // The padding of the card, whose end it is.
  mx: { xs: -2, sm: -3 },
  mb: -3,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
};

/** The end of a card of any length, in view with what saves it. The card must not hide its overflow, in which nothing is sticky. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <Box sx={BAR}>{children}</Box>;
}
