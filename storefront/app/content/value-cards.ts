import type { IconName } from '~/brand/icon-name';
import { paths } from '~/site-paths';

interface ValueCard {
  icon: IconName;
  title: string;
  text: string;
  button: string;
  to: string;
}

export const valueCards: readonly ValueCard[] = [
  {
    icon: 'leaf',
    title: 'Sustainability',
    text: 'Preserving nature through eco-friendly products: what farms and workshops leave over becomes fertilizer and fuel.',
    button: 'How we work',
    to: paths.about,
  },
  {
    icon: 'handshake',
    title: 'Empowerment',
    text: 'Empowering local farmers and communities: prices agreed before the harvest, sorting and packing in the village.',
    button: 'Who we are',
    to: paths.about,
  },
  {
    icon: 'badge-check',
    title: 'Authenticity',
    text: 'Organic, natural products of true quality and origin: each lot carries its place, its grade and its moisture.',
    button: 'See the products',
    to: paths.products,
  },
  {
    icon: 'lightbulb',
    title: 'Innovation',
    text: 'Efficient clean energy such as briquettes: more heat than firewood, little ash, made from shells and sawdust.',
    button: 'See the briquettes',
    to: paths.products,
  },
];
