import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { FileDrop } from '../components/form/FileDrop';
import { ACCEPTED_PICTURES, formatProblem, pictureType } from '../components/form/pictureProblem';
import { BULK_PICTURES } from '../i18n/pictures';
import { DATA_NOT_LOADED } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { TitledCard } from '../layout/TitledCard';
import { matchPictures } from './matchPictures';
import { SendingStatus } from './SendingStatus';
import { type ProductPicture, useSendPictures } from './useSendPictures';

/** A file may be named after any of them. */
const ALL = {
  pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
  sort: { field: 'id', order: 'ASC' },
} as const;

export default function ProductPictures() {
  const { data: products, error } = useGetList<ListedProductResponse>('produk', ALL);
  const sending = useSendPictures();
  const notify = useNotify();
  const [pictures, setPictures] = useState<ProductPicture[]>([]);
  const [unusable, setUnusable] = useState<{ file: File; reason: string }[]>([]);
  const busy = sending.progress !== undefined;

  async function handleChoose(...files: File[]) {
    const matched: ProductPicture[] = [];
    const others: typeof unusable = [];
    for (const { file, fitting } of matchPictures(files, products ?? [])) {
      const type = await pictureType(file).catch(() => '');
      const problem = formatProblem({ type, size: file.size });
      const [product, ...alike] = fitting;
      if (product && alike.length === 0 && !problem) matched.push({ product, file });
      else others.push({ file, reason: problem ?? BULK_PICTURES.unmatched(fitting) });
    }
    await sending.send([]);
    setPictures(matched);
    setUnusable(others);
  }

  /** Keeps what failed, to be sent again. */
  async function handleSend() {
    if (busy) return;
    const { failed } = await sending.send(pictures);
    setPictures(failed);
    const type = failed.length > 0 ? 'warning' : 'success';
    notify(BULK_PICTURES.saved(pictures.length - failed.length), { type });
  }

  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading title={BULK_PICTURES.title} />
      <TitledCard title={BULK_PICTURES.choose} hint={BULK_PICTURES.hint}>
        {error && <Typography role="alert">{DATA_NOT_LOADED}</Typography>}
        <FileDrop
          multiple
          accept={ACCEPTED_PICTURES}
          label={BULK_PICTURES.button}
          disabled={busy || !products}
          onChoose={(...files) => void handleChoose(...files)}
        />
        <SendingStatus progress={sending.progress} failed={[...unusable, ...sending.failed]} />
        {pictures.length > 0 && (
          <>
            <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere', '& li': { py: 0.25 } }}>
              {pictures.map(({ product, file }, at) => (
                <li key={at}>{BULK_PICTURES.goesTo(file.name, product)}</li>
              ))}
            </Box>
            <Button variant="contained" onClick={() => void handleSend()}>
              {BULK_PICTURES.send(pictures.length)}
            </Button>
          </>
        )}
      </TitledCard>
    </Box>
  );
}
