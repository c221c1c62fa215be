import { nearest } from 'api/nearest';
import { incotermOf } from './calculator/delivery-terms';
import { namesPlace } from './place-words';

/** What buyers ask that a page answers and no product does, in English and Indonesian. */

const words = (...patterns: string[]) => new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'i');

/** Whatever goods or ports it is asked for: the list has them all. */
const PRICES = words(String.raw`(?:prices?|harga)[\s-]?lists?|list\s+(?:of\s+prices|harga)|daftar\s+harga`);
const PROFILE = words(
  String.raw`pdf|catalog(?:ue)?s?|katalog|brochures?|brosur|company\s+profile|profil\s+perusahaan`,
);
const SHEETS = words(String.raw`spec(?:ification)?s?[\s-]?sheets?|lembar\s+spesifikasi`);
const PAPERS = words(
  String.raw`certif\w+|(?:ber)?sertif\w+|phyto\w*|fito\w*|fumiga\w+|documents?|documentation|dokumen|c\.?o\.?[ao]|m?sds|tds|sgs|ska`,
  String.raw`analys[ie]s|analisis|analisa|lab(?:s|orator\w+)?|(?:test|inspection)\s+reports?|(?:hasil|laporan)\s+uji`,
  String.raw`registered|registrasi|(?:ter|pen)daftar(?:an)?|[ij][zj]in|bpom|kementan`,
  String.raw`iso|haccp|gmp|brc|halal|kosher|bio|fair\s?-?trade|rainforest\s+alliance|fsc|pefc|reach|eudr|svlk|traceab\w+|deforestation`,
);
/** A paper where no goods are it. */
const ORGANIC = words('organi[ck]');
/** What it costs depends on the goods and the place, within Indonesia too: no page says it. */
const FREIGHT = words(
  String.raw`ongkir|(?:ongkos|biaya)\s+kirim|(?:delivery|freight)\s+costs?|dhl|fedex|couriers?|kurir`,
);
/** In Indonesian it is asked for goods within Indonesia, unless a place abroad is named. */
const DOMESTIC = words(
  String.raw`(?:di)?antar|(?<!\bsiap\s+(?!\S+\s+ke\b))(?:di|me)?kirim|mengirim|pengiriman|cod`,
);
const SHIPPING = words(
  String.raw`ships?|shipping|shipment|exports?|exporting|deliver\w*|destinations?|freight|ekspor|tujuan|luar\s+negeri`,
  'incoterms?',
);
/** Goods to a place that is in no list; neither 'how to use' nor 'made to order'. */
const ABROAD =
  /(?<!\b(?:how|want|like|love|need|made|roasted|ready|able|easy|safe|close|due|up)\s+)\bto\s+(?!(?:order|buy|you|use|make|grow|me|my|us|our|be|drink|eat|cook|sell|export|import|burn)\b)\p{L}{3}/iu;
const WITHIN = /\bke\s+\p{L}{3}/iu;
const PLACE = words(
  String.raw`address|(?:alamat|lokasi)(?:nya)?|locat(?:ion|ed)|peta|maps?|rute|toko(?:nya)?|gudang|warehouse|office|kantor`,
  String.raw`buka|tutup|jam\s+(?:operasional|kerja)|(?:opening|closing|business|working)\s+(?:hours?|times?)`,
  String.raw`where\s+are\s+you|di\s?mana|you\s+(?:open|closed?)|closed\s+on|hari\s+(?:minggu|libur)|sabtu|saturdays?|sundays?`,
  String.raw`datang|mampir|(?:ber)?kunjung(?:an|i)?|visit(?:s|ing)?`,
  String.raw`(?:di)?ambil\s+sendiri|di\s+tempat|pick[\s-]?up`,
);
/** It is agreed on for each order. */
const PAYMENT = words(String.raw`pay|payments?|bayar|pembayaran|transfer|l/?c|t/?t|letters?\s+of\s+credit`);
const CONTACT = words(
  String.raw`contact|kontak|hubungi|whats\s?app|phone|telephone|tel(?:e?pon|p)|call|e-?mail`,
  String.raw`(?:no|nom[eo]r)\.?\s*hp`,
);
const COMPANY_ITSELF = String.raw`about\s+(?:us|you|(?:your|the)\s+company)|who\s+are\s+(?:you|your\s+customers)|tentang\s+(?:kami|anda|perusahaan)`;
const COMPANY = words(
  COMPANY_ITSELF,
  String.raw`references?|referensi|registration|manufacturers?|traders?|produsen|pabrik|legalitas|nib`,
  String.raw`legit(?:imate)?|scam|terpercaya|penipuan|(?:real|genuine|trusted)\s+(?:company|business|exporter|supplier|seller)`,
  String.raw`(?:company|site|exporter)\s+(?:is\s+)?(?:real|genuine)|company|background`,
);
const ORDERING = words(
  String.raw`how\s+(?:(?:to|do\s+i|can\s+i)\s+)?(?:order|buy|purchase)|(?:want|like)\s+to\s+(?:order|buy)|cara\s+(?:pe?mesan(?:an)?|order|(?:mem)?beli|pesan)`,
);
/** Two letters that the texts of many products have. */
const WA = words('wa');

