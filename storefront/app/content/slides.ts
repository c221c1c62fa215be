import type { IconName } from '~/brand/icon-name';
import type { SceneName } from '~/pictures/scene-files';

interface Slide {
  scene: SceneName;
  icon: IconName;
  title: string;
  description: string;
}

/** The home page's hero, in order. */
export const slides: readonly [Slide, ...Slide[]] = [
  {
    scene: 'fertilizer',
    icon: 'sprout',
    title: 'Organic fertilizer from Central Java',
    description:
      'Chicken manure from layer farms around Salatiga, composted for thirty days and supplied as granules, pellets or powder.',
  },
  {
    scene: 'coffee',
    icon: 'coffee',
    title: 'Arabica and Robusta, Grade 1',
    description:
      'From the slopes of Sindoro, Sumbing and Temanggung. Green, roasted or ground; every lot with its origin and moisture.',
  },
  {
    scene: 'briquettes',
    icon: 'flame',
    title: 'Charcoal briquettes that burn clean',
    description:
      'Coconut shell and hardwood sawdust, 7,000 kcal/kg and up, little ash. Tested batch by batch before packing.',
  },
];
