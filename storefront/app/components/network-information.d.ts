/** Only Chromium knows it, so TypeScript's DOM does not. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
