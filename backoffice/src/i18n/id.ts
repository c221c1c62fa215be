import type { TranslationMessages } from 'ra-core';
import { REQUESTS } from '../api/contract';
import type { RequestOf, Resource } from '../api/resources';
import { ra } from './ra';

/** A resource that can be written has labels, at least for the fields of its request. */
type ResourceTexts<Name extends Resource> = {
  name: string;
  notifications?: { deleted: string };
} & ([RequestOf<Name>] extends [never]
  ? unknown
  : { fields: Record<string, string> & Record<keyof RequestOf<Name>, string> });

/** What React Admin says, with the names of the resources and of their fields. */
export const id = {
  ra,
  resources: {
    produk: {
      name: 'produk',
      notifications: { deleted: 'Produk dihapus.' },
      fields: {
        ...labelsOf(REQUESTS.CreateProductRequest),
        'category.nama_category': 'Kategori',
        updated_at: 'Terakhir diubah',
      },
    },
    kategori: {
      name: 'kategori',
      notifications: { deleted: 'Kategori dihapus.' },
      fields: labelsOf(REQUESTS.CategoryRequest),
    },
    kontak: {
      name: 'kontak',
      fields: labelsOf(REQUESTS.ContactRequest),
    },
    dashboard: {
      name: 'informasi perusahaan',
      notifications: { deleted: 'Informasi perusahaan dihapus.' },
      fields: labelsOf(REQUESTS.CompanyInfoRequest),
    },
    admins: {
      name: 'profil',
      fields: {
        ...labelsOf(REQUESTS.AdminRequest),
        pass: 'Password',
        password: 'Password baru',
        confirmation: 'Konfirmasi password',
        disabled_at: 'Dinonaktifkan',
        totp: 'Verifikasi dua langkah',
        recovery_codes: 'Kode pemulihan',
        sessions: 'Sesi',
      },
    },
    administrator: {
      name: 'administrator',
      fields: labelsOf(REQUESTS.NewAdminRequest),
    },
    sampah: {
      name: 'produk di sampah',
      notifications: { deleted: 'Produk berhasil dihapus permanen.' },
    },
    riwayat: { name: 'riwayat' },
  } satisfies { [Name in Resource]: ResourceTexts<Name> },
} satisfies TranslationMessages;

type Resources = typeof id.resources;
/** The resources whose deletion has a notification. */
export type Deletable = {
  [Name in Resource]: Resources[Name] extends { notifications: object } ? Name : never;
}[Resource];

/** As the API's own sentences name the fields. */
function labelsOf<Fields extends Record<string, { label: string }>>(fields: Fields) {
  const labels = Object.entries(fields).map(([field, { label }]) => [field, label]);
  return Object.fromEntries(labels) as Record<keyof Fields, string>;
}
