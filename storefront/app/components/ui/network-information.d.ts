/** Chromium only, so missing from TypeScript's DOM types. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
