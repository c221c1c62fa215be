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
  day: (day) => dates.format(new Date(day)),
  validUntil: (day) => `berlaku sampai ${dates.format(new Date(day))}`,
  days: (days) => `${days} hari`,
  perMonth: (amount) => `${amount} per bulan`,
  papers: 'Dokumen',
  netLoad: (kilograms) => `${kilograms} kg bersih`,
  smallestOrder: (amount) => `Pesanan minimum ${amount}`,
  availabilities: {
    in_stock: 'Tersedia',
    made_to_order: 'Dibuat sesuai pesanan',
    seasonal: 'Musiman',
    sold_out: 'Habis',
  },
  soldOutUntil: (day, isLate) =>
    `Habis, diperkirakan tersedia lagi ${isLate ? 'akhir ' : ''}${months.format(new Date(day))}`,
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
  heading: 'Berapa peti kemas?',
  amount: 'Jumlah',
  unit: 'Satuan',
  tonnes: 'ton',
  ofSize: 'peti kemas {feet} kaki',
  pack: '× {unit} isi {weight} kg',
  button: 'Pakai jumlah ini',
  answer: '{tonnes} ton: {packs}{containers}',
  container: '{count} × peti kemas {feet} kaki, terisi {percent} %',
  containers: '{count} × peti kemas {feet} kaki, yang terakhir terisi {percent} %',
  or: ' atau ',
  refused: 'Isi jumlah di atas 0 dan paling banyak 100.000 ton, misalnya 18,5.',
  inMessage: 'Jumlah: {amount}',
};
