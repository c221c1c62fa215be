import { CreateScreen } from '../components/form/CreateScreen';
import { CERTIFICATE } from '../i18n/documents';
import { CertificateInputs } from './CertificateInputs';

export default function CertificateCreate() {
  return (
    <CreateScreen title={CERTIFICATE.createTitle} texts={CERTIFICATE}>
      <CertificateInputs />
    </CreateScreen>
  );
}
