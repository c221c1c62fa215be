/** The list query for the one contact record there is. */
export const FIRST_CONTACT = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
} as const;
