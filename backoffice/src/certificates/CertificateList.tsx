import { SelectInput } from 'react-admin';
import { PaperList } from '../components/PaperList';
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
        />
      }
    />
  );
}
