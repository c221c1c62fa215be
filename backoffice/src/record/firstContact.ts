/** The list query for the only contact record. */
export const FIRST_CONTACT = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
} as const;
