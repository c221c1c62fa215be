import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment, useMemo } from 'react';
import { ListContextProvider, Pagination, useList } from 'react-admin';
import type { SheetReport } from '../api/schema';
import { PROBLEMS_PER_PAGE } from '../business';
import { SHEET } from '../i18n/sheetTexts';

/** Every problem of a sheet, by line and column, and below it the product and the value that it is about. */
export function SheetProblems({ problems }: Pick<SheetReport, 'problems'>) {
  const data = useMemo(() => problems.map((problem, id) => ({ ...problem, id })), [problems]);
  const list = useList({ data, perPage: PROBLEMS_PER_PAGE });
  return (
    <ListContextProvider value={list}>
      <Table
        size="small"
        sx={{ tableLayout: 'fixed', '& td, & th': { px: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell width="22%">{SHEET.line}</TableCell>
            <TableCell width="28%">{SHEET.column}</TableCell>
            <TableCell>{SHEET.problem}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {list.data?.map(({ id, line, name, column, label, message, value, nearest }) => (
            <Fragment key={id}>
              <TableRow sx={{ '& td': { border: 0, pb: 0 } }}>
                <TableCell aria-describedby={name && `product-${id}`}>{line}</TableCell>
                <TableCell>
                  {label ?? column ?? '-'}
                  {label && (
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                      {column}
                    </Box>
                  )}
                </TableCell>
                <TableCell aria-describedby={`problem-${id}`}>{message}</TableCell>
              </TableRow>
              {/* Belongs to the row above, which it describes. */}
              <TableRow role="none">
                <TableCell
                  role="none"
                  id={`product-${id}`}
                  colSpan={2}
                  sx={{ color: 'text.secondary', verticalAlign: 'top' }}
                >
                  {name}
                </TableCell>
                <TableCell role="none" id={`problem-${id}`} sx={{ color: 'text.secondary' }}>
                  {value !== undefined && SHEET.wrongValue(value)}
                  {nearest && <strong> {SHEET.nearest(nearest)}</strong>}
                </TableCell>
              </TableRow>
            </Fragment>
          ))}
        </TableBody>
      </Table>
      {problems.length > PROBLEMS_PER_PAGE && <Pagination rowsPerPageOptions={[PROBLEMS_PER_PAGE]} />}
    </ListContextProvider>
  );
}
