import { Box, Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkBase, useParams, usePrevNextController, useRecordContext } from 'react-admin';
import type { InquiryResponse } from 'api/schema';
import { EditScreen } from '../components/form/EditScreen';
import { INQUIRY } from '../i18n/inquiries';
import { NEW_INQUIRIES } from '../layout/Sidebar';
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
  const queryClient = useQueryClient();
  function handleSaved() {
    for (const queryKey of [HISTORY, COUNT]) void queryClient.invalidateQueries({ queryKey });
  }
  return (
    <Box sx={ONE_THUMB}>
      <EditScreen
        title={INQUIRY.editTitle}
        texts={INQUIRY}
        actions={<Neighbours />}
        onSaved={handleSaved}
        frame={(form) => <Inquiry form={form} />}
      >
        <HandlingInputs />
      </EditScreen>
    </Box>
  );
}

/** Not React Admin's buttons, whose arrows are small and are called pages here. */
function Neighbours() {
  const { prevPath, nextPath } = usePrevNextController({ sort: BY_DAY });
  return (
    <Stack component="nav" aria-label={INQUIRY.neighbours} direction="row" sx={{ gap: 1 }}>
      {Object.entries({ [INQUIRY.previous]: prevPath, [INQUIRY.next]: nextPath }).map(([label, to]) => (
        <Button key={label} variant="outlined" {...(to ? { component: LinkBase, to } : { disabled: true })}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}

function Inquiry({ form }: { form: ReactNode }) {
  const record = useRecordContext<InquiryResponse>();
  // A note is not put into the record of the form, which would drop what is typed there.
  const [noted, setNoted] = useState<InquiryResponse>();
  if (!record) return null;
  const { notes, first_replied_at } = noted ?? record;
  const inquiry = { ...record, notes, first_replied_at };
  return (
    <Box sx={COLUMNS}>
      <Stack sx={{ gap: 3 }}>
        <InquiryFacts inquiry={inquiry} />
        {form}
      </Stack>
      <Timeline inquiry={inquiry} onNoted={setNoted} />
    </Box>
  );
}
