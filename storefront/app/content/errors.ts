export const notFound = {
  title: '404 - Page Not Found',
  text: 'Oops! The page you are looking for does not exist.',
  button: 'Back',
} as const;

export const unavailable = {
  title: 'We will be right back',
  text: 'Our catalogue cannot be reached at the moment. Please try again in half a minute.',
  button: 'Try again',
} as const;

export const broken = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Please try again, or start from the home page.',
  button: 'Back',
} as const;

export const search = { label: 'Search the products', button: 'Search' } as const;

export const suggestions = 'From our catalogue';
