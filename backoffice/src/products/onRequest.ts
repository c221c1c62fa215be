import type { CreateProductRequest } from 'api/schema';

/** Instead of a price, in a form that requires one. */
export const ON_REQUEST = 'on_request' satisfies CreateProductRequest['price'];
