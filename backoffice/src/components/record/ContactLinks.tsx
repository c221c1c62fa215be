import { Link } from '@mui/material';
import { FieldTitle } from 'react-admin';
import type { REQUESTS } from 'api/contract';
import type { ContactResponse } from 'api/schema';
import { contactHref } from './contactHref';
import { Facts } from './Facts';

/** In the order of the public site. */
const LINKS = ['url_whatsapp', 'url_instagram', 'url_tiktok', 'url_email', 'url_fb'] as const;

interface Props {
  contact: ContactResponse;
  fields?: readonly (keyof typeof REQUESTS.ContactRequest)[];
}

export function ContactLinks({ contact, fields = LINKS }: Props) {
  const facts = fields.map((field) => ({
    key: field,
    label: <FieldTitle source={field} resource="kontak" />,
    value: <Address stored={contact[field] ?? ''} />,
  }));
  return <Facts facts={facts} labelWidth={180} />;
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
