import { LIMITS } from 'api/contract';

export const specFieldsQuery = (category_id: number) => ({
  filter: { category_id },
  pagination: { page: 1, perPage: LIMITS.specs },
  sort: { field: 'position', order: 'ASC' } as const,
});
