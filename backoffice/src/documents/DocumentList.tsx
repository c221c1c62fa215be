import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { download } from '../api/httpClient';
import { PaperList } from '../components/PaperList';
import { ActionButton } from '../components/record/ActionButton';
import { DOCUMENT, PDF } from '../i18n/documents';

export default function DocumentList() {
  return (
    <PaperList
      resource="dokumen"
      sort="title"
      texts={DOCUMENT}
      // A link would not send the token, without which an internal document is not there.
      action={({ file }) => (
        <ActionButton
          label={PDF.download}
          variant="text"
          startIcon={<DownloadIcon />}
          action={() => download(file)}
          failure={PDF.notDownloaded}
        />
      )}
    />
  );
}
