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
  number: (value) => numbers.format(value),
  price: (value) => (Number.isInteger(value) ? numbers : withCents).format(value),
  unit: (unit) => UNITS[unit],
  amount: (value, unit) => `${numbers.format(value)} ${UNITS[unit]}`,
  packs: (count, kilograms) => `${numbers.format(count)} kemasan isi ${kilograms} kg`,
  month: (day) => months.format(new Date(day)),
  day: (day) => dates.format(new Date(day)),
  validUntil: (day) => `berlaku sampai ${dates.format(new Date(day))}`,
  days: (days) => `${days} hari`,
  perMonth: (amount) => `${amount} per bulan`,
  exportPrice: 'Harga ekspor',
  smallestOrder: (amount) => `Pesanan minimum ${amount}`,
  exported: (amount) => `${amount} (ekspor)`,
  availabilities: {
    in_stock: 'Tersedia',
    made_to_order: 'Dibuat sesuai pesanan',
    seasonal: 'Musiman',
    sold_out: 'Habis',
  },
  expectedAgain: (availability, month, isLate) =>
    `${availability}, diperkirakan tersedia lagi ${isLate ? 'akhir ' : ''}${month}`,
  labels: {
    local: 'Pembelian lokal',
    moq: 'Pesanan minimum',
    availability: 'Ketersediaan',
    lead: 'Waktu siap kirim',
    sample: 'Sampel',
    packing: 'Kemasan',
    supply: 'Kapasitas pasokan',
    port: 'Pelabuhan muat',
    origin: 'Asal',
    hs_code: 'Kode HS',
    papers: 'Dokumen',
    load_20: 'Peti kemas 20′',
    load_40: 'Peti kemas 40′',
  },
};

export const calculator: Texts<typeof english.calculator> = {
  label: 'Berapa peti kemas?',
  amount: 'Jumlah',
  unit: 'Satuan',
  tonnes: 'ton',
  container: '× {feet}′',
  pack: '× {unit} isi {weight} kg',
  button: 'Pakai jumlah ini',
  or: ' atau ',
  refused: 'Isi jumlah di atas 0 dan paling banyak 100.000 ton, misalnya 18,5.',
};
