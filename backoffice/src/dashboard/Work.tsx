import { Box, Card, Link, Typography } from '@mui/material';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import type { HistoryResponse } from 'api/schema';
import { IN_HISTORY } from '../api/resources';
import { LATEST_CHANGES } from '../constants';
import { formatTime } from '../formatTime';
import { WORK } from '../i18n/dashboard';
import { CERTIFICATE } from '../i18n/documents';
import { HISTORY, PRODUCT, TRASH } from '../i18n/texts';
import { logOnly } from '../components/list/logOnly';
import { PATHS } from '../paths';
import { historyPath } from '../components/record/historyPath';
import { actionVerb } from '../components/record/actionVerb';
import { CountCard } from './CountCard';
import { FailedMails } from './FailedMails';
import { OverviewSection } from './OverviewSection';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** Hides the section when no tile has anything to count. */
const UNLESS_EMPTY = { '&:not(:has(a))': { display: 'none' } };

export default function Work() {
  return (
    <>
      <FailedMails />
      <Box component="section" aria-labelledby="overview-work" sx={UNLESS_EMPTY}>
        <Typography id="overview-work" variant="h2" sx={{ mb: 1.5 }}>
          {WORK.incomplete}
        </Typography>
        <Box sx={GRID}>
          {Object.entries(PRODUCT.lacks).map(([lacks, label]) => (
            <CountCard key={lacks} resource="produk" label={label} filter={{ lacks }} hideNone />
          ))}
          {Object.entries(WORK.categories).map(([lacks, label]) => (
            <CountCard key={lacks} resource="kategori" label={label} filter={{ lacks }} hideNone />
          ))}
          {CERTIFICATE.within.map(({ id, name }) => (
            <CountCard key={id} resource="sertifikat" label={name} filter={{ expires_within: id }} hideNone />
          ))}
          <CountCard resource="sampah" label={TRASH.title} hideNone />
        </Box>
      </Box>
      <LatestChanges />
    </>
  );
}

const LATEST = {
  filter: { folded: true },
  pagination: { page: 1, perPage: LATEST_CHANGES },
  sort: { field: 'at', order: 'DESC' },
} as const;

const LIST = { maxWidth: 720, listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } };

function LatestChanges() {
  const query = useGetList<HistoryResponse>('riwayat', LATEST, logOnly);
  return (
    <OverviewSection title={WORK.latest} query={query}>
      {query.data?.length === 0 && <Typography color="textSecondary">{HISTORY.empty}</Typography>}
      <Card component="ol" sx={LIST}>
        {query.data?.map((entry) => (
          <Change key={entry.id} entry={entry} />
        ))}
      </Card>
    </OverviewSection>
  );
}

function Change({ entry }: { entry: HistoryResponse }) {
  const { admin_name, resource, record_id, record_name, at, parts } = entry;
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{ position: 'relative', px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{admin_name}</strong> {actionVerb(entry)}{' '}
        {translate(`resources.${IN_HISTORY[resource]}.name`)} {record_name}
        <span>{parts > 0 && `, ${HISTORY.parts(parts)}`}</span>
      </Typography>
      <Link
        component={LinkBase}
        to={parts > 0 ? PATHS.history : historyPath(IN_HISTORY[resource], record_id)}
        variant="body2"
        // Stretches the link over the whole item.
        sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        <time dateTime={at}>{formatTime(at)}</time>
      </Link>
    </Box>
  );
}
