import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Confirm, useNotify, useRecordContext } from 'react-admin';
import { LIMITS, REQUESTS } from 'api/contract';
import type { ProductPictureResponse, ProductResponse } from 'api/schema';
import { FileDrop } from '../components/form/FileDrop';
import { ACCEPTED_PICTURES } from '../components/form/pictureProblem';
import { SIDE_BY_SIDE } from '../components/form/Section';
import { Picture } from '../components/record/Picture';
import { GALLERY } from '../i18n/pictures';
import { SendingStatus } from './SendingStatus';
import { useGallery } from './useGallery';
import { useSendPictures } from './useSendPictures';

const LIST = { gap: 1, listStyle: 'none', m: 0, mb: 1.5, p: 0 };
const ITEM = { gap: 1, pt: 1, borderTop: 1, borderColor: 'divider' };
/** Dragged itself, a picture would count as a file. */
const THUMBNAIL = { width: 96, height: 72, borderRadius: 1, pointerEvents: 'none' };
/** Pixels, for a thumb beside others. */
const TOUCH = {
  minWidth: { xs: 48, sm: 0 },
  minHeight: { xs: 48, sm: 0 },
  '&[aria-disabled=true]': { opacity: 0.4 },
};
const TEXTS = [
  { field: 'alt', lang: 'id' },
  { field: 'alt_en', lang: 'en' },
] as const;

export default function Gallery() {
  const record = useRecordContext<ProductResponse>();
  // A new product has no gallery before it is saved.
  return record?.pictures ? <Pictures record={record} /> : null;
}

function Pictures({ record }: { record: ProductResponse }) {
  const id = useId();
  const notify = useNotify();
  const { product, follow, reload, arrange, describe } = useGallery(record);
  const { pictures } = product;
  const sending = useSendPictures();
  const isSending = sending.progress !== undefined;
  const [dragged, setDragged] = useState<number>();
  const [removed, setRemoved] = useState<ProductPictureResponse>();
  const input = useRef<HTMLInputElement>(null);
  const keepFocus = useKeptFocus(pictures);

  async function add(...files: File[]) {
    if (isSending) return;
    if (pictures.length + files.length > LIMITS.pictures)
      return notify(GALLERY.tooMany(pictures.length, files.length), { type: 'error', multiLine: true });
    const { saved, failed } = await sending.send(files.map((file) => ({ product, file })));
    if (saved) follow(saved, files.length);
    if (failed.length > 0) void reload();
  }
  function move(from: number, to: number) {
    const moved = pictures[from];
    if (isSending || from === to || !moved || !pictures[to]) return;
    arrange((stored) => without(moved, stored).toSpliced(to, 0, moved));
  }
  function handleRemove() {
    if (removed)
      arrange(
        (stored) => without(removed, stored),
        () => input.current?.focus(),
      );
    setRemoved(undefined);
  }

  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1, mt: 1 }}>
      <Typography id={id} variant="h2">
        {GALLERY.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {GALLERY.hint}
      </Typography>
      <FileDrop
        multiple
        accept={ACCEPTED_PICTURES}
        label={GALLERY.add}
        inputRef={input}
        onChoose={(...files) => void add(...files)}
      >
        <Stack component="ol" onClickCapture={keepFocus} sx={LIST}>
          {pictures.map((picture, at) => (
            <Stack
              component="li"
              key={picture.id}
              direction={{ xs: 'column', sm: 'row' }}
              onDrop={() => dragged !== undefined && move(dragged, at)}
              sx={{ ...ITEM, opacity: dragged === at ? 0.5 : 1 }}
            >
              <Box
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
                sx={{ alignSelf: 'flex-start', cursor: 'grab' }}
              >
                <Picture image={picture.url} alt="" width={96} sx={THUMBNAIL} />
              </Box>
              <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
                <Box sx={{ ...SIDE_BY_SIDE, pt: 0.75, rowGap: 1.5 }}>
                  {TEXTS.map(({ field, lang }) => (
                    <TextField
                      key={`${field} ${picture[field]}`}
                      label={REQUESTS.PictureRequest[field].label}
                      defaultValue={picture[field]}
                      size="small"
                      multiline
                      slotProps={{
                        htmlInput: { lang, maxLength: REQUESTS.PictureRequest[field].maxLength },
                        inputLabel: { shrink: true },
                      }}
                      onBlur={({ target: { value } }) =>
                        value.trim() !== (picture[field] ?? '') && describe(picture.id, { [field]: value })
                      }
                    />
                  ))}
                </Box>
                <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
                  {[
                    { label: GALLERY.forward, to: at - 1 },
                    { label: GALLERY.back, to: at + 1 },
                    { label: GALLERY.makeFirst, to: 0 },
                  ].map(({ label, to }) => (
                    <Button
                      key={label}
                      size="small"
                      sx={TOUCH}
                      aria-label={`${label} ${at + 1}`}
                      aria-disabled={to === at || !pictures[to]}
                      onClick={() => move(at, to)}
                    >
                      {label}
                    </Button>
                  ))}
                  <Button
                    size="small"
                    color="error"
                    sx={TOUCH}
                    aria-label={`${GALLERY.remove} ${at + 1}`}
                    onClick={() => setRemoved(picture)}
                  >
                    {GALLERY.remove}
                  </Button>
                </Stack>
              </Stack>
            </Stack>
          ))}
        </Stack>
      </FileDrop>
      <SendingStatus {...sending} />
      <Confirm
        isOpen={removed !== undefined}
        title={GALLERY.removeTitle}
        content={GALLERY.removeHint}
        confirm={GALLERY.remove}
        confirmColor="warning"
        onConfirm={handleRemove}
        onClose={() => setRemoved(undefined)}
      />
    </Stack>
  );
}

const without = ({ id }: ProductPictureResponse, pictures: ProductPictureResponse[]) =>
  pictures.filter((picture) => picture.id !== id);

/** Moving an element in the document takes the focus from it. */
function useKeptFocus(pictures: ProductPictureResponse[]) {
  const pressed = useRef<HTMLElement | null>();
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [pictures]);
  return ({ target }: MouseEvent) => {
    pressed.current = (target as Element).closest('button');
  };
}
