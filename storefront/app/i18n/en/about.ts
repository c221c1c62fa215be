import { company } from '../company';

export const about = {
  title: 'About us',
  description: `${company.name} is a general trading company near Salatiga, Central Java: who we are, how we work and where we ship.`,
  hero: { title: 'ABOUT US', button: 'CONTACT US' },
  who: {
    title: 'WHO',
    pictureAlt: 'Filled jute sacks on a wooden pallet beside wooden crates',
    paragraphs: [
      `${company.name} is an export and import general trading company. We work from the hills near Salatiga, between the coffee slopes of Sindoro and Sumbing and the port of Semarang.`,
      'We buy organic fertilizer, coffee and briquettes from the people who make them, check every lot against a written specification, and ship it with the papers a buyer needs: certificate of origin, phytosanitary and fumigation certificates.',
      'We are committed to product quality, to a quality management system that names who checked what and when, and to long-term relationships that pay both sides.',
    ],
  },
  vision: {
    title: 'Visi & Mission',
  },
  commitments: {
    awareness: {
      title: 'Green Awareness',
      text: 'We choose goods that leave the land better: manure returned to the soil, shells and sawdust turned into fuel.',
    },
    service: {
      title: 'Eco Service Excellence',
      text: 'Clear specifications, samples before every contract, and documents that reach the buyer before the ship does.',
    },
    growth: {
      title: 'Sustainable Growth & Global Impact',
      text: 'We grow with our suppliers: new markets abroad become steady orders for farms and workshops at home.',
    },
  },
  exports: {
    title: 'EXPORT HISTORY',
    intro:
      'Every shipment leaves through the port of Tanjung Emas in Semarang. These are the ports it goes to.',
  },
  why: { title: 'Why Choose' },
  /** It must not promise any of these papers. */
  question: {
    title: 'Which paper or port do you need?',
    text: 'An SGS inspection report, a safety data sheet (MSDS), a certificate of analysis (COA), a halal or organic certificate, documents for the EUDR, or another port: tell us which, and for which goods, and we answer what can be had.',
    button: 'Ask us',
  },
} as const;

export const exportMap = {
  alt: (ports: string) => `World map with shipping lines from Semarang to ${ports}`,
} as const;

/** In the order of the numbers on the map. */
export const destinations = {
  'Port Klang': { country: 'Malaysia', goods: 'Fertilizer' },
  Yokohama: { country: 'Japan', goods: 'Coffee, briquettes' },
  Busan: { country: 'South Korea', goods: 'Coffee' },
  'Jebel Ali': { country: 'United Arab Emirates', goods: 'Briquettes' },
  Jeddah: { country: 'Saudi Arabia', goods: 'Briquettes, coffee' },
  Mersin: { country: 'Türkiye', goods: 'Briquettes' },
  Rotterdam: { country: 'Netherlands', goods: 'Coffee, briquettes' },
  Melbourne: { country: 'Australia', goods: 'Fertilizer, coffee' },
  'Los Angeles': { country: 'United States', goods: 'Coffee' },
} as const;
