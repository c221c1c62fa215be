/** A page shows these before it has data, or without any: the only texts in the client's scripts. */
export const always = {
  loading: 'Loading...',
  broken: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Please try again, or go back.',
    button: 'Back',
  },
  offline: {
    title: 'No connection',
    text: 'This page could not be loaded. Check your internet connection, then try again.',
  },
  again: 'Try again',
} as const;
