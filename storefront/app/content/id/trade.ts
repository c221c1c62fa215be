import type * as english from '../en/trade';
import type { Texts } from '../texts';

const numbers = new Intl.NumberFormat('id', { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat('id', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dates = new Intl.DateTimeFormat('id', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('id', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const UNITS = { kg: 'kg', ton: 'ton', sack: 'karung', carton: 'karton', piece: 'buah' } as const;

export const trade: Texts<typeof english.trade> = {
  heading: 'Pemesanan dan pengiriman',
  pack: 'kemasan',
  packs: (count) => `${numbers.format(count)} kemasan`,
  number: (value) => numbers.format(value),
  price: (value) => (Number.isInteger(value) ? numbers : withCents).format(value),
  unit: (unit) => UNITS[unit],
  amount: (value, unit) => `${numbers.format(value)} ${UNITS[unit]}`,
  day: (day) => dates.format(new Date(day)),
  validUntil: (day) => `berlaku sampai ${dates.format(new Date(day))}`,
  days: (days) => `${days} hari`,
  perMonth: (amount) => `${amount} per bulan`,
  papers: 'Dokumen',
  netLoad: (kilograms) => `${kilograms} kg bersih`,
  smallestOrder: (amount) => `Pesanan minimum ${amount}`,
  belowSmallestOrder: (amount) =>
    `Di bawah pesanan minimum ${amount}. Anda boleh menanyakan jumlah yang lebih kecil.`,
  aboveSupply: (amount) => `Lebih dari pasokan sebulan (${amount}): tanyakan jadwalnya kepada kami.`,
  packsToo: (amount) => `Boleh juga jumlah kemasan, misalnya ${amount}.`,
  noPacks: 'Jumlah kemasan belum dapat dihitung: berat isinya tidak tercantum di sini.',
  availabilities: {
    in_stock: 'Tersedia',
    made_to_order: 'Dibuat sesuai pesanan',
    seasonal: 'Musiman',
    sold_out: 'Habis',
  },
  soldOutUntil: (day, isLate) =>
    `Habis, diperkirakan tersedia lagi ${isLate ? 'akhir ' : ''}${months.format(new Date(day))}`,
  at: { exportPrice: 'Dengan harga ekspor', homePrice: 'Dengan harga dalam negeri' },
  labels: {
    export_price: 'Harga ekspor',
    moq: 'Pesanan minimum',
    availability: 'Ketersediaan',
    lead: 'Siap kirim dalam',
    supply: 'Kapasitas pasokan',
    packing: 'Kemasan',
    load_20: 'Muatan peti kemas 20 kaki',
    load_40: 'Muatan peti kemas 40 kaki',
    port: 'Pelabuhan muat',
    origin: 'Asal',
    hs_code: 'Kode HS',
    sample: 'Contoh barang',
  },
};

export const calculator: Texts<typeof english.calculator> = {
  heading: 'Berapa banyak? Berapa peti kemas?',
  amountLabel: 'Jumlah',
  unit: 'Satuan',
  tonnes: 'ton',
  ofSize: 'peti kemas {feet} kaki',
  button: 'Hitung',
  pack: '× {unit} isi {weight} kg',
  container: '{count} × peti kemas {feet} kaki, terisi {percent} %',
  containers: '{count} × peti kemas {feet} kaki, yang terakhir terisi {percent} %',
  allFull: '{count} × peti kemas {feet} kaki, semuanya penuh',
  total: '{at}: {currency} {total}{period}{place}',
  totalOfPacks: '{at} untuk {kilograms} kg: {currency} {total}{period}{place}',
  otherTerms: '. Harga ini {incoterm}, bukan {asked}.',
  noFreight: '. Ongkos kirim tidak dihitung di sini.',
  underOne: 'kurang dari 1',
  either: 'Pilih salah satu ukuran peti kemas: masing-masing sudah memuat semuanya.',
  example:
    'Ini contoh dan belum tertulis dalam pesan Anda. Timpa dengan jumlah Anda, boleh dengan syarat dan pelabuhan, misalnya 2x20 CIF Jebel Ali.',
  take: 'Sertakan jumlah ini',
  along: 'Jumlah ini ikut tertulis dalam pesan Anda kepada kami.',
  alongUnread: 'Ini belum dapat dihitung, tetapi ikut tertulis dalam pesan Anda kepada kami.',
  offline: 'Ini belum dapat dihitung tanpa koneksi, dan akan dihitung begitu tersambung lagi.',
  amount: 'Jumlah: {weight}{period}',
  amountIn: 'Jumlah: {weight}{period} ({units})',
  weight: '{tonnes} ton',
  inPacks: '; dalam kemasan utuh: {packs}',
  amountUnread: 'Jumlah (belum dihitung): {typed}',
  periods: {
    day: 'per hari',
    week: 'per minggu',
    month: 'per bulan',
    quarter: 'per triwulan',
    year: 'per tahun',
  },
  fullContainer: '{count} × peti kemas {feet} kaki{kind}',
  fullContainers: '{count} × peti kemas {feet} kaki{kind}',
  grouped: 'Dibaca {more}. Bila maksudnya {less}, tulis demikian.',
  otherwise: 'Di sini {unit} berisi {weight} kg; kemasan yang Anda minta ikut tertulis dalam pesan Anda.',
  unclear: '{typed} dapat berarti dua jumlah: tulis {more}{behind} atau {less}{behind}.',
  unsized: 'Peti kemas ukuran berapa? Tulis {amount}x20 atau {amount}x40.',
  several: '{typed} lebih dari satu jumlah: tulis salah satu saja, misalnya {last}.',
  unweighed:
    'Berapa isi satu kemasan? Tulis {count}x25kg dengan isinya, atau {count} kemasan untuk yang isi {weight} kg.',
  pallet: 'palet',
  unweighedPallets: 'Berapa isi satu palet? Tulis isinya, misalnya {typed} isi 800 kg.',
  split:
    'Kemasan tidak dibagi: isi jumlah {unit} yang utuh, misalnya 3, atau tulis {number} ton bila itu beratnya.',
  refused:
    'Isi jumlah ton di atas 0 dan paling banyak {most}, misalnya 18,5, atau peti kemas, misalnya 2x{feet}.',
  refusedSmall:
    'Isi jumlah kilogram di atas 0 dan paling banyak {most}, misalnya 300, atau gram, misalnya 250 g.',
};
