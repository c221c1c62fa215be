/** The list of a category's specifications: all of them, of which there are at most 30. */
export const templateOf = (category_id: number) => ({
  filter: { category_id },
  pagination: { page: 1, perPage: 30 },
  sort: { field: 'position', order: 'ASC' } as const,
});
