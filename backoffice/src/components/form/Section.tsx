import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const TWO_COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

/** For a text and its translation: across all columns of a section. */
export const SIDE_BY_SIDE = {
  ...TWO_COLUMNS,
  rowGap: 1,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  gridColumn: '1 / -1',
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
