import PriceIcon from '@mui/icons-material/PercentOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { BulkPricesRequest, ProductWithNewPrice } from 'api/schema';
import { LIMITS } from 'api/contract';
import type { dataProvider } from '../api/dataProvider';
import { failureText } from '../api/failure';
import { NAMED_IN_QUESTION } from '../constants';
import { BULK } from '../i18n/bulk';
import { Select } from '../components/Select';
import { formatNumber, rupiah } from '../components/record/formatNumber';
import { useBulkChange } from './useBulkChange';

const ROUND_TO = [1, 100, 500, 1000] as const satisfies readonly BulkPricesRequest['round_to'][];
const PRICES = { rupiah: ['price'], export: ['export_price'], both: ['price', 'export_price'] } as const;
type Which = keyof typeof PRICES;

export default function BulkPrices() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<PriceIcon />} onClick={() => setOpen(true)}>
        {BULK.prices}
      </Button>
      {open && <PricesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PricesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<typeof dataProvider>();
  const { selectedIds } = useListContext<RaRecord<number>>();
  const [typed, setTyped] = useState('');
  const [which, setWhich] = useState<Which>('rupiah');
  const [round_to, setRoundTo] = useState<BulkPricesRequest['round_to']>(100);
  const save = useBulkChange();
  const percent = Number(typed.replace(',', '.').replace('%', '') || Number.NaN);
  const change = { percent, round_to, prices: [...PRICES[which]] };
  const preview = useMutation({
    mutationFn: async () => {
      const found: ProductWithNewPrice[] = [];
      for (let start = 0; start < selectedIds.length; start += LIMITS.products) {
        const ids = selectedIds.slice(start, start + LIMITS.products);
        found.push(...(await provider.changePrices({ ids, ...change })).products);
      }
      return found;
    },
  });
  const products = preview.data;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!products) return preview.mutate();
    const versions = new Map(products.map(({ id, version }) => [id, version]));
    const send = async (ids: number[]) => {
      const shown = ids.filter((id) => versions.has(id));
      if (shown.length === 0) return { ids, entry: null };
      const read = shown.map((id) => versions.get(id) ?? 0);
      const changed = await provider.changePrices({ ids: shown, versions: read, ...change });
      const unchanged = ids.filter((id) => !versions.has(id));
      return { ...changed, ids: [...changed.ids, ...unchanged] };
    };
    save.mutate({ send, done: () => BULK.pricesChanged(products.length) }, { onSettled: onClose });
  }
  /** Drops the preview, which another input would make wrong. */
  const resettingPreview =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      preview.reset();
    };
  const isBusy = preview.isPending || save.isPending;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => !isBusy && onClose()} aria-labelledby="bulk-prices">
      <Box component="form" noValidate onSubmit={handleSubmit}>
        <DialogTitle id="bulk-prices">{BULK.pricesTitle(selectedIds.length)}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5, pt: 1 }}>
            {/* No `inputMode`: an iPhone's keys for numbers have no minus. */}
            <TextField
              autoFocus
              label={BULK.percent}
              value={typed}
              onChange={({ target }) => resettingPreview(setTyped)(target.value)}
              error={preview.isError}
              helperText={
                preview.error
                  ? failureText(preview.error, BULK.failure, { preferServerMessage: true })
                  : BULK.percentHint
              }
              autoComplete="off"
            />
            <Select
              label={BULK.which}
              value={which}
              options={Object.entries(BULK.whichPrices)}
              onChoose={(chosen) => resettingPreview(setWhich)(chosen as Which)}
            />
            <Select
              label={BULK.roundTo}
              value={String(round_to)}
              options={ROUND_TO.map((amount) => [String(amount), rupiah(amount)] as const)}
              onChoose={(chosen) => resettingPreview(setRoundTo)(Number(chosen) as typeof round_to)}
            />
            <div role="status">{products && <Preview products={products} />}</div>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || products?.length === 0}>
            {products ? BULK.changePrices(products.length) : BULK.showPrices}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function Preview({ products }: { products: readonly ProductWithNewPrice[] }) {
  const others = products.length - NAMED_IN_QUESTION;
  if (products.length === 0) return <Alert severity="info">{BULK.noPriceChanges}</Alert>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
      {products.slice(0, NAMED_IN_QUESTION).map(({ id, name, price, export_price, export_currency }) => (
        <li key={id}>
          <strong>{name}</strong>
          {price && <div>{`${rupiah(price.from)} → ${rupiah(price.to)}`}</div>}
          {export_price && (
            <div>
              {`${export_currency ?? ''} ${formatNumber(export_price.from)} → ${formatNumber(export_price.to)}`}
            </div>
          )}
        </li>
      ))}
      {others > 0 && <li>{BULK.others(others)}</li>}
    </Box>
  );
}
