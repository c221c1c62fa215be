import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { PaperList } from '../components/PaperList';
import { ActionButton } from '../components/record/ActionButton';
import { DOCUMENT, PDF } from '../i18n/documents';

export default function DocumentList() {
  return (
    <PaperList
      resource="dokumen"
      sort="title"
      texts={DOCUMENT}
      action={({ file }) => <DownloadButton file={file} />}
    />
  );
}

/** A link would not send the token, without which an internal document is not there. */
function DownloadButton({ file }: { file: string }) {
  const provider = useDataProvider<typeof dataProvider>();
  return (
    <ActionButton
      label={PDF.download}
      variant="text"
      startIcon={<DownloadIcon />}
      action={() => provider.downloadDocument(file)}
      failure={PDF.notDownloaded}
    />
  );
}
