import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { AutocompleteInput, LinkBase, ReferenceInput, useListContext, useTranslate } from 'react-admin';
import type { InquiryResponse } from 'api/schema';
import { download } from '../api/httpClient';
import type { SheetFormat } from '../api/productSheets';
import { API } from '../api/request';
import { INQUIRIES_PER_PAGE } from '../constants';
import { formatDate } from '../formatTime';
import { WORDS } from '../i18n/codes';
import { INQUIRIES, INQUIRY } from '../i18n/inquiries';
import { NONE_FITS } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CodeInput } from '../components/CodeInput';
import { CardList } from '../components/list/CardList';
import { ClearSearch } from '../components/list/ClearSearch';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { ActionButton } from '../components/record/ActionButton';
import { AddLink } from '../components/record/AddLink';
import { NameLink } from '../components/record/NameLink';
import { filtered, PATHS } from '../paths';
import { AssigneeInput, AssigneeName } from './AssigneeInput';
import { BY_DAY, dueGroup } from './dueGroup';
import { NotSpam } from './NotSpam';
import { ONE_THUMB } from './oneThumb';
import { asked } from './asked';

export default function InquiryList() {
  const actions = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ClearSearch label={INQUIRIES.all} />
      <Button component={LinkBase} to={filtered(PATHS.inquiries, { status: 'spam' })}>
        {INQUIRIES.suspected}
      </Button>
      <ExportButton format="csv" />
      <ExportButton format="xlsx" />
      <AddLink label={INQUIRIES.add} />
    </Stack>
  );
  return (
    <Box sx={ONE_THUMB}>
      <RecordList resource="permintaan" perPage={INQUIRIES_PER_PAGE} sort={BY_DAY}>
        <PageHeading title={INQUIRIES.title} actions={actions} />
        <InquiryFilters />
        <CardList<InquiryResponse>
          component="ul"
          empty={INQUIRIES.empty}
          noneMatches={NONE_FITS}
          next={INQUIRIES.emptyNext}
          heading={(inquiry) => INQUIRIES.groups[dueGroup(inquiry)]}
        >
          {(inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} />}
        </CardList>
      </RecordList>
    </Box>
  );
}

/** All that the list finds, in its order. */
function ExportButton({ format }: { format: SheetFormat }) {
  const list = useListContext();
  const filter = JSON.stringify(list.filterValues);
  const sort = JSON.stringify([list.sort.field, list.sort.order]);
  const query = String(new URLSearchParams({ format, filter, sort }));
  return (
    <ActionButton
      label={INQUIRIES.exports[format]}
      variant="text"
      action={() => download(`${API}/inquiry/sheet?${query}`)}
      failure={INQUIRY.notDownloaded}
      keepsData
    />
  );
}

function InquiryFilters() {
  const label = useTranslate()('resources.permintaan.fields.items');
  return (
    <SearchForm label={INQUIRIES.search}>
      <CodeInput source="status" words={WORDS.status} emptyText={INQUIRIES.any} />
      <AssigneeInput mine={INQUIRIES.mine} emptyText={INQUIRIES.any} />
      <ReferenceInput source="product_id" reference="produk" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput label={label} noOptionsText={NONE_FITS} />
      </ReferenceInput>
      <CodeInput source="channel" words={WORDS.channel} emptyText={INQUIRIES.any} />
    </SearchForm>
  );
}

function InquiryCard({ inquiry }: { inquiry: InquiryResponse }) {
  const { id, code, name, company, country, channel, status, items, follow_up_at, assignee_id } = inquiry;
  return (
    <Card component="li" sx={{ position: 'relative', p: { xs: 1.5, sm: 2 }, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3">
          <NameLink
            resource="permintaan"
            id={id}
            underline="hover"
            // Stretches the link over the whole card.
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {name ?? code}
          </NameLink>
        </Typography>
        <Chip size="small" color={status === 'baru' ? 'success' : 'default'} label={WORDS.status[status]} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {[name && code, WORDS.channel[channel], company, country].filter(Boolean).join(' · ')}
      </Typography>
      {items.length > 0 && (
        <Typography variant="body2">{items.map((item) => asked(item)).join(' · ')}</Typography>
      )}
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
        {follow_up_at && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {INQUIRIES.followUp(formatDate(follow_up_at))}
          </Typography>
        )}
        {assignee_id && (
          <Typography variant="body2" color="textSecondary">
            <AssigneeName id={assignee_id} />
          </Typography>
        )}
      </Stack>
      <Box sx={{ position: 'relative', width: 'fit-content', mt: 1, '&:empty': { display: 'none' } }}>
        <NotSpam inquiry={inquiry} />
      </Box>
    </Card>
  );
}
