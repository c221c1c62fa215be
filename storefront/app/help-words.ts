import { namesPlace } from './place-words';

/** What buyers ask that a page answers and no product does, in English and Indonesian. */

const words = (...patterns: string[]) => new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'i');

/** Whatever goods or ports it is asked for: the list has them all. */
const PRICES = words(String.raw`(?:prices?|harga)[\s-]?lists?|list\s+(?:of\s+prices|harga)|daftar\s+harga`);
const PAPERS = words(
  String.raw`certifi\w+|sertifi\w+|phyto\w*|fito\w*|fumiga\w+|documents?|documentation|dokumen|c\.?o\.?[ao]|m?sds|tds|sgs|ska`,
  String.raw`analys[ie]s|analisis|analisa|lab(?:s|orator\w+)?|(?:test|inspection)\s+reports?|(?:hasil|laporan)\s+uji`,
  String.raw`iso|haccp|gmp|brc|halal|kosher|bio|fair\s?-?trade|rainforest\s+alliance|reach|eudr|svlk|traceab\w+|deforestation`,
);
/** What it costs depends on the goods and the place, within Indonesia too: no page says it. */
const FREIGHT = words(String.raw`ongkir|(?:ongkos|biaya)\s+kirim|(?:delivery|freight)\s+costs?`);
/** In Indonesian it is asked for goods within Indonesia, unless a place abroad is named. */
const DOMESTIC = words(String.raw`(?:di)?antar|(?:di|me)?kirim|mengirim|pengiriman|cod`);
const SHIPPING = words(
  String.raw`ships?|shipping|shipment|exports?|exporting|deliver\w*|destinations?|freight|ekspor|tujuan|luar\s+negeri`,
  String.raw`incoterms?|cif|cfr|cnf|dap|ddp`,
);
const PLACE = words(
  String.raw`address|alamat|lokasi|location|peta|map|gudang|warehouse|office|kantor`,
  String.raw`jam\s+(?:buka|operasional|kerja)|(?:opening|business|working)\s+hours`,
  String.raw`(?:di)?ambil\s+sendiri|di\s+tempat|pick[\s-]?up`,
);
const CONTACT = words(
  String.raw`contact|kontak|hubungi|whats\s?app|phone|telephone|telepon|e-?mail|pay|payments?|bayar|pembayaran|l/?c|t/?t|letters?\s+of\s+credit`,
);

export type Help = 'prices' | 'papers' | 'freight' | 'shipping' | 'place' | 'contact';

export const asksForPrices = (q: string) => PRICES.test(q);

/** What a search asks for besides goods, or instead of them. */
export function helpFor(q: string, ports: readonly string[]): Help | undefined {
  if (asksForPrices(q)) return 'prices';
  if (PAPERS.test(q)) return 'papers';
  if (FREIGHT.test(q)) return 'freight';
  if (SHIPPING.test(q) || namesPlace(q, ports)) return 'shipping';
  if (DOMESTIC.test(q)) return 'freight';
  if (CONTACT.test(q)) return 'contact';
  return PLACE.test(q) ? 'place' : undefined;
}
