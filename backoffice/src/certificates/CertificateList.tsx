import { Card, Stack, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { isPast } from 'api/shared';
import type { CertificateResponse } from 'api/schema';
import { Belonging, PublicFilter } from '../components/Belonging';
import { CardList } from '../components/list/CardList';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { AddLink } from '../components/record/AddLink';
import { DeleteButton } from '../components/record/DeleteButton';
import { EditLink } from '../components/record/EditLink';
import { PRODUCTS_PER_PAGE } from '../constants';
import { formatDate } from '../formatTime';
import { BELONGING, CERTIFICATE } from '../i18n/documents';
import { LAYOUT, NONE_FITS } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';

export default function CertificateList() {
  return (
    <RecordList resource="sertifikat" perPage={PRODUCTS_PER_PAGE} sort={{ field: 'kind', order: 'ASC' }}>
      <PageHeading title={LAYOUT.certificates} actions={<AddLink label={CERTIFICATE.add} />} />
      <SearchForm label={CERTIFICATE.search}>
        <SelectInput
          source="expires_within"
          label={CERTIFICATE.validity}
          choices={CERTIFICATE.within}
          emptyText={BELONGING.any}
          helperText={false}
        />
        <PublicFilter />
      </SearchForm>
      <CardList<CertificateResponse>
        component="ul"
        empty={CERTIFICATE.empty}
        noneMatches={NONE_FITS}
        next={CERTIFICATE.emptyNext}
      >
        {(certificate) => <CertificateCard key={certificate.id} certificate={certificate} />}
      </CardList>
    </RecordList>
  );
}

function CertificateCard({ certificate }: { certificate: CertificateResponse }) {
  const { id, kind, number, issuer, expires_at } = certificate;
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 }, overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="h3" component="h2">
          {kind} {number}
        </Typography>
        <Typography variant="body2">{issuer}</Typography>
        {expires_at && (
          <Typography variant="body2" color={isPast(expires_at) ? 'error' : 'textSecondary'}>
            {isPast(expires_at) ? CERTIFICATE.over : CERTIFICATE.until(formatDate(expires_at))}
          </Typography>
        )}
        <Belonging row={certificate} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <EditLink resource="sertifikat" id={id} />
          <DeleteButton
            resource="sertifikat"
            record={certificate}
            name={`${kind} ${number}`}
            texts={CERTIFICATE}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
