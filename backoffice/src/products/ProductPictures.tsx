import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { FileDrop } from '../components/form/FileDrop';
import { ACCEPTED_PICTURES, formatProblem, pictureType } from '../components/form/pictureProblem';
import { StickyBar } from '../components/form/StickyBar';
import { BULK_PICTURES, GALLERY } from '../i18n/products';
import { DATA_NOT_LOADED } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { TitledCard } from '../layout/TitledCard';
import { FailedPictures } from './FailedPictures';
import { matchPictures, type PictureBatch } from './matchPictures';
import { type FailedPicture, sendPictures } from './sendPictures';

/** A file may be named after any of them. */
const ALL_BY_NAME = {
  pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
  sort: { field: 'name', order: 'ASC' },
} as const;

type Batch = PictureBatch<ListedProductResponse>;

const countOf = (batches: readonly Batch[]) => batches.reduce((sum, { files }) => sum + files.length, 0);

export default function ProductPictures() {
  return (
    <>
      <PageHeading title={BULK_PICTURES.title} />
      <Box sx={{ maxWidth: 720 }}>
        <TitledCard title={BULK_PICTURES.choose} hint={BULK_PICTURES.hint}>
          <PictureBatches />
        </TitledCard>
      </Box>
    </>
  );
}

function PictureBatches() {
  const provider = useDataProvider<typeof dataProvider>();
  const { data: products, error } = useGetList<ListedProductResponse>('produk', ALL_BY_NAME);
  const [batches, setBatches] = useState<Batch[]>([]);
  const [unusable, setUnusable] = useState<FailedPicture[]>([]);
  const [failed, setFailed] = useState<FailedPicture[]>([]);
  const [saved, setSaved] = useState(0);
  const [progress, setProgress] = useState<number>();
  const busy = progress !== undefined;
  const count = countOf(batches);

  async function handleChoose(...files: File[]) {
    const checked = await Promise.all(files.map(checkFormat));
    const usable = checked.filter(({ reason }) => reason === undefined).map(({ file }) => file);
    const found = matchPictures(usable, products ?? []);
    setBatches(found.batches);
    setUnusable([
      ...checked.flatMap(({ file, reason }) => (reason === undefined ? [] : { file, reason })),
      ...found.unmatched.map(({ file, products }) => ({ file, reason: BULK_PICTURES.unmatched(products) })),
    ]);
    setFailed([]);
    setSaved(0);
  }

  /** Keeps what failed, to be sent again. */
  async function handleSend() {
    if (busy) return;
    const left: Batch[] = [];
    const failures: FailedPicture[] = [];
    let sent = 0;
    setProgress(sent);
    for (const { product, files } of batches) {
      const onSent = () => setProgress((100 * ++sent) / count);
      const outcome = await sendPictures(provider, product.id, files, onSent);
      failures.push(...outcome.failed);
      if (outcome.failed.length > 0) left.push({ product, files: outcome.failed.map(({ file }) => file) });
    }
    setProgress(undefined);
    setBatches(left);
    setFailed(failures);
    setSaved(saved + count - failures.length);
  }

  return (
    <>
      {error && <Typography role="alert">{DATA_NOT_LOADED}</Typography>}
      <FileDrop
        multiple
        accept={ACCEPTED_PICTURES}
        label={BULK_PICTURES.button}
        disabled={busy || !products}
        onChoose={(...files) => void handleChoose(...files)}
      />
      <div role="status">{saved > 0 && <Alert>{BULK_PICTURES.saved(saved)}</Alert>}</div>
      <FailedPictures title={GALLERY.notSent(failed.length)} failed={failed} />
      <FailedPictures title={BULK_PICTURES.left(unusable.length)} failed={unusable} severity="warning" />
      {count > 0 && <Preview batches={batches} />}
      {count > 0 && (
        <StickyBar>
          {busy && (
            <LinearProgress
              variant="determinate"
              value={progress}
              aria-label={GALLERY.sending}
              sx={{ mb: 1.5 }}
            />
          )}
          <Button variant="contained" onClick={() => void handleSend()}>
            {failed.length > 0 ? BULK_PICTURES.again(count) : BULK_PICTURES.send(count)}
          </Button>
        </StickyBar>
      )}
    </>
  );
}

async function checkFormat(file: File) {
  const type = await pictureType(file).catch(() => '');
  return { file, reason: formatProblem({ type, size: file.size }) };
}

function Preview({ batches }: { batches: readonly Batch[] }) {
  return (
    <Stack component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {batches.map(({ product, files }) => (
        <Typography component="li" key={product.id} variant="body2">
          <strong>{product.name}</strong> (ID {product.id}): {files.map(({ name }) => name).join(', ')}
        </Typography>
      ))}
    </Stack>
  );
}
