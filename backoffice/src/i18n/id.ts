import { REQUESTS } from 'api/contract';
import { type Resource, type ResourceRules, RESOURCES } from '../api/resources';
import { ra } from './ra';

/** By default a resource is called by its name in the address. */
const NAMES: Partial<Record<string, string>> = {
  dashboard: 'informasi perusahaan',
  admins: 'profil',
  sampah: 'produk di sampah',
} satisfies Partial<Record<Resource, string>>;

const LABELS = {
  produk: {
    'category.nama_category': 'Kategori',
    updated_at: 'Terakhir diubah',
    focus: 'Titik fokus',
    pictures: 'Gambar',
  },
  permintaan: {
    code: 'Kode',
    channel: 'Asal',
    status: 'Status',
    assignee_id: 'Penanggung jawab',
    follow_up_at: 'Hubungi lagi',
    lost_reason: 'Alasan kalah',
    created_at: 'Diterima',
    first_replied_at: 'Jawaban pertama',
    source: 'Halaman',
    utm: 'UTM',
  },
  spesifikasi: { 'category.nama_category': 'Kategori' },
  admins: {
    pass: 'Password',
    password: 'Password baru',
    confirmation: 'Konfirmasi password',
    disabled_at: 'Dinonaktifkan',
    totp: 'Verifikasi dua langkah',
    recovery_codes: 'Kode pemulihan',
    sessions: 'Sesi',
  },
} satisfies Partial<Record<Resource, Record<string, string>>>;

export const id = {
  ra,
  resources: Object.fromEntries(
    Object.entries<ResourceRules>(RESOURCES).map(([resource, { request }]) => {
      const name = NAMES[resource] ?? resource;
      const fields = {
        ...(request && labelsOf(REQUESTS[request])),
        ...LABELS[resource as keyof typeof LABELS],
      };
      return [resource, { name, fields }];
    }),
  ),
};

function labelsOf(fields: Record<string, { label: string }>) {
  return Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label]));
}
