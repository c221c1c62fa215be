/** The total comes with any page; one row is the smallest. */
export const ONE_ROW = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;
