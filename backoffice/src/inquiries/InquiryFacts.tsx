import { Box, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import { FieldTitle } from 'react-admin';
import type { InquiryResponse } from 'api/schema';
import { Facts } from '../components/record/Facts';
import { NameLink } from '../components/record/NameLink';
import { formatTime } from '../formatTime';
import { WORDS, wordFor } from '../i18n/codes';
import { INQUIRY } from '../i18n/inquiries';
import { PersonalData } from './PersonalData';
import { asked } from './asked';

const FACTS = [
  'name',
  'company',
  'country',
  'phone',
  'email',
  'code',
  'channel',
  'created_at',
  'first_replied_at',
  'language',
  'port',
  'incoterm',
  'source',
  'utm',
] as const;

export function InquiryFacts({ inquiry }: { inquiry: InquiryResponse }) {
  const { status, message } = inquiry;
  const facts = FACTS.flatMap((field) => {
    const value = inquiry[field];
    if (!value) return [];
    return {
      key: field,
      label: <FieldTitle source={field} resource="permintaan" />,
      value: field.endsWith('_at') ? formatTime(value) : wordFor(field, value),
    };
  });
  return (
    <Card component="section" aria-label={INQUIRY.facts} sx={{ overflowWrap: 'anywhere' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography variant="h2">{INQUIRY.facts}</Typography>
          <Chip size="small" label={WORDS.status[status]} />
        </Stack>
        <Facts facts={facts} />
        {message && <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>}
        <Items inquiry={inquiry} />
        <PersonalData inquiry={inquiry} />
      </CardContent>
    </Card>
  );
}

function Items({ inquiry: { items } }: { inquiry: InquiryResponse }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Typography variant="h3">{INQUIRY.items}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 } }}>
        {items.map((item, at) => (
          <li key={at}>
            {item.product_id === null ? (
              asked(item)
            ) : (
              <NameLink resource="produk" id={item.product_id}>
                {asked(item)}
              </NameLink>
            )}
          </li>
        ))}
      </Box>
    </div>
  );
}
