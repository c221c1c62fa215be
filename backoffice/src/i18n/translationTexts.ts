export const STILL_RIGHT = 'Sudah diperiksa, masih benar';
