import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useMemo } from 'react';
import { ListContextProvider, Pagination, useList } from 'react-admin';
import type { SheetReport } from 'api/schema';
import { PROBLEMS_PER_PAGE } from '../constants';
import { IMPORT } from '../i18n/import';

export function ImportProblems({ problems }: Pick<SheetReport, 'problems'>) {
  const data = useMemo(() => problems.map((problem, id) => ({ ...problem, id })), [problems]);
  const list = useList({ data, perPage: PROBLEMS_PER_PAGE });
  return (
    <ListContextProvider value={list}>
      <Table size="small" sx={{ tableLayout: 'fixed', '& td, & th': { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell width="18%">{IMPORT.line}</TableCell>
            <TableCell width="28%">{IMPORT.column}</TableCell>
            <TableCell>{IMPORT.problem}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {list.data?.map(({ id, line, column, message, value, nearest }) => (
            <TableRow key={id} sx={{ verticalAlign: 'top' }}>
              <TableCell>{line}</TableCell>
              <TableCell>{column ?? '-'}</TableCell>
              <TableCell>
                {message}
                {value && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    “{value}”{nearest && <strong> {IMPORT.nearest(nearest)}</strong>}
                  </Box>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {problems.length > PROBLEMS_PER_PAGE && <Pagination rowsPerPageOptions={[PROBLEMS_PER_PAGE]} />}
    </ListContextProvider>
  );
}
