import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';
import { ListContextProvider, Pagination, useList } from 'react-admin';
import type { SheetReport } from '../api/schema';
import { PROBLEMS_PER_PAGE } from '../business';
import { SHEET } from '../i18n/texts';

/** Every problem of a sheet, by line and column. */
export function SheetProblems({ problems }: Pick<SheetReport, 'problems'>) {
  const data = useMemo(() => problems.map((problem, id) => ({ ...problem, id })), [problems]);
  const list = useList({ data, perPage: PROBLEMS_PER_PAGE });
  return (
    <ListContextProvider value={list}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[SHEET.line, SHEET.column, SHEET.problem].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {list.data?.map(({ id, line, column, message }) => (
            <TableRow key={id}>
              <TableCell>{line}</TableCell>
              <TableCell>{column ?? '-'}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {problems.length > PROBLEMS_PER_PAGE && <Pagination rowsPerPageOptions={[PROBLEMS_PER_PAGE]} />}
    </ListContextProvider>
  );
}
