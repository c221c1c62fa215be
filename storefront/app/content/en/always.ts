/** What a page says before it has data, or without any: the only texts that are part of the client's scripts. */
export const always = {
  loading: 'Loading...',
  broken: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Please try again, or start from the home page.',
    button: 'Back',
  },
  search: { label: 'Search the products', button: 'Search' },
} as const;
