/** What buyers ask that a page answers and no product does, in English and Indonesian. */

const PAPERS =
  /\b(?:certifi\w+|sertifi\w+|phyto\w*|fito\w*|fumiga\w+|documents?|documentation|dokumen|c\.?o\.?[ao]|msds|sgs|ska|iso|haccp|halal|kosher)\b/i;
const SHIPPING =
  /\b(?:ships?|shipping|shipment|exports?|exporting|deliver\w*|destinations?|kirim|mengirim|pengiriman|ekspor|tujuan|cif|cfr|cnf|dap|ddp|africa|afrika|america|amerika|asia|europe|eropa|eu|gulf|saudi|uae|uk|usa)\b/i;
const CONTACT =
  /\b(?:contact|kontak|hubungi|whats\s?app|phone|telephone|telepon|e-?mail|address|alamat|office|kantor|pay|payments?|bayar|pembayaran)\b/i;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRIES = new Set(
  ['en', 'id'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return LETTERS.flatMap((first) =>
      LETTERS.flatMap((second) => names.of(first + second)?.toLowerCase() ?? []),
    );
  }),
);
/** Of the longest name of a country that people write. */
const MOST_WORDS = 3;

export type Help = 'papers' | 'shipping' | 'contact';

/** What a search asks for besides goods, or instead of them. */
export function helpFor(q: string, ports: readonly string[]): Help | undefined {
  if (PAPERS.test(q)) return 'papers';
  if (SHIPPING.test(q) || namesPlace(q, ports)) return 'shipping';
  return CONTACT.test(q) ? 'contact' : undefined;
}

function namesPlace(q: string, ports: readonly string[]): boolean {
  const words = q.toLowerCase().match(/[\p{L}.]+/gu) ?? [];
  const places = ports.map((port) => port.toLowerCase());
  return words.some((_, at) =>
    Array.from({ length: MOST_WORDS }, (_, more) => words.slice(at, at + more + 1).join(' ')).some(
      (name) => COUNTRIES.has(name) || places.includes(name),
    ),
  );
}
