/** Weights that are neither grams, kilograms nor tons, as people write them behind a number: as patterns. */
export const POUND = 'lbs?|pounds?';
export const QUINTAL = 'k[uw]intal|kw|quintals?|qtl';

export const KILOGRAMS_OF_POUND = 0.45359237;
