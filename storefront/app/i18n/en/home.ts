import { company } from '../company';
import { company as about } from './company';

export const home = {
  title: `${company.name}: organic fertilizer, coffee and briquettes from Central Java`,
  description: about.blurb,
  hero: { label: 'What we export', about: 'About Us', products: 'See products' },
  slides: {
    fertilizer: {
      title: 'Organic fertilizer from Central Java',
      description:
        'Chicken manure from layer farms around Salatiga, composted for thirty days and supplied as granules, pellets or powder.',
    },
    coffee: {
      title: 'Arabica and Robusta, Grade 1',
      description:
        'From the slopes of Sindoro, Sumbing and Temanggung. Green, roasted or ground; every lot with its origin and moisture.',
    },
    briquettes: {
      title: 'Charcoal briquettes that burn clean',
      description:
        'Coconut shell and hardwood sawdust, 7,000 kcal/kg and up, little ash. Tested batch by batch before packing.',
    },
  },
  categories: { title: 'What we ship', from: 'from' },
  products: {
    title: 'What We Have',
    detail: 'Detail',
    all: 'See all products',
    previous: 'Previous products',
    next: 'Next products',
    position: 'Products {first} to {last} of {count}',
  },
  video: {
    title: 'Graded, weighed and packed where it grows',
    text: 'We sort by hand, weigh every sack, keep a sealed sample of each lot and load at Tanjung Emas, Semarang.',
    button: 'Product',
  },
  values: { title: 'Four things we do not trade away' },
  valueCards: {
    sustainability: {
      title: 'Sustainability',
      text: 'Preserving nature through eco-friendly products.',
      button: 'How we work',
    },
    empowerment: {
      title: 'Empowerment',
      text: 'Empowering local farmers and communities.',
      button: 'Who we are',
    },
    authenticity: {
      title: 'Authenticity',
      text: 'Organic, natural products of true quality and origin.',
      button: 'See the products',
    },
    innovation: {
      title: 'Innovation',
      text: 'Efficient clean energy such as briquettes.',
      button: 'See the briquettes',
    },
  },
  why: {
    title: 'Why Choose Us',
    button: 'Read more',
  },
  closing: {
    title: 'Tell us what you need',
    text: 'Product, quantity, packing and port. We answer with a price, a specification and a sample offer.',
    button: 'Contact Us',
  },
} as const;
