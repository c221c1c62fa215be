/** For the total, which comes with any page. */
export const COUNT_ONLY = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
} as const;
