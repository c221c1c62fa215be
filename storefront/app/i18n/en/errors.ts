export const errors = {
  notFound: {
    title: '404 - Page Not Found',
    text: 'Oops! The page you are looking for does not exist.',
    button: 'Back',
  },
  unavailable: {
    title: 'We will be right back',
    text: 'Our catalogue cannot be reached at the moment. Please try again in half a minute.',
    button: 'Try again',
  },
  /** Its title is Indonesian, as documented. */
  noProduct: {
    title: 'Produk tidak ditemukan',
    text: 'The product may have been sold out or moved. Our current catalogue is one step away.',
    button: 'See all products',
  },
  /** Its text is Indonesian, as documented. */
  noCategory: {
    title: 'Category not found',
    text: 'Kategori tidak ditemukan.',
    button: 'See all products',
  },
} as const;
