import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';

/** How many products use a specification, as of now. */
export function useSpecFieldUse(id: number | undefined) {
  const provider = useDataProvider<typeof dataProvider>();
  return useQuery({
    queryKey: ['use of a specification', id],
    queryFn: () => provider.specFieldUse(Number(id)),
    enabled: id !== undefined,
    retry: false,
    gcTime: 0,
  });
}
