const WORDS =
  'biji sangrai hijau premium ekspor asli alami cair padat heksagon kubus jari kayu cengkeh pala lada vanili kakao jahe kunyit'.split(
    ' ',
  );
export const CATEGORIES = ['Fertilizer', 'Coffee', 'Briquettes'];
/** The filter by smallest order is to find one in eight at 500 kg and six in eight at a tonne. */
const ORDERS = [
  [500, 'kg', null],
  [600, 'kg', null],
  [1, 'ton', null],
  [1000, 'kg', null],
  [40, 'carton', 20],
  [800, 'kg', null],
  [5, 'ton', null],
  [null, null, null],
];
const PORTS = ['Tanjung Emas, Semarang', 'Tanjung Perak, Surabaya', 'Tanjung Priok, Jakarta', null];
const MINUTE = 60_000;
const NEWEST = Date.UTC(2026, 0, 1);
/** One product in so many is in the trash. */
const IN_TRASH = 20;

/** A word that no other product has or begins with. */
export const wordOf = (n) => `nomor${String(n).padStart(6, '0')}`;

/** The inbox of 10,000 belongs to the catalogue of 100,000. */
const PRODUCTS_PER_INQUIRY = 10;
const STATUSES = ['baru', 'dihubungi', 'penawaran', 'sampel', 'menang', 'kalah', 'spam'];

/** The same in every run; each product is the values of COLUMNS in growth.mjs. */
export function* productsOf(size) {
  let seed = 1;
  const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const words = (count) => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ');
  const time = (ago) => new Date(NEWEST - ago * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
  for (let n = 0; n < size; n += 1) {
    const price = random(1_000_000);
    const name = `${words(2)} ${wordOf(n)}`;
    const english = n % 2 === 0 ? `${words(2)} in English` : null;
    yield [
      name,
      english,
      english ?? name,
      `${words(40)}${n % 10 === 0 ? ' kopi' : ''}${n % 100 === 0 ? ' arabika' : ''}`,
      price,
      1 + (n % CATEGORIES.length),
      time(random(500_000)),
      time(random(500_000)),
      n % IN_TRASH === IN_TRASH - 1 ? time(0) : null,
      ...ORDERS[n % ORDERS.length],
      n % 3 === 0 ? 7 * (1 + (n % 4)) : null,
      PORTS[n % PORTS.length] && (n % 5 === 0 ? 'CIF' : 'FOB'),
      PORTS[n % PORTS.length],
      PORTS[n % PORTS.length],
    ];
  }
}

/** In the order of INQUIRY_COLUMNS and ITEM_COLUMNS in growth.mjs. Nine in ten have a day, in the weeks around today. */
export function inquiriesOf(size) {
  return Array.from({ length: Math.ceil(size / PRODUCTS_PER_INQUIRY) }, (_, n) => {
    const day = new Date(Date.now() + ((n % 60) - 20) * 24 * 60 * MINUTE).toISOString().slice(0, 10);
    const code = `E-${n.toString(36).toUpperCase().padStart(6, '0')}`;
    const name = n % 100 === 0 ? `Siti ${n}` : `Buyer ${n}`;
    return {
      inquiry: [n + 1, code, 'form', STATUSES[n % STATUSES.length], name, 'en', n % 10 === 0 ? null : day],
      item: [n + 1, 1 + (n % 12), `Produk ${1 + (n % 12)}`],
    };
  });
}
