import type { IconName } from '~/brand/icon-name';
import type { Content } from '~/content/content.server';
import type { SceneName } from '~/pictures/scene-files';

export const FIRST_SCENE = 'fertilizer';

/** The home page's hero, in order; its texts are named after its scenes. */
export const SLIDES = [
  { scene: FIRST_SCENE, icon: 'sprout' },
  { scene: 'coffee', icon: 'coffee' },
  { scene: 'briquettes', icon: 'flame' },
] as const satisfies readonly { scene: SceneName & keyof Content['home']['slides']; icon: IconName }[];
