import { Box } from '@mui/material';
import { AutocompleteInput, maxLength, ReferenceInput, required, TextInput } from 'react-admin';
import { REQUESTS } from 'api/contract';
import { SIDE_BY_SIDE } from '../components/form/Section';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { DayInput } from '../components/DayInput';
import { PaperForm } from '../components/PaperForm';
import { CERTIFICATE } from '../i18n/documents';

const { kind, number, issuer } = REQUESTS.CertificateRequest;
const needed = ({ maxLength: longest }: { maxLength: number }) => [required(), maxLength(longest)];
const [KIND, NUMBER, ISSUER] = [kind, number, issuer].map(needed);
const BY_TITLE = { field: 'title', order: 'ASC' } as const;

export default function CertificateForm() {
  return (
    <PaperForm texts={CERTIFICATE}>
      <TextInput source="kind" validate={KIND} helperText={CERTIFICATE.kindHint} />
      <TextInput source="number" validate={NUMBER} />
      <TextInput source="issuer" validate={ISSUER} />
      <LocalizedTextInput source="scope" minRows={2} />
      <Box sx={SIDE_BY_SIDE}>
        <DayInput source="issued_at" />
        <DayInput source="expires_at" past={CERTIFICATE.over} />
      </Box>
      <ReferenceInput source="document_id" reference="dokumen" sort={BY_TITLE}>
        <AutocompleteInput />
      </ReferenceInput>
    </PaperForm>
  );
}
