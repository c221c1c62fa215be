import { Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetRecordRepresentation } from 'react-admin';
import type { CertificateResponse, DocumentResponse } from 'api/schema';
import type { SortOf } from '../api/resources';
import { PRODUCTS_PER_PAGE } from '../constants';
import { belonging, PAPERS, type PaperTexts } from '../i18n/documents';
import { NONE_FITS } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { AddLink } from './record/AddLink';
import { DeleteButton } from './record/DeleteButton';
import { EditLink } from './record/EditLink';
import { CardList } from './list/CardList';
import { RecordList } from './list/RecordList';
import { SearchForm } from './list/SearchForm';

type Paper = DocumentResponse | CertificateResponse;

interface PaperListProps<Name extends 'dokumen' | 'sertifikat', Row extends Paper> {
  resource: Name;
  sort: SortOf<Name>;
  texts: PaperTexts & { details: (paper: Row) => (string | null)[] };
  filter?: ReactNode;
  action?: (paper: Row) => ReactNode;
}

/** Papers belong to products or to the company. */
export function PaperList<Name extends 'dokumen' | 'sertifikat', Row extends Paper>({
  resource,
  sort,
  texts,
  filter,
  action,
}: PaperListProps<Name, Row>) {
  const nameOf = useGetRecordRepresentation(resource);
  const cardOf = (paper: Row) => (
    <Card key={paper.id} component="li" sx={{ p: { xs: 1.5, sm: 2 }, overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2">
          {nameOf(paper)}
        </Typography>
        <Typography variant="body2">
          {[...texts.details(paper), ...belonging(paper)].filter(Boolean).join(' · ')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <EditLink resource={resource} id={paper.id} />
          {action?.(paper)}
          <DeleteButton
            resource={resource}
            record={paper}
            name={nameOf(paper) as string}
            texts={texts}
            content={PAPERS.deleteHint}
          />
        </Stack>
      </Stack>
    </Card>
  );
  return (
    <RecordList resource={resource} perPage={PRODUCTS_PER_PAGE} sort={{ field: sort, order: 'ASC' }}>
      <PageHeading title={texts.title} actions={<AddLink label={texts.add} />} />
      <SearchForm label={texts.search}>{filter}</SearchForm>
      <CardList<Row> component="ul" empty={texts.empty} noneMatches={NONE_FITS} next={texts.emptyNext}>
        {cardOf}
      </CardList>
    </RecordList>
  );
}
