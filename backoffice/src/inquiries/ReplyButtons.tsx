import { Button, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { InquiryResponse, NoteRequest } from 'api/schema';
import { REPLY } from '../i18n/inquiries';
import { chatOf } from './chatOf';

const ReplyDialog = lazy(() => import('./ReplyDialog'));

interface ReplyButtonsProps {
  inquiry: InquiryResponse;
  onReply: (note: NoteRequest) => void;
}

export function ReplyButtons({ inquiry, onReply }: ReplyButtonsProps) {
  const chat = chatOf(inquiry.phone);
  const [way, setWay] = useState<'whatsapp' | 'email'>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {chat && (
        <Button variant="contained" onClick={() => setWay('whatsapp')}>
          {REPLY.whatsapp}
        </Button>
      )}
      {inquiry.email && (
        <Button variant="contained" onClick={() => setWay('email')}>
          {REPLY.email}
        </Button>
      )}
      {way && (
        <Suspense>
          <ReplyDialog
            way={way}
            chat={chat}
            inquiry={inquiry}
            onReply={onReply}
            onClose={() => setWay(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
