/** The site's own pictures (app/pictures), by what they show. */
export const sceneAlt = {
  coffee: 'Open jute sack of roasted coffee beans, with beans spilled on dark wood',
  fertilizer: 'Green seedlings in dark soil with organic fertilizer pellets at their base',
  briquettes: 'Cube charcoal briquettes in front of hexagonal sticks on dark wood',
  trade: 'Filled jute sacks on a wooden pallet beside wooden crates',
} as const;

export type SceneName = keyof typeof sceneAlt;
