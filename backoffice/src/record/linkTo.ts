/** What a stored contact field links to; undefined for what must not become a link, `javascript:` above all. */
export function linkTo(stored: string): string | undefined {
  const address = stored.trim();
  if (/^https:\/\/\S+$/i.test(address)) return address;
  const email = address.replace(/^mailto:/i, '');
  return /^[^\s@:/]+@[^\s@:/]+$/.test(email) ? `mailto:${email}` : undefined;
}
