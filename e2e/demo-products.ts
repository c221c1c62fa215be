/** The ids of the demo catalogue's products, which no story changes for good: of a list of all, others may be gone at once. */
export const DEMO_PRODUCTS = Array.from({ length: 12 }, (_, index) => index + 1);
