import { Card, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { CertificateResponse, DocumentResponse } from 'api/schema';
import { BELONGING, CERTIFICATE, DOCUMENT } from '../i18n/documents';
import { DeleteButton } from './record/DeleteButton';
import { EditLink } from './record/EditLink';

const TEXTS = { dokumen: DOCUMENT, sertifikat: CERTIFICATE };

interface BelongingCardProps {
  resource: keyof typeof TEXTS;
  record: DocumentResponse | CertificateResponse;
  name: string;
  children: ReactNode;
  action?: ReactNode;
}

export function BelongingCard({ resource, record, name, children, action }: BelongingCardProps) {
  const { id, is_public, product_ids } = record;
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 }, overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        {children}
        <Typography variant="body2" color="textSecondary">
          {product_ids.length > 0 ? BELONGING.products(product_ids.length) : BELONGING.company}
        </Typography>
        {!is_public && <Chip size="small" label={BELONGING.internal} sx={{ alignSelf: 'flex-start' }} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <EditLink resource={resource} id={id} />
          {action}
          <DeleteButton resource={resource} record={record} name={name} texts={TEXTS[resource]} />
        </Stack>
      </Stack>
    </Card>
  );
}
