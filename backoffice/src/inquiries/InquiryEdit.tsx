import { Box, Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  EditBase,
  LinkBase,
  Loading,
  useNavigate,
  useNotify,
  useParams,
  usePrevNextController,
  useRecordContext,
} from 'react-admin';
import type { InquiryResponse } from 'api/schema';
import { FRESH_RECORD, RecordForm } from '../components/form/RecordForm';
import { INQUIRY } from '../i18n/inquiries';
import { PageHeading } from '../layout/PageHeading';
import { NEW_INQUIRIES } from '../layout/Sidebar';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { PATHS } from '../paths';
import { BY_DAY } from './dueGroup';
import { HandlingInputs } from './HandlingInputs';
import { InquiryFacts } from './InquiryFacts';
import { ONE_THUMB } from './oneThumb';
import { Timeline } from './Timeline';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

/** What a save changes elsewhere on the screen. A new list of neighbours would skip those that follow by day. */
const HISTORY = ['riwayat'];
const COUNT = ['permintaan', 'getList', NEW_INQUIRIES];

/** A form keeps the draft of the record that it was opened with: the next record is another form. */
export default function InquiryEdit() {
  const { id } = useParams();
  return <InquiryScreen key={id} />;
}

/** It stays after a save, since a note or an answer may follow. */
function InquiryScreen() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mutationOptions = {
    meta: FRESH_RECORD.meta,
    onSuccess: () => {
      notify(INQUIRY.updated, { type: 'success' });
      for (const queryKey of [HISTORY, COUNT]) void queryClient.invalidateQueries({ queryKey });
    },
  };
  const queryOptions = {
    ...FRESH_RECORD,
    onError: (error: Error) => {
      notifyFailure(error, INQUIRY.load);
      navigate(PATHS.inquiries, { replace: true });
    },
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={queryOptions}
      loading={<Loading />}
      error={<></>}
    >
      <Box sx={ONE_THUMB}>
        <PageHeading title={INQUIRY.editTitle} actions={<Neighbours />} />
        <Inquiry />
      </Box>
    </EditBase>
  );
}

/** Not React Admin's buttons, whose arrows are small and are called pages here. */
function Neighbours() {
  const { prevPath, nextPath } = usePrevNextController({ sort: BY_DAY });
  return (
    <Stack component="nav" aria-label={INQUIRY.neighbours} direction="row" sx={{ gap: 1 }}>
      <Neighbour label={INQUIRY.previous} path={prevPath} />
      <Neighbour label={INQUIRY.next} path={nextPath} />
    </Stack>
  );
}

function Neighbour({ label, path }: { label: string; path?: string }) {
  return (
    <Button variant="outlined" {...(path ? { component: LinkBase, to: path } : { disabled: true })}>
      {label}
    </Button>
  );
}

function Inquiry() {
  const record = useRecordContext<InquiryResponse>();
  // A note is not put into the record of the form, which would drop what is typed there.
  const [noted, setNoted] = useState<Pick<InquiryResponse, 'notes' | 'first_replied_at'>>();
  if (!record) return null;
  const inquiry = { ...record, ...noted };
  return (
    <Box sx={COLUMNS}>
      <Stack sx={{ gap: 3 }}>
        <InquiryFacts inquiry={inquiry} />
        <RecordForm failure={INQUIRY.update}>
          <HandlingInputs />
        </RecordForm>
      </Stack>
      <Timeline
        inquiry={inquiry}
        onNoted={({ notes, first_replied_at }) => setNoted({ notes, first_replied_at })}
      />
    </Box>
  );
}
