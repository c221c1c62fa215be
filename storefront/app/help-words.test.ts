import { besideGoods, helpFor } from './help-words';

const PORTS = ['Port Klang', 'Jebel Ali', 'Busan'];

test.each([
  ...[
    'SGS',
    'MSDS',
    'SDS',
    'COA',
    'halal',
    ...[
      'izin edar',
      'surat ijin',
      'terdaftar kementan',
      'nomor pendaftaran',
      'produk terdaftar',
      'registered fertilizer',
    ],
    'EUDR',
    'analysis',
    'lab test',
    'laboratory report',
    'hasil uji lab',
  ],
  ...[
    'pupuk bersertifikat',
    'certificate of analysis',
    'Fairtrade',
    'fair trade coffee',
    'REACH',
    'bio',
    'organic certificate',
  ],
  ...['phyto', 'Rainforest Alliance', 'SVLK', 'analisis', 'test report', 'traceability', 'EUDR Germany'],
])('LIST-4 %p asks for papers', (q) => expect(helpFor(q, PORTS)).toBe('papers'));

test.each([
  ...[
    'Busan',
    'Korea',
    'South Korea',
    'Germany',
    'UAE',
    'Jebel Ali',
    'port klang',
    'CIF Hamburg',
    'Incoterms',
  ],
  ...['CIF', 'DAP', 'DAP Hamburg', 'FCA', 'C&F', 'EXW', 'CPT coffee'],
  ...['Dubai', 'Hamburg', 'Rotterdam', 'Jeddah', 'Seoul', 'Tokyo', 'Istanbul', 'Doha', 'Riyadh', 'Shanghai'],
  ...['Mumbai', 'London', 'New York', 'charcoal to Los Angeles', 'Sydney', 'São Paulo', 'Ho Chi Minh City'],
  ...[
    'Turkey',
    'Türkiye',
    'turkiye',
    'Holland',
    'Jerman',
    'Korea Selatan',
    'the Emirates',
    'Middle East',
    'U.S.A.',
    'to the UK.',
  ],
])('LIST-4 %p asks where goods are shipped to', (q) => expect(helpFor(q, PORTS)).toBe('shipping'));

test.each([
  ['Copenhagen', 'shipping'],
  ['briquettes to Aarhus', 'shipping'],
  ['charcoal to Esbjerg port', 'shipping'],
  ['briket ke Wonosobo', 'question'],
  ['how to use fertilizer', undefined],
  ['coffee made to order', undefined],
  ['ready to drink', undefined],
  ['roast to order', undefined],
  ['easy to burn charcoal', undefined],
])('LIST-4 %p asks where to: %p', (q, help) => expect(helpFor(q, PORTS)).toBe(help));

test.each([
  ['organic coffee', 'coffee', 'papers'],
  ['kopi organik', 'kopi', 'papers'],
  ['organic', undefined, 'papers'],
  ['pupuk organik cair', 'pupuk organik', undefined],
] as const)(
  'LIST-4 %p, of which %p is left, asks for papers where goods are not organic: %p',
  (q, meant, help) => expect(helpFor(q, PORTS, meant)).toBe(help),
);

test.each([
  'ongkir',
  'DHL',
  'dhl courier',
  'Ongkir ke Surabaya',
  'ongkos kirim',
  'biaya kirim pupuk',
  'delivery cost',
  'freight costs to Busan',
  'kirim ke Solo',
  'siap kirim ke Solo?',
  'bisa kirim?',
  'pengiriman',
  'antar ke Surabaya',
  'COD',
  ...['payment terms', 'bayar', 'bayar di tempat', 'L/C', 'T/T', 'letter of credit'],
])('LIST-4 %p is asked of the company', (q) => expect(helpFor(q, PORTS)).toBe('question'));

test.each([
  'price list',
  'Pricelist',
  'export price list CIF Hamburg',
  'list of prices',
  'daftar harga kopi',
  'list harga',
])('LIST-4 %p asks for the price list', (q) => expect(helpFor(q, PORTS)).toBe('prices'));

test.each([
  ...['pdf', 'price pdf', 'catalog pdf', 'Catalogues', 'katalog', 'brochure', 'brosur', 'company profile'],
  'profil perusahaan',
])('LIST-4 %p asks for the company profile', (q) => expect(helpFor(q, PORTS)).toBe('profile'));

test.each(['spec sheet', 'specification sheets PDF', 'lembar spesifikasi'])(
  'LIST-4 %p asks for spec sheets',
  (q) => expect(helpFor(q, PORTS)).toBe('sheets'),
);

