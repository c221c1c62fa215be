// Plain JavaScript: spreadsheet.worker.js runs as it is.

/**
 * Excel's 'CSV UTF-8' and 'Unicode text', with their marks or without.
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  const [first, second] = bytes;
  // One byte of a Latin letter in UTF-16 is zero.
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && Boolean(second));
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isDamaged: false };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isDamaged: true };
  }
}
