/** Ids of the demo catalogue's products, which no story deletes. A list has others too, which may be gone at once. */
export const DEMO_PRODUCTS = Array.from({ length: 12 }, (_, index) => index + 1);
