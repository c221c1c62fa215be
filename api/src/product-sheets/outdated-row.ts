/** The back office knows the problem by its sentence, and adds a hint. */
export const OUTDATED_ROW =
  'Produk ini sudah diubah setelah berkas ini diekspor. Ekspor lagi, atau kosongkan Versi untuk menimpanya.';
