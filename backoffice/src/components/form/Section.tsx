import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const TWO_COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0 }}>
        <Typography variant="h2">{title}</Typography>
      </Box>
      <Box sx={{ ...TWO_COLUMNS, pt: 0.5, rowGap: 1 }}>{children}</Box>
    </Box>
  );
}
