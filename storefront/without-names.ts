/** Remix names its components for the developer tools, which keeps those in the bundle that no page has. */
export function withoutNames(code: string, id: string): string | undefined {
  return id.includes('/@remix-run/react/') ? code.replace(/^\w+\.displayName = ".*";$/gm, '') : undefined;
}
