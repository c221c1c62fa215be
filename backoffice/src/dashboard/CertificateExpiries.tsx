import { Box, Card, Link, Typography } from '@mui/material';
import { LinkBase, useGetList } from 'react-admin';
import { daysAfter, today } from 'api/shared';
import type { CertificateResponse } from 'api/schema';
import { logOnly } from '../components/list/logOnly';
import { formatDate } from '../formatTime';
import { CERTIFICATE } from '../i18n/documents';
import { useWholeList } from '../layout/useWholeList';
import { filtered, PATHS } from '../paths';

const PAGE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'expires_at', order: 'ASC' } } as const;
const OVER = { ...PAGE, filter: { expires_within: 0 } };
const SOON = { ...PAGE, filter: { expires_within: 60 } };

/** Each certificate stands below the shortest time within which it ends. */
export function CertificateExpiries() {
  const { data: over = [] } = useGetList<CertificateResponse>('sertifikat', OVER, logOnly);
  const { data: soon = [] } = useGetList<CertificateResponse>('sertifikat', SOON, logOnly);
  const showWholeList = useWholeList();
  const endingWithin = (least: number, days: number) =>
    soon.filter(
      ({ expires_at }) =>
        String(expires_at) <= daysAfter(today(), days) && String(expires_at) > daysAfter(today(), least),
    );
  const groups = [
    { days: 0, certificates: over },
    { days: 7, certificates: endingWithin(-1, 7) },
    { days: 30, certificates: endingWithin(7, 30) },
    { days: 60, certificates: endingWithin(30, 60) },
  ] as const;
  if (over.length + soon.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="overview-certificates">
      <Typography id="overview-certificates" variant="h2" sx={{ mb: 1.5 }}>
        {CERTIFICATE.expiring}
      </Typography>
      <Card sx={{ maxWidth: 720, p: 2, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {groups.map(
          ({ days, certificates }) =>
            certificates.length > 0 && (
              <Typography key={days} variant="body2">
                <Link
                  component={LinkBase}
                  to={filtered(PATHS.certificates, { expires_within: days })}
                  onClick={() => showWholeList('sertifikat')}
                >
                  {CERTIFICATE.within[days]}
                </Link>
                {': '}
                {certificates.map(inWords).join('; ')}
              </Typography>
            ),
        )}
      </Card>
    </Box>
  );
}

const inWords = ({ kind, number, expires_at }: CertificateResponse) =>
  `${kind} ${number} (${formatDate(String(expires_at))})`;
