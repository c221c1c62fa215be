/** Remix names components for the developer tools, which keeps unused ones in the bundle. */
export function withoutNames(code: string, id: string): string | undefined {
  return id.includes('/@remix-run/react/') ? code.replace(/^\w+\.displayName = ".*";$/gm, '') : undefined;
}
