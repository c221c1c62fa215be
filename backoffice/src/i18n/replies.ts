import { UNIT_WORDS } from 'api/shared';
import type { Language } from './inquiries';
import { COMPANY } from './texts';

/** What buyers are answered. `{name}`, `{code}`, `{products}` and `{prices}` are filled in. */
export const REPLIES = {
  first: {
    title: 'Jawaban pertama',
    en: `{name},

Thank you for your inquiry {code} at ${COMPANY}. You asked for:
{products}

We will send you our offer soon. May we know the quantity and the port of destination, if you have not told us yet?

Kind regards,
${COMPANY}`,
    id: `{name},

Terima kasih atas permintaan {code} di ${COMPANY}. Yang ditanyakan:
{products}

Penawaran segera kami kirim. Boleh kami tahu jumlah dan tujuan pengirimannya, jika belum disebutkan?

Hormat kami,
${COMPANY}`,
  },
  price: {
    title: 'Harga',
    en: `{name},

Regarding your inquiry {code}, our prices are:
{prices}

Shall we prepare a quotation for your quantity and port?

Kind regards,
${COMPANY}`,
    id: `{name},

Mengenai permintaan {code}, harga kami:
{prices}

Apakah perlu kami buatkan penawaran untuk jumlah dan tujuan Anda?

Hormat kami,
${COMPANY}`,
  },
  sample: {
    title: 'Sampel',
    en: `{name},

We will gladly send you samples for your inquiry {code}:
{products}

Please send us the delivery address, a phone number for the courier and, if you have one, your courier account.

Kind regards,
${COMPANY}`,
    id: `{name},

Untuk permintaan {code} kami siap mengirim sampel:
{products}

Mohon kirimkan alamat pengiriman dan nomor telepon penerima.

Hormat kami,
${COMPANY}`,
  },
  reminder: {
    title: 'Pengingat',
    en: `{name},

Some days ago we answered your inquiry {code}:
{products}

Do you have any questions, or may we help you with the next step?

Kind regards,
${COMPANY}`,
    id: `{name},

Beberapa hari lalu kami menjawab permintaan {code}:
{products}

Apakah ada pertanyaan, atau ada yang bisa kami bantu untuk langkah berikutnya?

Hormat kami,
${COMPANY}`,
  },
  thanks: {
    title: 'Terima kasih',
    en: `{name},

Thank you for your order, which began with your inquiry {code}. We will keep you informed until the goods have arrived.

Kind regards,
${COMPANY}`,
    id: `{name},

Terima kasih atas pesanan Anda, yang berawal dari permintaan {code}. Kami akan terus mengabari Anda sampai barang tiba.

Hormat kami,
${COMPANY}`,
  },
} as const satisfies Record<string, Record<Language | 'title', string>>;

export type ReplyKind = keyof typeof REPLIES;

export const REPLY_WORDS = {
  en: {
    subject: 'Your inquiry {code}',
    dear: (name: string | null) => `Dear ${name ?? 'Sir or Madam'}`,
    sample: 'sample',
    onRequest: 'on request',
    validUntil: 'valid until',
    units: { kg: 'kg', ton: 't', sack: 'sack', carton: 'carton', piece: 'piece' },
  },
  id: {
    subject: 'Permintaan Anda {code}',
    dear: (name: string | null) => `Yth. ${name ?? 'Bapak/Ibu'}`,
    sample: 'sampel',
    onRequest: 'menyusul',
    validUntil: 'berlaku sampai',
    units: UNIT_WORDS,
  },
} as const;
