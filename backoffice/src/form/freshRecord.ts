/**
 * Of the record that a form begins with: whole, where React Admin would begin with that of a list, which has not every field; and kept no
 * longer than the form, since one that comes in the place of an older one also comes in the place of what was typed.
 */
export const FRESH_RECORD = { meta: { whole: true }, gcTime: 0 };
