export const sheet = {
  title: (name: string) => `Spec sheet: ${name}`,
  dataOf: (day: string, version: string) => `Product data of ${day}, version ${version}.`,
  page: 'The page with the current data:',
  qrCode: (address: string) => `QR code of ${address}`,
} as const;

export const profile = {
  title: 'Company profile and price list',
  about: 'Who we are',
  mission: 'Mission',
  products: 'What we export: price list',
  columns: { name: 'Product', price: 'Price', order: 'MOQ' },
  more: (count: number) => `and ${count} more:`,
  moreCategories: (count: number) => (count === 1 ? 'and 1 more category:' : `and ${count} more categories:`),
  pricesOf: (day: string) => `Prices as of ${day}`,
  quality: 'Quality and values',
  qualitySteps: {
    specification: 'A written specification and a sample before every contract',
    checks: 'Moisture, grade and weight checked on arrival and again before packing',
    sealed: 'A sealed sample of every lot kept until the buyer has received the goods',
    papers:
      'Certificate of origin, phytosanitary certificate and fumigation certificate as the destination requires',
  },
  destinations: 'Where we ship',
  destinationColumns: { port: 'Port', country: 'Country', goods: 'Goods' },
  loading: (port: string) => `Port of loading: ${port}`,
  contact: 'Contact',
} as const;
