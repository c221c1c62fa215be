import { Box, Button, Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { daysAfter, today } from 'api/shared';
import { CodeInput } from '../components/CodeInput';
import { DayInput } from '../components/DayInput';
import { Section } from '../components/form/Section';
import { WORDS } from '../i18n/codes';
import { INQUIRY } from '../i18n/inquiries';
import { AssigneeInput } from './AssigneeInput';
import { BuyerInputs, isShort } from './BuyerInputs';

export function HandlingInputs() {
  return (
    <>
      <Section title={INQUIRY.handling}>
        <DayInput source="follow_up_at" />
        <Postpone />
        <CodeInput source="status" words={WORDS.status} isRequired />
        <AssigneeInput mine={INQUIRY.me} emptyText={INQUIRY.nobody} />
        <LostReason />
      </Section>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.5 }}>
          {INQUIRY.buyer}
        </Box>
        <TextInput source="name" validate={isShort('name')} autoComplete="off" />
        <BuyerInputs />
      </Box>
    </>
  );
}

/** From today: whoever was to be asked yesterday is not asked yesterday again. */
function Postpone() {
  const { setValue } = useFormContext();
  const set = (day: string | null) => setValue('follow_up_at', day, { shouldDirty: true });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignSelf: 'center' }}>
      {Object.entries(INQUIRY.postpone).map(([days, label]) => (
        <Button
          key={days}
          size="small"
          variant="outlined"
          onClick={() => set(daysAfter(today(), Number(days)))}
        >
          {label}
        </Button>
      ))}
      <Button size="small" onClick={() => set(null)}>
        {INQUIRY.noDay}
      </Button>
    </Stack>
  );
}

function LostReason() {
  if (useWatch({ name: 'status' }) !== 'kalah') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <TextInput source="lost_reason" validate={isShort('lost_reason')} />
    </Box>
  );
}
