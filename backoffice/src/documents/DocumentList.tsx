import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Chip, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { DocumentResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { PaperList } from '../components/PaperList';
import { ActionButton } from '../components/record/ActionButton';
import { WORDS } from '../i18n/codes';
import { DOCUMENT, megabytes, PDF } from '../i18n/documents';

export default function DocumentList() {
  return (
    <PaperList
      resource="dokumen"
      sort="title"
      texts={DOCUMENT}
      action={({ file }: DocumentResponse) => <DownloadButton file={file} />}
    >
      {({ title_en, language, size, is_encrypted }) => (
        <>
          <Typography variant="body2" lang="en">
            {title_en}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            PDF, {WORDS.language[language]}, {megabytes(size)}
          </Typography>
          {is_encrypted && <Chip size="small" color="warning" label={PDF.encrypted} />}
        </>
      )}
    </PaperList>
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