/** A question is for the company: no page answers it. */
export type Help =
  'prices' | 'profile' | 'sheets' | 'papers' | 'question' | 'shipping' | 'place' | 'contact' | 'company';

/** What is in the PDF of the company profile, be there products or not. */
function fileFor(q: string): 'prices' | 'profile' | undefined {
  if (PRICES.test(q)) return 'prices';
  return PROFILE.test(q) ? 'profile' : undefined;
}

/** Of what is asked, as it is spelled. */
const SPELLED = [
  'address analysis available catalogue certificate certificates closing company contact customers delivery destination',
  'documents email export freight hours located location manufacturer opening organic payment payments phone pickup price',
  'references shipment shipping telephone visit warehouse whatsapp working',
  'alamat antar bayar brosur daftar dokumen ekspor gudang harga hubungi jadwal kantor katalog kirim kontak lokasi nomor ongkir',
  'pabrik pembayaran pengiriman perusahaan produsen sertifikat telepon tujuan',
].flatMap((line) => line.split(' '));
/** Of fewer, many are words of their own: 'rice' is no 'price'. */
const LETTERS_PER_ERROR = 5;
const WORD = /(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu;
const spelledRight = (q: string) =>
  q.replace(WORD, (word) => nearest(word, SPELLED, LETTERS_PER_ERROR) ?? word);

/** A word that begins others: 'petani'. */
const MAP = /^\s*peta\s*$/i;
const HOME = /\bindonesia\b/gi;
const ABOUT = words(COMPANY_ITSELF);
/** Of what is offered at a port or place of this country. */
const OFFERED = /^(?:EXW|FCA|FAS|FOB)$/;

/** What is answered beside products too. */
export function besideGoods(q: string): Exclude<Help, 'question'> | undefined {
  const file = fileFor(q);
  if (file) return file;
  if (WA.test(q) || ORDERING.test(q)) return 'contact';
  if (MAP.test(q)) return 'place';
  if (ABOUT.test(q)) return 'company';
  const isAbroad = ABROAD.test(q) || namesPlace(q.replace(HOME, ''), []);
  return isAbroad || !OFFERED.test(incotermOf(q) ?? 'FOB') ? 'shipping' : undefined;
}

/**
 * What a search asks for besides goods, or instead of them, with errors in its words too.
 * @param meant what is shown instead
 */
export function helpFor(q: string, ports: readonly string[], meant = ''): Help | undefined {
  return helpIn(q, ports, meant) ?? helpIn(spelledRight(q), ports, meant);
}

function helpIn(q: string, ports: readonly string[], meant: string): Help | undefined {
  if (SHEETS.test(q)) return 'sheets';
  const file = fileFor(q);
  if (file) return file;
  if (PAPERS.test(q) || (ORGANIC.test(q) && !ORGANIC.test(meant))) return 'papers';
  if (FREIGHT.test(q)) return 'question';
  if (SHIPPING.test(q) || incotermOf(q) || namesPlace(q, ports)) return 'shipping';
  if (DOMESTIC.test(q) || PAYMENT.test(q)) return 'question';
  if (CONTACT.test(q) || WA.test(q) || ORDERING.test(q)) return 'contact';
  if (PLACE.test(q)) return 'place';
  if (COMPANY.test(q)) return 'company';
  if (ABROAD.test(q)) return 'shipping';
  return WITHIN.test(q) ? 'question' : undefined;
}
