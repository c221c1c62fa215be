import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  changedPrice,
  changedPriceProblem,
  isUnlikelyChange,
  percentProblem,
  type PriceChange,
  ROUND_TO,
} from 'api/changed-price';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { rupiah } from 'storefront/rupiah';
import { REQUESTS } from 'api/contract';
import type { ListedProductResponse } from 'api/schema';
import { NAMED_IN_QUESTION } from '../business';
import { wordFor } from '../i18n/codes';
import { PRICES } from '../i18n/priceTexts';
import { SELECTION } from '../i18n/selectionTexts';
import { Doubt } from '../record/Doubt';
import { parseDecimal } from '../components/parseDecimal';
import { useSelectedPrices } from './useSelectedPrices';

const USUAL = 100 satisfies PriceChange['round_to'];
/** The buttons stay in sight below a long list. */
const SCROLLED = { display: 'flex', flexDirection: 'column', minHeight: 0 };
const { maximum: HIGHEST } = REQUESTS.CreateProductRequest.price;

function percentIn(typed: string): number | null | undefined {
  const percent = parseDecimal(typed.replace(/^\s*\+/, '').replace(/%\s*$/, ''));
  return typeof percent === 'string' ? undefined : percent;
}

/** Shows of the first products what their prices become, and of all how many change. */
export default function ChangePricesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { products, isOutdated, sending, change } = useSelectedPrices(onClose);
  const [typed, setTyped] = useState('');
  const [round_to, setRoundTo] = useState<PriceChange['round_to']>(USUAL);
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const title = useId();

  const percent = percentIn(typed);
  const wrong = percentProblem(percent);
  const by = typeof percent === 'number' && !wrong ? { percent, round_to } : undefined;
  const plan = products && by && planOf(products, by);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (plan) return void change(plan.products, by);
    setAsked(true);
    input.current?.focus();
  }
  const handleClose = () => !sending && onClose();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={handleClose} aria-labelledby={title}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={SCROLLED}>
        <DialogTitle id={title}>{PRICES.title(selectedIds.length)}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
            {isOutdated && <Alert severity="warning">{PRICES.outdated}</Alert>}
            {/* No `inputMode`: an iPhone's keys for numbers have no minus. */}
            <TextField
              autoFocus
              label={PRICES.percent}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setAsked(false);
              }}
              onBlur={() => setAsked(typed !== '')}
              inputRef={input}
              error={asked && wrong !== undefined}
              helperText={
                by && isUnlikelyChange(by) ? (
                  <Doubt>{PRICES.unlikely(by.percent)}</Doubt>
                ) : (
                  (asked && wrong) || PRICES.percentHint
                )
              }
              autoComplete="off"
            />
            <TextField
              select
              label={PRICES.roundTo}
              value={round_to}
              onChange={({ target }) => setRoundTo(Number(target.value) as PriceChange['round_to'])}
              helperText={PRICES.roundToHint(rupiah(USUAL))}
              slotProps={{ select: { native: true } }}
            >
              {ROUND_TO.map((amount) => (
                <option key={amount} value={amount}>
                  {rupiah(amount)}
                </option>
              ))}
            </TextField>
            {plan?.problem && <Alert severity="error">{plan.problem}</Alert>}
            {by && plan && !plan.problem && <Preview products={plan.products} by={by} />}
            {products ? <Kept products={products} same={plan?.same} /> : translate('ra.page.loading')}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!products || !!sending || !!plan?.problem || plan?.products.length === 0}
          >
            {sending
              ? SELECTION.changing(sending.done, sending.all)
              : plan
                ? PRICES.change(plan.products.length)
                : SELECTION.changePrices}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

type Priced = ListedProductResponse & { price: number };
const isPriced = (product: ListedProductResponse): product is Priced => product.price !== null;

interface Plan {
  /** Those whose price becomes another one. */
  products: Priced[];
  same: number;
  /** The first sentence for why a price cannot be what it would become. */
  problem: string | undefined;
}

function planOf(all: readonly ListedProductResponse[], by: PriceChange): Plan {
  const priced = all.filter(isPriced);
  const products = priced.filter(({ price }) => changedPrice(price, by) !== price);
  const problems = products.map(({ name, price }) =>
    changedPriceProblem(name, changedPrice(price, by), HIGHEST),
  );
  return { products, same: priced.length - products.length, problem: problems.find(Boolean) };
}

function Preview({ products, by }: { products: readonly Priced[]; by: PriceChange }) {
  const named = products.slice(0, NAMED_IN_QUESTION);
  const others = products.length - named.length;
  if (products.length === 0) return PRICES.none;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
      {named.map(({ id, name, price, price_unit }) => (
        <li key={id}>
          <strong>{name}</strong>
          <br />
          <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
            {rupiah(price)}
          </Box>{' '}
          →{' '}
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {rupiah(changedPrice(price, by))}
          </Box>
          {price_unit && PRICES.perUnit(wordFor('price_unit', price_unit))}
        </li>
      ))}
      {others > 0 && <li>{PRICES.others(others)}</li>}
    </Box>
  );
}

interface KeptProps {
  products: readonly ListedProductResponse[];
  same?: number;
}

function Kept({ products, same = 0 }: KeptProps) {
  const onRequest = products.length - products.filter(isPriced).length;
  return (
    <Typography variant="body2" color="textSecondary">
      {same > 0 && PRICES.same(same)} {onRequest > 0 && PRICES.onRequest(onRequest)}{' '}
      {products.some(({ export_offer }) => export_offer) && PRICES.exportStays}
    </Typography>
  );
}
