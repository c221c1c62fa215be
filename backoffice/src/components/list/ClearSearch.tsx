import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { CLEAR_SEARCH } from '../../i18n/texts';

export function ClearSearch({ label = CLEAR_SEARCH }: { label?: string }) {
  const { setFilters, ...list } = useListContext();
  if (Object.keys(list.filterValues as object).length === 0) return null;
  return <Button onClick={() => setFilters({})}>{label}</Button>;
}
