import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ListedProductResponse } from '../api/schema';
import { useSettled } from '../form/useSettled';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { logOnly } from '../list/logOnly';
import { Doubt } from '../record/Doubt';

/** In this order the same name comes before those that begin with it. */
const SEARCH = { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' } } as const;

/** Of a new product: a price list without IDs would not know which of the two it means. */
export default function SameName() {
  const createPath = useCreatePath();
  const asked = useSettled(useWatch<Record<string, string | null | undefined>>({ name: 'name' }) ?? '');
  const { data } = useGetList<ListedProductResponse>(
    'produk',
    { filter: { q: asked }, ...SEARCH },
    { ...logOnly, enabled: asked !== '' },
  );
  const called = asked === '' ? [] : (data?.filter(({ name }) => keyOf(name) === keyOf(asked)) ?? []);
  const same = called.find(({ name }) => inOneCase(name) === inOneCase(asked)) ?? called[0];
  if (!same) return null;
  const to = createPath({ resource: 'produk', type: 'edit', id: same.id });
  return (
    <Doubt>
      <Link component={LinkBase} to={to} target="_blank" rel="noopener" color="inherit">
        {inOneCase(same.name) === inOneCase(asked)
          ? PRODUCT_HINT.sameName(same.id)
          : PRODUCT_HINT.sameWords(same.name, same.id)}
      </Link>
    </Doubt>
  );
}

const inOneCase = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
/** The same for the same words in another order. */
const keyOf = (name: string) => inOneCase(name).split(' ').sort().join(' ');
