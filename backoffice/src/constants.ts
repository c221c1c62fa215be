import type { CreateProductRequest } from 'api/schema';

/** Stands for no price where the API requires one. */
export const ON_REQUEST = 'on_request' satisfies CreateProductRequest['price'];

/** How long a success message shows before the screen returns to the list. */
export const RETURN_AFTER_MS = { category: 1000, product: 1200 } as const;

/** The trash and the history offer to undo afterwards. */
export const UNDO_FOR_MS = 30_000;

export const LEAVE_AFTER_MS = 2000;

/** The number of new inquiries in the sidebar. */
export const COUNT_AGAIN_MS = 60_000;

export const SIDEBAR = {
  wide: 250,
  /** For windows of `mediumFrom` px and narrower. */
  medium: 200,
  mediumFrom: 768,
  /** For windows of `narrowFrom` px and narrower. */
  narrow: 50,
  narrowFrom: 300,
  collapsed: 60,
  transition: '0.3s',
} as const;

export const ACCEPTED_SHEETS: readonly string[] = ['.xlsx', '.csv'];

export const PRODUCTS_PER_PAGE = 25;
export const CATEGORIES_PER_PAGE = 10;
export const HISTORY_PER_PAGE = 25;
export const ADMINISTRATORS_PER_PAGE = 25;
export const INQUIRIES_PER_PAGE = 25;
export const LATEST_CHANGES = 6;
export const PROBLEMS_PER_PAGE = 100;
export const ROWS_PER_PAGE = [10, 25, 50, 100];
export const CATEGORIES_TO_CHOOSE_FROM = 25;
export const PRODUCTS_PER_CATEGORY = 8;
/** A phone shows so many products in a question above its buttons. */
export const NAMED_IN_QUESTION = 5;

export const TOP_BAR_HEIGHT = 56;
export const PRODUCT_CARD_IMAGE_HEIGHT = 200;
