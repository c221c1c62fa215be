/** Of what an address names; more are not looked up. */
const MAX_ASKED = 20;

/** As asked for, in their order, each once. */
export function readCompared({ searchParams }: URL): string[] {
  const asked = searchParams.getAll('ids').flatMap((ids) => ids.split(','));
  return [...new Set(asked.map((id) => id.trim()).filter(Boolean))].slice(0, MAX_ASKED);
}

/** What a form writes as `ids=9&ids=10` leads to `ids=9,10`; undefined for any other address. */
export function comparedRedirect(url: URL): string | undefined {
  if (url.searchParams.getAll('ids').length < 2) return undefined;
  return `${url.pathname}?ids=${readCompared(url).map(encodeURIComponent).join(',')}`;
}
