import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Loading, Pagination, type RaRecord, useListContext } from 'react-admin';
import { ROWS_PER_PAGE } from '../business';
import { ListFailed } from './ListFailed';
import { NothingFound } from './NothingFound';

interface CardListProps<T> {
  component: 'ol' | 'ul';
  /** Shown without records. */
  empty: string;
  /** Below it, unless a search found nothing. */
  next?: string;
  /** A list item. */
  children: (record: T) => ReactNode;
}

/** One column of cards, with pagination. */
export function CardList<T extends RaRecord>({ component, empty, next, children }: CardListProps<T>) {
  const { data, isPending, error } = useListContext<T>();
  if (isPending) return <Loading />;
  // A failed reload leaves the loaded records on the screen.
  if (error && !data) return <ListFailed />;
  if (!data?.length) return <NothingFound text={empty} next={next} />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Stack component={component} sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {data.map(children)}
      </Stack>
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </Box>
  );
}
