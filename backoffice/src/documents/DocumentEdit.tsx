import { useRecordContext } from 'react-admin';
import type { DocumentResponse } from 'api/schema';
import { EditScreen } from '../components/form/EditScreen';
import { DownloadButton } from './DownloadButton';
import { DOCUMENT } from '../i18n/documents';
import { DocumentInputs } from './DocumentInputs';

export default function DocumentEdit() {
  return (
    <EditScreen title={DOCUMENT.editTitle} texts={DOCUMENT} actions={<Download />}>
      <DocumentInputs />
    </EditScreen>
  );
}

function Download() {
  const document = useRecordContext<DocumentResponse>();
  return document && <DownloadButton file={document.file} />;
}
