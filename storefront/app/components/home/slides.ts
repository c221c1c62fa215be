import type { IconName } from '~/brand/icon-name';
import type { Messages } from '~/i18n/messages.server';
import type { SceneName } from '~/lib/pictures/scene-files';

export const FIRST_SCENE = 'fertilizer';

export const SLIDES = [
  { scene: FIRST_SCENE, icon: 'sprout' },
  { scene: 'coffee', icon: 'coffee' },
  { scene: 'briquettes', icon: 'flame' },
] as const satisfies readonly { scene: SceneName & keyof Messages['home']['slides']; icon: IconName }[];
