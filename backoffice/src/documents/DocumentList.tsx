import { Card, Chip, Stack, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import type { DocumentResponse } from 'api/schema';
import { Belonging, PublicFilter } from '../components/Belonging';
import { CardList } from '../components/list/CardList';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { AddLink } from '../components/record/AddLink';
import { DeleteButton } from '../components/record/DeleteButton';
import { DownloadButton } from './DownloadButton';
import { EditLink } from '../components/record/EditLink';
import { PRODUCTS_PER_PAGE } from '../constants';
import { WORDS } from '../i18n/codes';
import { BELONGING, DOCUMENT, megabytes, PDF } from '../i18n/documents';
import { LAYOUT, NONE_FITS } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';

const LANGUAGES = Object.entries(WORDS.language).map(([id, name]) => ({ id, name }));

export default function DocumentList() {
  return (
    <RecordList resource="dokumen" perPage={PRODUCTS_PER_PAGE} sort={{ field: 'title', order: 'ASC' }}>
      <PageHeading title={LAYOUT.documents} actions={<AddLink label={DOCUMENT.add} />} />
      <SearchForm label={DOCUMENT.search}>
        <SelectInput source="language" choices={LANGUAGES} emptyText={BELONGING.any} helperText={false} />
        <PublicFilter />
      </SearchForm>
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
  const { id, title, title_en, language, size, file, is_encrypted } = document;
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 }, overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {title_en && (
          <Typography variant="body2" lang="en">
            {title_en}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          PDF, {WORDS.language[language]}, {megabytes(size)}
        </Typography>
        <Belonging row={document} />
        {is_encrypted && (
          <Chip size="small" color="warning" label={PDF.encrypted} sx={{ alignSelf: 'flex-start' }} />
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <EditLink resource="dokumen" id={id} />
          <DownloadButton file={file} />
          <DeleteButton resource="dokumen" record={document} name={title} texts={DOCUMENT} />
        </Stack>
      </Stack>
    </Card>
  );
}
