import { CreateScreen } from '../components/form/CreateScreen';
import { DOCUMENT } from '../i18n/documents';
import { DocumentInputs } from './DocumentInputs';

export default function DocumentCreate() {
  return (
    <CreateScreen title={DOCUMENT.createTitle} texts={DOCUMENT}>
      <DocumentInputs />
    </CreateScreen>
  );
}
