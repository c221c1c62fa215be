import { Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { isPast } from 'api/shared';
import type { CertificateResponse } from 'api/schema';
import { BelongingCard } from '../components/BelongingCard';
import { CardList } from '../components/list/CardList';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { AddLink } from '../components/record/AddLink';
import { PRODUCTS_PER_PAGE } from '../constants';
import { formatDate } from '../formatTime';
import { CERTIFICATE } from '../i18n/documents';
import { LAYOUT, NONE_FITS } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';

const WITHIN = Object.entries(CERTIFICATE.within).map(([id, name]) => ({ id: Number(id), name }));

export default function CertificateList() {
  return (
    <RecordList resource="sertifikat" perPage={PRODUCTS_PER_PAGE} sort={{ field: 'kind', order: 'ASC' }}>
      <PageHeading title={LAYOUT.certificates} actions={<AddLink label={CERTIFICATE.add} />} />
      <SearchForm label={CERTIFICATE.search}>
        <SelectInput
          source="expires_within"
          label={CERTIFICATE.validity}
          choices={WITHIN}
          emptyText={CERTIFICATE.any}
          helperText={false}
        />
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
  const { kind, number, issuer, expires_at } = certificate;
  return (
    <BelongingCard resource="sertifikat" record={certificate} name={`${kind} ${number}`}>
      <Typography variant="body2">{issuer}</Typography>
      {expires_at && (
        <Typography variant="body2" color={isPast(expires_at) ? 'error' : 'textSecondary'}>
          {isPast(expires_at) ? CERTIFICATE.over : CERTIFICATE.until(formatDate(expires_at))}
        </Typography>
      )}
    </BelongingCard>
  );
}
