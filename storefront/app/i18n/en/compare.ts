export const compare = {
  tick: 'Compare',
  button: 'Compare the ticked products',
  title: 'Compare products',
  description: 'Up to four products of one category side by side.',
  property: 'Property',
  price: 'Price',
  sheet: 'Spec sheet',
  pdf: 'PDF',
  back: 'Choose other products',
  none: 'Tick two to four products of one category to see them side by side.',
  leftOut: 'Left out: what is not in the catalogue, is of another category, or comes after the first four.',
} as const;
