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

/** @param {Uint8Array} bytes */
function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Every other byte of a Latin letter in UTF-16 is zero.
  let [even, odd] = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLED_BYTES).entries())
    if (byte === 0 && at % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  const wanted = Math.min(bytes.length, SAMPLED_BYTES) / 4;
  if (odd > wanted && even < odd / 10) return 'utf-16le';
  return even > wanted && odd < even / 10 ? 'utf-16be' : 'utf-8';
}
