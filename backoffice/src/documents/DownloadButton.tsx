import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { PDF } from '../i18n/documents';
import { ActionButton } from '../components/record/ActionButton';

/** A link would not send the token, without which an internal document is not there. */
export function DownloadButton({ file }: { file: string }) {
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
