import { Box, Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material';
import { FieldTitle, LinkBase, useCreatePath } from 'react-admin';
import type { InquiryResponse } from 'api/schema';
import { formatTime } from '../formatTime';
import { WORDS, wordFor } from '../i18n/codes';
import { INQUIRY } from '../i18n/inquiries';
import { NotSpam } from './NotSpam';
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

const ROW = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '130px 1fr', sm: '160px 1fr' } };

export function InquiryFacts({ inquiry }: { inquiry: InquiryResponse }) {
  const { status, message } = inquiry;
  const facts = FACTS.flatMap((field) => (inquiry[field] ? [{ field, value: inquiry[field] }] : []));
  return (
    <Card component="section" aria-label={INQUIRY.facts} sx={{ overflowWrap: 'anywhere' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography variant="h2">{INQUIRY.facts}</Typography>
          {status && <Chip size="small" label={WORDS.status[status]} />}
          <NotSpam inquiry={inquiry} />
        </Stack>
        <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0 }}>
          {facts.map(({ field, value }) => (
            <Box key={field} sx={ROW}>
              <Typography component="dt" variant="body2" color="textSecondary">
                <FieldTitle source={field} resource="permintaan" />
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {field.endsWith('_at') ? formatTime(value) : wordFor(field, value)}
              </Typography>
            </Box>
          ))}
        </Box>
        {message && <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>}
        <Items inquiry={inquiry} />
        <PersonalData inquiry={inquiry} />
      </CardContent>
    </Card>
  );
}

function Items({ inquiry: { items = [] } }: { inquiry: InquiryResponse }) {
  const createPath = useCreatePath();
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
              <Link
                component={LinkBase}
                to={createPath({ resource: 'produk', type: 'edit', id: item.product_id })}
              >
                {asked(item)}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </div>
  );
}
