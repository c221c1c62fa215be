export const FORMULA_START: RegExp;
export const MARKED_START: RegExp;
