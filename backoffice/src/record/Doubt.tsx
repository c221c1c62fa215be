import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Below a field whose value is taken, and may not be what was meant. */
export const Doubt = ({ children }: { children: ReactNode }) => (
  <Box component="strong" sx={{ display: 'block', color: 'warning.main' }}>
    {children}
  </Box>
);
