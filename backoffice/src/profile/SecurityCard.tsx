import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SecurityCardProps {
  title: string;
  hint: string;
  children: ReactNode;
}

export function SecurityCard({ title, hint, children }: SecurityCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
