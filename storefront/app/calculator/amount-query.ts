/**
 * The query of a product's page: `?tonnes=18.5`, or `?tonnes=2x20`, which a form sends as `?tonnes=2&feet=20`, with what it proposed
 * while nothing was asked for.
 */
export const TONNES = 'tonnes';
export const FEET = 'feet';
/** Of `FEET`, where the unit is a pack. */
export const PACKS = 'packs';
/** Of `FEET`, beside tonnes. */
export const KILOGRAMS = 'kg';
/** '20', or with its unit '300 kg' and '500 packs' */
export const PROPOSED = 'proposed';

/** What is longer is no amount: '10 x 40-foot HC containers + 10 x 20-foot containers' is shorter. */
export const MOST_CHARACTERS = 60;
