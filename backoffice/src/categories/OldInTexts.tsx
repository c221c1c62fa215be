import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { CATEGORY_TEXTS, textOfCategory } from 'api/number-places';
import { placesOf } from 'api/old-numbers';
import { LinkBase, useCreatePath, useDataProvider, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { dataProvider } from '../api/dataProvider';
import type { CategoryResponse } from '../api/schema';
import { OLD_NUMBER } from '../i18n/oldNumberTexts';
import { filtered, PATHS } from '../paths';
import { Doubt } from '../record/Doubt';

const NAMED = 3;
/** The form of a product may be asked for while this one is not saved. */
const BESIDE = { component: LinkBase, target: '_blank', rel: 'noopener' } as const;

/** Below intro and facts: which numbers of products they still have that were changed there, and contradict on the site. */
export default function OldInTexts() {
  const category = useRecordContext<CategoryResponse>();
  return category && <OldOf category_id={category.id} />;
}

function OldOf({ category_id }: { category_id: number }) {
  const provider = useDataProvider<typeof dataProvider>();
  const createPath = useCreatePath();
  const { data = [] } = useQuery({
    queryKey: ['kategori', 'old-numbers', category_id],
    queryFn: () => provider.oldNumbersOf(category_id),
    // What an earlier opening has read may have changed since.
    gcTime: 0,
  });
  const typed = useWatch<Record<string, string | null | undefined>>({ name: [...CATEGORY_TEXTS] });
  const category = textOfCategory(Object.fromEntries(CATEGORY_TEXTS.map((field, at) => [field, typed[at]])));
  const products = data
    .map(({ old_numbers, ...product }) => ({
      ...product,
      left: old_numbers.filter((old) => placesOf({ category }, old).length > 0),
    }))
    .filter(({ left }) => left.length > 0);
  const others = products.length - NAMED;
  return (
    <Box role="status" sx={{ typography: 'body2' }}>
      {products.length > 0 && (
        <>
          <Doubt>{OLD_NUMBER.inCategory}</Doubt>
          <Box component="ul" sx={{ my: 0.5, pl: 3, overflowWrap: 'anywhere' }}>
            {products.slice(0, NAMED).map(({ id, name, left }) => (
              <li key={id}>
                <Link {...BESIDE} to={createPath({ resource: 'produk', type: 'edit', id })}>
                  {name}
                </Link>
                : {OLD_NUMBER.words(left.map(({ words }) => words))}
              </li>
            ))}
            {others > 0 && (
              <li>
                <Link {...BESIDE} to={filtered(PATHS.products, { category_id, lacks: 'current_numbers' })}>
                  {OLD_NUMBER.others(others)}
                </Link>
              </li>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}
