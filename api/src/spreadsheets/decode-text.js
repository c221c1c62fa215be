// Plain JavaScript: spreadsheet.worker.js runs as it is.

const SAMPLED_BYTES = 1000;

/**
 * Excel's 'CSV UTF-8' and 'Unicode text', with their marks or without.
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isDamaged: false };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isDamaged: true };
  }
}

/** @type {(bytes: Uint8Array) => string} */
function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLED_BYTES);
  const zeros = (/** @type {number} */ parity) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  // Every other byte of a Latin letter in UTF-16 is zero.
  if (zeros(1) > sample.length / 4 && zeros(0) < zeros(1) / 10) return 'utf-16le';
  return zeros(0) > sample.length / 4 && zeros(1) < zeros(0) / 10 ? 'utf-16be' : 'utf-8';
}
