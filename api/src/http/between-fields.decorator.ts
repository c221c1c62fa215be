type Rules = (valid: object) => Record<string, string>;

const RULES = new WeakMap<object, Rules>();

/**
 * Rules between the fields of a request. While some of them break a rule of their own, they are asked about the others, so that
 * all sentences come at once.
 */
export const BetweenFields = (rules: Rules) => (Request: object) => void RULES.set(Request, rules);

/** @param refused the names of the fields that are not valid */
export function problemsBetween(request: object, refused: readonly string[]): Record<string, string> {
  const valid = Object.entries(request).filter(([field]) => !refused.includes(field));
  return RULES.get(request.constructor)?.(Object.fromEntries(valid)) ?? {};
}
