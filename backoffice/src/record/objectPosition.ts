/** A record's `focus`, '50 30', in the words of CSS. */
export const objectPosition = (focus: unknown) => ({
  objectPosition: typeof focus === 'string' ? focus.replace(/\d+/g, '$&%') : 'center',
});