test.each(['freight', 'delivery', 'kirim ke Hamburg', 'pengiriman luar negeri', 'ekspor'])(
  'LIST-4 %p asks for shipping and not for its cost',
  (q) => expect(helpFor(q, PORTS)).toBe('shipping'),
);

test.each([
  ...['WhatsApp', 'kontak', 'alamat email', 'nomor whatsapp'],
  ...[
    'telpon',
    'telepon',
    'nomor telepon',
    'nomor telpon',
    'telp',
    'phone',
    'phone number',
    'call',
    'call you?',
  ],
  ...['nomor wa', 'no wa', 'No. WA', 'wa', 'nomer wa', 'no hp', 'no. telp', 'kopi wa'],
])('LIST-4 %p asks for the company', (q) => expect(helpFor(q, PORTS)).toBe('contact'));

test.each([
  ['kopi wa', 'contact'],
  ['price list', 'prices'],
  ['pdf', 'profile'],
  ['how to order', 'contact'],
  ['cara pesan kopi', 'contact'],
  ['made to order', undefined],
  ['kontak', undefined],
  ['alamat', undefined],
  ['peta', 'place'],
  ['about us', 'company'],
  ['tentang kami', 'company'],
  ['petani', undefined],
  ['briquettes 18 tons CIF Aarhus', 'shipping'],
  ['charcoal to Denmark', 'shipping'],
  ['charcoal for Saudi Arabia', 'shipping'],
  ['coffee of Indonesia, from Java, Indonesia', undefined],
  ['charcoal FOB Semarang', undefined],
  ['ready to drink', undefined],
] as const)('LIST-4 %p beside goods asks for %p', (q, help) => expect(besideGoods(q)).toBe(help));

test.each([
  'alamat',
  'lokasi gudang',
  'jam buka',
  'opening hours',
  'ambil sendiri',
  'Ambil di tempat',
  'di tempat',
  'pick up',
  'Pick-up',
  'self pickup',
  ...['dimana alamatnya', 'di mana lokasinya', 'buka jam berapa', 'jam berapa buka', 'hari minggu buka'],
  ...['sabtu buka', 'minggu buka', 'maps', 'rute', 'where are you located', 'opening hours sunday'],
  ...[
    'tutup jam berapa',
    'jam tutup',
    'hari minggu tutup?',
    'closing time',
    'closing hours',
    'closed on Sunday',
  ],
  ...['what time do you close', 'are you open today?', 'tanggal merah buka', 'hari minggu', 'hari libur'],
  ...['boleh datang sabtu?', 'datang ke gudang', 'sabtu', 'kunjungan', 'open saturday?', 'visit us'],
  ...['can I visit you on saturday', 'visit your office'],
])('LIST-4 %p asks for its place', (q) => expect(helpFor(q, PORTS)).toBe('place'));

test.each([
  ...[
    'references',
    'who are your customers',
    'company registration',
    'about your company',
    'who are you',
    'company background',
    'about company',
    'company background',
    'about company',
    'is this company real',
    'legit exporter',
    'are you legit',
    'trusted supplier',
  ],
  ...['are you manufacturer or trader', 'about us', 'tentang perusahaan', 'pabrik'],
])('LIST-4 %p asks about the company', (q) => expect(helpFor(q, PORTS)).toBe('company'));

test.each([
  '',
  'coffee',
  'biofuel zzz',
  'label',
  'Klang',
  'new',
  'collab',
  'hand-picked',
  'tempat',
  'price',
  'harga kopi',
  'wax',
  'closed-cell foam box',
  'calla lily',
  'hp 5',
  ...['pupuk siap kirim', 'siap dikirim'],
])('LIST-4 %p asks for none of these', (q) => expect(helpFor(q, PORTS)).toBeUndefined());

test.each([
  ['certifcates', 'papers'],
  ['sertifkat', 'papers'],
  ['delivary', 'shipping'],
  ['delivary to Aarhus', 'shipping'],
  ['onkir', 'question'],
  ['adress', 'place'],
  ['almat', 'place'],
  ['opning hours', 'place'],
  ['pement terms', undefined],
  ['payement terms', 'question'],
  ['Warehuose', 'place'],
  ['dimana tokonya', 'place'],
  ['toko di mana', 'place'],
  ['where are you', 'place'],
  ['cara pesan', 'contact'],
  ['cara beli', 'contact'],
  ['transfer', 'question'],
  ['FSC', 'papers'],
  ['pengirman', 'question'],
])('LIST-4 %p asks for %s', (q, help) => expect(helpFor(q, PORTS)).toBe(help));
