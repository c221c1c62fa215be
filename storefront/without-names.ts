/** Remix names components for the developer tools, which keeps unused ones in the bundle. */
export function withoutNames(code: string, id: string): string | undefined {
  return id.includes('/@remix-run/react/') ? code.replace(/^\w+\.displayName = ".*";$/gm, '') : undefined;
}

/** What Remix and its router say to a developer whose call is wrong: an error without words is thrown all the same. */
export function withoutMessages(code: string, id: string): string | undefined {
  if (!/\/@remix-run\/(react|router)\//.test(id)) return undefined;
  return code.replace(/\b(invariant\(.*?), (?:["`]|getInvalidPathError\().*\);$/gm, '$1);');
}
