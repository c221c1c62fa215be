import { Box, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Loading, Pagination, type RaRecord, useListContext } from 'react-admin';
import { ROWS_PER_PAGE } from '../../constants';
import { ListFailed } from './ListFailed';
import { NothingFound, type NothingFoundProps } from './NothingFound';

interface CardListProps<T> extends NothingFoundProps {
  component: 'ol' | 'ul';
  children: (record: T) => ReactNode;
  /** Shown once above successive records that have the same one. */
  heading?: (record: T) => string;
}

export function CardList<T extends RaRecord>({ component, children, heading, ...none }: CardListProps<T>) {
  const { data, isPending, error } = useListContext<T>();
  if (isPending) return <Loading />;
  // A failed reload leaves the loaded records on the screen.
  if (error && !data) return <ListFailed />;
  if (!data?.length) return <NothingFound {...none} />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      {runsOf(data, heading).map(({ title, records }) => (
        // Keyed by title: a new record at the top keeps what is open in the cards below it.
        <Fragment key={title}>
          {title && (
            <Typography variant="h3" component="h2" sx={{ mt: 2, mb: 1 }}>
              {title}
            </Typography>
          )}
          <Stack component={component} sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
            {records.map(children)}
          </Stack>
        </Fragment>
      ))}
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </Box>
  );
}

function runsOf<T>(records: readonly T[], heading: (record: T) => string = () => '') {
  const runs: { title: string; records: T[] }[] = [];
  for (const record of records) {
    const title = heading(record);
    const last = runs.at(-1);
    if (last?.title === title) last.records.push(record);
    else runs.push({ title, records: [record] });
  }
  return runs;
}
