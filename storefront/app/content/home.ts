import { company } from './company';

export const home = {
  title: `${company.name}: organic fertilizer, coffee and briquettes from Central Java`,
  description: company.blurb,
  hero: { label: 'What we export', about: 'About Us', contact: 'Contact Us' },
  products: {
    eyebrow: 'From our catalogue',
    title: 'What We Have',
    detail: 'Detail',
    all: 'See all products',
    previous: 'Previous products',
    next: 'Next products',
    position: (first: number, last: number, count: number) => `Products ${first} to ${last} of ${count}`,
  },
  video: {
    title: 'Graded, weighed and packed where it grows',
    text: 'We sort by hand, weigh every sack, keep a sealed sample of each lot and load at Tanjung Emas, Semarang.',
    button: 'Product',
  },
  values: { eyebrow: 'What we stand for', title: 'Four things we do not trade away' },
  why: {
    eyebrow: 'Working with us',
    title: 'Why Choose Us',
    intro: 'Small enough to know every supplier, careful enough to put the specification in writing.',
    button: 'Read more',
  },
  closing: {
    title: 'Tell us what you need',
    text: 'Product, quantity, packing and port. We answer with a price, a specification and a sample offer.',
    button: 'Contact Us',
  },
} as const;
