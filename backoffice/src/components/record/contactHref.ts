/** The href of a stored contact field; undefined for what may be unsafe, such as `javascript:`. */
export function contactHref(stored: string): string | undefined {
  const address = stored.trim();
  if (/^https:\/\/\S+$/i.test(address)) return address;
  const email = address.replace(/^mailto:/i, '');
  return /^[^\s@:/]+@[^\s@:/]+$/.test(email) ? `mailto:${email}` : undefined;
}
