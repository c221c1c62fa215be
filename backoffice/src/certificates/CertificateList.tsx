import { Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { isPast } from 'api/shared';
import type { CertificateResponse } from 'api/schema';
import { PaperList } from '../components/PaperList';
import { formatDate } from '../formatTime';
import { CERTIFICATE } from '../i18n/documents';
import { COMPLETENESS } from '../i18n/texts';

export default function CertificateList() {
  return (
    <PaperList
      resource="sertifikat"
      sort="kind"
      texts={CERTIFICATE}
      filter={
        <SelectInput
          source="expires_within"
          label={CERTIFICATE.validity}
          choices={CERTIFICATE.within}
          emptyText={COMPLETENESS.any}
          helperText={false}
        />
      }
    >
      {({ issuer, expires_at }: CertificateResponse) => (
        <>
          <Typography variant="body2">{issuer}</Typography>
          {expires_at && (
            <Typography variant="body2" color={isPast(expires_at) ? 'error' : 'textSecondary'}>
              {isPast(expires_at) ? CERTIFICATE.over : CERTIFICATE.until(formatDate(expires_at))}
            </Typography>
          )}
        </>
      )}
    </PaperList>
  );
}
