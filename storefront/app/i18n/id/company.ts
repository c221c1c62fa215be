import type { company as english } from '../en/company';
import type { Texts } from '../texts';

export const company: Texts<typeof english> = {
  trade: 'Perdagangan umum ekspor dan impor',
  region: 'Salatiga, Jawa Tengah, Indonesia',
  addressRegion: 'Jawa Tengah',
  blurb:
    'Perusahaan perdagangan umum di dekat Salatiga, Jawa Tengah: pupuk organik, kopi Arabika dan Robusta, serta briket arang.',
  mission:
    'Mengantarkan hasil bumi Jawa Tengah kepada pembeli di mancanegara: barang yang jelas asalnya, dengan mutu sesuai kesepakatan, pada harga yang adil bagi mereka yang menanam dan membuatnya.',
};
