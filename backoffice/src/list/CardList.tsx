import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
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
  /** Above each run of records that have the same one. */
  heading?: (record: T) => string;
}

/** One column of cards, with pagination. */
export function CardList<T extends RaRecord>({
  component,
  empty,
  next,
  children,
  heading,
}: CardListProps<T>) {
  const { data, isPending, error } = useListContext<T>();
  if (isPending) return <Loading />;
  // A failed reload leaves the loaded records on the screen.
  if (error && !data) return <ListFailed />;
  if (!data?.length) return <NothingFound text={empty} next={next} />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      {runsOf(data, heading).map(([first, ...others]) => (
        <Fragment key={first.id}>
          {heading && (
            <Typography variant="h3" component="h2" sx={{ mt: 2, mb: 1 }}>
              {heading(first)}
            </Typography>
          )}
          <Stack component={component} sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
            {[first, ...others].map(children)}
          </Stack>
        </Fragment>
      ))}
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </Box>
  );
}

function runsOf<T>(records: readonly T[], heading: ((record: T) => string) | undefined): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const record of records) {
    const last = runs.at(-1);
    if (last && heading?.(last[0]) === heading?.(record)) last.push(record);
    else runs.push([record]);
  }
  return runs;
}
