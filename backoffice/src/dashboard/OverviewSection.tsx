import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { OVERVIEW } from '../i18n/texts';

interface OverviewSectionProps {
  title: string;
  action?: ReactNode;
  /** A failed reload leaves what is shown. */
  query: { data?: unknown; isPending: boolean; error: unknown };
  children: ReactNode;
}

export function OverviewSection({ title, action, query, children }: OverviewSectionProps) {
  const id = useId();
  const { data, isPending, error } = query;
  return (
    <Box component="section" aria-labelledby={id} sx={{ position: 'relative' }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </Stack>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error !== null && !data && <Typography color="textSecondary">{OVERVIEW.notLoaded}</Typography>}
      {children}
    </Box>
  );
}
