import type { CreateProductRequest } from 'api/schema';

/** Instead of a price, in a form that requires one. */
export const ON_REQUEST = 'on_request' satisfies CreateProductRequest['price'];

/** How long a success message shows before the screen returns to the list. */
export const RETURN_AFTER_MS = { category: 1000, product: 1200 } as const;

/** How long a notification offers to undo; the trash and the history do so afterwards. */
export const UNDO_FOR_MS = 30_000;

/** How long a failure shows before the login screen replaces it. */
export const LEAVE_AFTER_MS = 2000;

export const SIDEBAR = {
  wide: 250,
  /** At `mediumFrom` px and narrower. */
  medium: 200,
  mediumFrom: 768,
  /** At `narrowFrom` px and narrower. */
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
export const LATEST_CHANGES = 6;
export const PROBLEMS_PER_PAGE = 100;
export const ROWS_PER_PAGE = [10, 25, 50, 100];
export const CATEGORIES_TO_CHOOSE_FROM = 25;
/** Cards under each category heading; the rest is one link away. */
export const PRODUCTS_PER_CATEGORY = 8;
/** As many products as a phone shows in a question above its buttons. */
export const NAMED_IN_QUESTION = 5;

export const TOP_BAR_HEIGHT = 56;
export const PRODUCT_CARD_IMAGE_HEIGHT = 200;
