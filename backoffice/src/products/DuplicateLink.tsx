import CopyIcon from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import type { MouseEvent } from 'react';
import { LinkBase, useDataProvider, useNavigate, useTranslate } from 'react-admin';
import { REQUESTS } from 'api/contract';
import type { ProductResponse } from 'api/schema';
import { ON_REQUEST } from '../constants';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { PRODUCT } from '../i18n/texts';
import { PATHS } from '../paths';

const REQUEST = REQUESTS.CreateProductRequest;
const COPIED = Object.keys(REQUEST) as (keyof typeof REQUEST)[];

/** The values go into the state of the navigation: in the address they would be too long for the server. */
export function DuplicateLink({ id }: { id: number }) {
  const label = useTranslate()('ra.action.clone');
  const provider = useDataProvider();
  const navigate = useNavigate();
  const notifyFailure = useNotifyFailure();

  async function handleClick(event: MouseEvent) {
    event.preventDefault();
    try {
      const { data } = await provider.getOne<ProductResponse>('produk', { id });
      const fields = Object.fromEntries(COPIED.map((field) => [field, data[field]]));
      const { name, name_en, price, specs } = data;
      const names = { name: copied('name', name), name_en: name_en && copied('name_en', name_en) };
      const record = {
        ...fields,
        ...names,
        copy_of: id,
        price: price ?? ON_REQUEST,
        specs: withoutTests(specs),
      };
      navigate(PATHS.addProduct, { state: { record } });
    } catch (error) {
      notifyFailure(error, PRODUCT.load);
    }
  }
  return (
    <IconButton
      component={LinkBase}
      to={PATHS.addProduct}
      size="small"
      color="primary"
      aria-label={label}
      title={label}
      onClick={handleClick}
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  );
}

/** A laboratory tested the product, and not its copy. */
function withoutTests(specs: ProductResponse['specs']) {
  const values = Object.entries(specs).map(([key, { lab: _, tested_at: __, ...value }]) => [key, value]);
  return Object.fromEntries(values) as ProductResponse['specs'];
}

function copied(field: keyof typeof PRODUCT.copy, name: string): string {
  const copy = PRODUCT.copy[field];
  return name.slice(0, REQUEST[field].maxLength - copy.length).trimEnd() + copy;
}
