export const listing = {
  title: 'Our products',
  description:
    'Organic fertilizer, Arabica and Robusta coffee and charcoal briquettes from Central Java, with grade, moisture and packing.',
  heroText: 'Fertilizer, coffee and briquettes from Central Java, with the specification in writing.',
  contact: 'Contact Us',
  heading: 'Product Listing',
} as const;

export const category = {
  heading: 'Products in this category',
  description: (name: string) => `${name} from Central Java: the products, with grade, moisture and packing.`,
} as const;

/** The documented sentences are the Indonesian ones. */
export const empty = {
  products: 'There are no products yet.',
  category: 'There are no products in this category yet.',
  search: 'No product matches this search.',
  page: 'There is no such page.',
  failed: 'Products cannot be loaded at the moment. Please try again later.',
} as const;

/** From a list without products. */
export const ways = {
  all: 'See all products',
  newest: 'See the newest products',
  category: 'See the whole category',
  everywhere: 'Search all products',
  ask: 'Ask us for it',
} as const;

export const searching = {
  categories: 'Categories',
  all: 'All products',
  sort: 'Sort by',
  sorts: {
    catalogue: 'Catalogue order',
    newest: 'Newest first',
    name: 'Name',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
  },
} as const;

const numbers = new Intl.NumberFormat('en');

export const found = {
  products: (count: number, q: string) =>
    `${numbers.format(count)} ${count === 1 ? 'product' : 'products'}${q ? ` for “${q}”` : ''}`,
  used: (q: string) => `Showing results for ${q}`,
  exact: (q: string) => `Search for “${q}” instead`,
} as const;

export const paging = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
} as const;

/** Documented in Indonesian, like the way prices are written. */
export const price = {
  none: 'Hubungi kami untuk harga',
  note: 'Price on request',
} as const;
