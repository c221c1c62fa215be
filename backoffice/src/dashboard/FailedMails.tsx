import { Alert } from '@mui/material';
import { useGetList } from 'react-admin';
import type { OutboxMailResponse } from 'api/schema';
import { requestMessage } from '../api/request';
import { logOnly } from '../components/list/logOnly';
import { ActionButton } from '../components/record/ActionButton';
import { MAILS } from '../i18n/dashboard';

const NEWEST = {
  filter: { state: 'failed' },
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' },
} as const;

export function FailedMails() {
  const { data: [newest] = [], total = 0 } = useGetList<OutboxMailResponse>('surat', NEWEST, logOnly);
  if (!newest) return null;
  const retry = (
    <ActionButton
      label={MAILS.retry}
      color="inherit"
      action={() => requestMessage('mail-outbox/retry', 'POST')}
      failure={MAILS.notRetried}
    />
  );
  return (
    <Alert severity="error" action={retry} sx={{ overflowWrap: 'anywhere' }}>
      {[MAILS.failed(total), newest.reason].filter(Boolean).join(': ')}
    </Alert>
  );
}
