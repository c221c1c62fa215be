import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function TitledCard({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ overflow: 'clip' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary">{hint}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}
