import { EditScreen } from '../components/form/EditScreen';
import { CERTIFICATE } from '../i18n/documents';
import { CertificateInputs } from './CertificateInputs';

export default function CertificateEdit() {
  return (
    <EditScreen title={CERTIFICATE.editTitle} texts={CERTIFICATE}>
      <CertificateInputs />
    </EditScreen>
  );
}
