import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { LinkBase, useDataProvider, useNavigate, useTranslate } from 'react-admin';
import { REQUESTS } from '../api/contract';
import type { ProductResponse } from '../api/schema';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { PRODUCT } from '../i18n/texts';
import { PATHS } from '../paths';
import { isSameValue } from '../record/isSameValue';
import { ON_REQUEST } from './onRequest';

const REQUEST = REQUESTS.CreateProductRequest;
const COPIED = [...(Object.keys(REQUEST) as (keyof typeof REQUEST)[]), 'focus'] as const;

/** What buyers may hold the company to was said of the product alone: a price abroad, and when it is to be had again. */
const NOT_COPIED = { export_price: null, export_valid_until: null, back_in_stock_on: null };

/**
 * Opens the create form filled from a product. React Admin's clone button writes the record into
 * the address, which a long description makes too long for the server.
 */
export function DuplicateLink({ product, compact = false }: { product: { id: number }; compact?: boolean }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const navigate = useNavigate();
  const notifyFailure = useNotifyFailure();

  /** A list has not every field of a product. */
  async function handleClick(event: MouseEvent) {
    event.preventDefault();
    try {
      const { data } = await provider.getOne<ProductResponse>('produk', { id: product.id });
      const fields = Object.fromEntries(COPIED.map((field) => [field, data[field]]));
      const specs = withoutTests(data.specs);
      const price = data.price ?? ON_REQUEST;
      const record = { ...fields, specs, ...copiedNames(data), price, ...NOT_COPIED, copy_of: product.id };
      const testsLeftOut = !isSameValue(specs, data.specs);
      navigate(PATHS.addProduct, {
        state: { record, testsLeftOut, original: data },
      });
    } catch (error) {
      notifyFailure(error, PRODUCT.load);
    }
  }

  const label = translate('ra.action.clone');
  const link = {
    component: LinkBase,
    to: PATHS.addProduct,
    size: 'small',
    onClick: (event: MouseEvent) => void handleClick(event),
  } as const;
  return compact ? (
    <IconButton {...link} color="primary" aria-label={label} title={label}>
      <CopyIcon fontSize="small" />
    </IconButton>
  ) : (
    <Button {...link} startIcon={<CopyIcon />}>
      {label}
    </Button>
  );
}

/** They were made of the product, and not of its copy. */
function withoutTests(specs: ProductResponse['specs']): ProductResponse['specs'] {
  const values = Object.entries(specs).map(([key, { lab: _, tested_at: __, ...value }]) => [key, value]);
  return Object.fromEntries(values) as ProductResponse['specs'];
}

/** Both say that it is a copy: the English site shows the English name alone. */
function copiedNames({ name, name_en }: ProductResponse) {
  return { name: copied('name', name), name_en: name_en && copied('name_en', name_en) };
}

function copied(field: keyof typeof PRODUCT.copy, name: string): string {
  const copy = PRODUCT.copy[field];
  return name.slice(0, REQUEST[field].maxLength - copy.length).trimEnd() + copy;
}
