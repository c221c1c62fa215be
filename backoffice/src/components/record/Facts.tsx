import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** A label stands beside its value, and on a phone above it. */
export function Facts({ facts, labelWidth = 140 }: { facts: readonly Fact[]; labelWidth?: number }) {
  const columns = { sm: `${labelWidth}px minmax(0, 1fr)` };
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, overflowWrap: 'anywhere' }}>
      {facts.map(({ key, label, value }) => (
        <Box key={key} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: columns }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
