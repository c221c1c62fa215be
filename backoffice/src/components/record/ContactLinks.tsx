import { Box, Link, Typography } from '@mui/material';
import { FieldTitle } from 'react-admin';
import type { REQUESTS } from 'api/contract';
import type { ContactResponse } from 'api/schema';
import { contactHref } from './contactHref';

/** In the order of the public site. */
const LINKS = ['url_whatsapp', 'url_instagram', 'url_tiktok', 'url_email', 'url_fb'] as const;

interface Props {
  contact: ContactResponse;
  fields?: readonly (keyof typeof REQUESTS.ContactRequest)[];
}

export function ContactLinks({ contact, fields = LINKS }: Props) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      {fields.map((field) => (
        <Box key={field} sx={{ display: 'grid', gridTemplateColumns: { sm: '180px 1fr' } }}>
          <Typography component="dt" color="textSecondary">
            <FieldTitle source={field} resource="kontak" />
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Address stored={contact[field] ?? ''} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Address({ stored }: { stored: string }) {
  const href = contactHref(stored);
  if (href === undefined) return stored || '-';
  return (
    <Link href={href} target="_blank" rel="noopener">
      {stored}
    </Link>
  );
}
