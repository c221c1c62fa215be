/** Of texts that say another number in the other language. */
export const UNLIKE = 'Angka beda dalam kedua bahasa';
