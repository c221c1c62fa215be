import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { Loading, useGetList, useTranslate } from 'react-admin';
import { LIMITS, REQUESTS } from 'api/contract';
import type { InquiryResponse, ListedProductResponse, NoteRequest } from 'api/schema';
import { Select } from '../components/Select';
import { logOnly } from '../components/list/logOnly';
import { WORDS } from '../i18n/codes';
import { REPLY } from '../i18n/inquiries';
import { REPLIES, type ReplyKind } from '../i18n/replies';
import { ONE_THUMB } from './oneThumb';
import { chatHref, mailHref, replyText } from './replyText';

interface ReplyDialogProps {
  way: 'whatsapp' | 'email';
  chat: string | null;
  inquiry: InquiryResponse;
  onReply: (note: NoteRequest) => void;
  onClose: () => void;
}

export default function ReplyDialog(props: ReplyDialogProps) {
  const { way, inquiry, onClose } = props;
  const id = inquiry.items.flatMap(({ product_id }) => product_id ?? []);
  // One that is in the trash is not among them.
  const { data = [], isLoading } = useGetList<ListedProductResponse>(
    'produk',
    { filter: { id }, pagination: { page: 1, perPage: LIMITS.rows } },
    logOnly,
  );
  return (
    <Dialog
      open
      fullWidth
      // A tap beside the dialog would take what is typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby="reply-title"
      sx={ONE_THUMB}
    >
      <DialogTitle id="reply-title">{REPLY[way]}</DialogTitle>
      {isLoading ? <Loading /> : <Reply {...props} products={data} />}
    </Dialog>
  );
}

function Reply({
  way,
  chat,
  inquiry,
  products,
  onReply,
  onClose,
}: ReplyDialogProps & { products: readonly ListedProductResponse[] }) {
  const textOf = (kind: ReplyKind) => replyText(kind, inquiry, products);
  const translate = useTranslate();
  const [kind, setKind] = useState<ReplyKind>(inquiry.first_replied_at ? 'price' : 'first');
  const [text, setText] = useState(() => textOf(kind));
  const href = way === 'email' ? mailHref(inquiry.email ?? '', inquiry, text) : chatHref(chat ?? '', text);

  function handleChoose(chosen: ReplyKind) {
    setKind(chosen);
    setText(textOf(chosen));
  }

  function handleOpen() {
    onReply({ kind: way, text });
    onClose();
  }
  return (
    <>
      <DialogContent>
        <DialogContentText>{REPLY.hint(WORDS.language[inquiry.language])}</DialogContentText>
        <Select
          id="reply-template"
          label={REPLY.template}
          value={kind}
          // Another template would replace what was typed.
          disabled={text !== textOf(kind)}
          options={Object.entries(REPLIES).map(([code, { title }]) => [code, title] as const)}
          onChoose={(code) => handleChoose(code as ReplyKind)}
        />
        <TextField
          id="reply-text"
          label={REPLY.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={6}
          maxRows={14}
          slotProps={{
            htmlInput: { lang: inquiry.language, maxLength: REQUESTS.NoteRequest.text.maxLength },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          href={href}
          target={way === 'whatsapp' ? '_blank' : undefined}
          rel="noopener"
          disabled={text.trim() === ''}
          onClick={handleOpen}
        >
          {REPLY.open[way]}
        </Button>
      </DialogActions>
    </>
  );
}
