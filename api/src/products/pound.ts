/** As people write it behind a number, as a pattern. */
export const POUND = 'lbs?|pounds?';

export const KILOGRAMS_OF_POUND = 0.45359237;
