/** The texts of the company profile PDF that are not on the site. */
export const profile = {
  title: 'Company profile',
  about: 'Who we are',
  missionTitle: 'Mission',
  products: 'What we export',
  quality: 'Quality and values',
  qualitySteps: [
    'A written specification and a sample before every contract',
    'Moisture, grade and weight checked on arrival and again before packing',
    'A sealed sample of every lot kept until the buyer has received the goods',
    'Certificate of origin, phytosanitary certificate and fumigation certificate as the destination requires',
  ],
  destinations: 'Where we ship',
  loading: (port: string) => `Port of loading: ${port}`,
  contact: 'Contact',
} as const;
