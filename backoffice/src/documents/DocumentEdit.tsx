import { EditScreen } from '../components/form/EditScreen';
import { DOCUMENT } from '../i18n/documents';
import { DocumentInputs } from './DocumentInputs';

export default function DocumentEdit() {
  return (
    <EditScreen title={DOCUMENT.editTitle} texts={DOCUMENT}>
      <DocumentInputs />
    </EditScreen>
  );
}
