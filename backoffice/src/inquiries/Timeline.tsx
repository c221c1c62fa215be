import { Box, Card, CardContent, Typography } from '@mui/material';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { HistoryResponse, InquiryResponse, NoteRequest } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { logOnly } from '../components/list/logOnly';
import { formatValue } from '../components/record/formatValue';
import { formatTime } from '../formatTime';
import { TIMELINE } from '../i18n/inquiries';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { NoteForm } from './NoteForm';
import { ReplyButtons } from './ReplyButtons';

interface TimelineProps {
  inquiry: InquiryResponse;
  onNoted: (inquiry: InquiryResponse) => void;
}

export function Timeline({ inquiry, onNoted }: TimelineProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const events = useEvents(inquiry);

  /** @returns whether it is stored */
  async function addNote(note: NoteRequest): Promise<boolean> {
    try {
      onNoted(await provider.addNote(inquiry.id, note));
      notify(TIMELINE.noteAdded, { type: 'success' });
      return true;
    } catch (error) {
      notifyFailure(error, TIMELINE.notAdded, { hasFields: false });
      return false;
    }
  }
  return (
    <Card component="section" aria-label={TIMELINE.title} sx={{ overflowWrap: 'anywhere' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{TIMELINE.title}</Typography>
        <ReplyButtons inquiry={inquiry} onReply={(note) => void addNote(note)} />
        <NoteForm onSave={(text) => addNote({ text })} />
        <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {events.map(({ key, at, title, by, text }) => (
            <Box component="li" key={key} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              {text && <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
              <Typography variant="body2" color="textSecondary">
                <span>{by && `${by}, `}</span>
                <time dateTime={at}>{formatTime(at)}</time>
              </Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

interface Event {
  key: string;
  at: string;
  title: string;
  by?: string;
  text?: string;
}

/** Of all changes in the history only these are told. */
const TOLD = ['status', 'assignee_id'];

/** The latest first. */
function useEvents({ id, created_at, notes = [] }: InquiryResponse): Event[] {
  const translate = useTranslate();
  const { data: history = [] } = useGetList<HistoryResponse>(
    'riwayat',
    {
      filter: { resource: 'inquiry', record_id: id, action: 'update' },
      pagination: { page: 1, perPage: LIMITS.rows },
      sort: { field: 'id', order: 'DESC' },
    },
    logOnly,
  );
  const changes = history.flatMap(({ id, at, admin_name, changes }) =>
    TOLD.filter((field) => field in changes).map((field) => {
      const { from = null, to = null } = changes[field] ?? {};
      const told = (value: typeof from) => formatValue(field, value) ?? HISTORY.nothing;
      const label = translate(`resources.permintaan.fields.${field}`);
      return {
        key: `${field} ${id}`,
        at,
        by: admin_name,
        title: TIMELINE.changed(label, told(from), told(to)),
      };
    }),
  );
  const written = notes.map(({ id, at, author, kind, text }) => {
    return { key: `note ${id}`, at, by: author, title: TIMELINE.kinds[kind], text };
  });
  const events: Event[] = [
    ...written,
    ...changes,
    { key: 'received', at: created_at, title: TIMELINE.received },
  ];
  return events.sort((one, other) => other.at.localeCompare(one.at));
}
