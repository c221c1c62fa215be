import { LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { ProductResponse } from 'api/schema';
import { FileDrop } from '../components/form/FileDrop';
import { ACCEPTED_PICTURES } from '../components/form/pictureProblem';
import { GALLERY } from '../i18n/products';
import { FailedPictures } from './FailedPictures';
import { GalleryOrder } from './GalleryOrder';
import { type FailedPicture, sendPictures } from './sendPictures';
import { useGallery } from './useGallery';

export default function Gallery() {
  const record = useRecordContext<ProductResponse>();
  // A new product has no gallery before it is saved.
  return record?.pictures ? <Pictures record={record} /> : null;
}

function Pictures({ record }: { record: ProductResponse }) {
  const id = useId();
  const notify = useNotify();
  const gallery = useGallery(record);
  const { product, provider, follow, reload } = gallery;
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<FailedPicture[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const busy = gallery.isPending || progress !== undefined;

  async function add(...files: File[]) {
    if (busy) return;
    const { length } = product.pictures;
    if (length + files.length > LIMITS.pictures)
      return notify(GALLERY.tooMany(length, files.length), { type: 'error', multiLine: true });
    setProgress(0);
    let sent = 0;
    const onSent = () => setProgress((100 * ++sent) / files.length);
    const outcome = await sendPictures(provider, product.id, files, onSent);
    setProgress(undefined);
    setFailed(outcome.failed);
    if (outcome.saved) follow(outcome.saved, files.length);
    if (outcome.failed.length > 0) void reload();
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
        <GalleryOrder gallery={gallery} busy={busy} onRemoved={() => input.current?.focus()} />
      </FileDrop>
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress} aria-label={GALLERY.sending} />
      )}
      <FailedPictures title={GALLERY.notSent(failed.length)} failed={failed} />
    </Stack>
  );
}
