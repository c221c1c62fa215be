import { Chip, Typography } from '@mui/material';
import type { DocumentResponse } from 'api/schema';
import { BelongingCard } from '../components/BelongingCard';
import { CardList } from '../components/list/CardList';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { AddLink } from '../components/record/AddLink';
import { DownloadButton } from './DownloadButton';
import { PRODUCTS_PER_PAGE } from '../constants';
import { WORDS } from '../i18n/codes';
import { DOCUMENT, megabytes, PDF } from '../i18n/documents';
import { LAYOUT, NONE_FITS } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';

export default function DocumentList() {
  return (
    <RecordList resource="dokumen" perPage={PRODUCTS_PER_PAGE} sort={{ field: 'title', order: 'ASC' }}>
      <PageHeading title={LAYOUT.documents} actions={<AddLink label={DOCUMENT.add} />} />
      <SearchForm label={DOCUMENT.search} />
      <CardList<DocumentResponse>
        component="ul"
        empty={DOCUMENT.empty}
        noneMatches={NONE_FITS}
        next={DOCUMENT.emptyNext}
      >
        {(document) => <DocumentCard key={document.id} document={document} />}
      </CardList>
    </RecordList>
  );
}

function DocumentCard({ document }: { document: DocumentResponse }) {
  const { title, title_en, language, size, file, is_encrypted } = document;
  return (
    <BelongingCard resource="dokumen" record={document} name={title} action={<DownloadButton file={file} />}>
      {title_en && (
        <Typography variant="body2" lang="en">
          {title_en}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        PDF, {WORDS.language[language]}, {megabytes(size)}
      </Typography>
      {is_encrypted && (
        <Chip size="small" color="warning" label={PDF.encrypted} sx={{ alignSelf: 'flex-start' }} />
      )}
    </BelongingCard>
  );
}
