/** Who changes something: an administrator, as the caller of a request is one, or the program itself. */
export interface Author {
  adminId: number | null;
}

/** The first start and what runs by the clock. */
export const ETALASE = { adminId: null } satisfies Author;
export const ETALASE_NAME = 'Etalase';
