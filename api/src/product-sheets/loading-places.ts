/** Where Indonesian exporters load, as the headings of their price lists name it: data of the trade, and no rule. */
export const LOADING_PLACES =
  'Tanjung Emas, Semarang, Tanjung Perak, Surabaya, Tanjung Priok, Jakarta, Belawan, Medan, Panjang, Lampung, Palembang, Dumai, Batam, Teluk Bayur, Padang, Cirebon, Cilacap, Benoa, Denpasar, Pontianak, Banjarmasin, Balikpapan, Makassar, Kendari, Bitung, Manado, Ambon, Sorong'.split(
    ', ',
  );
