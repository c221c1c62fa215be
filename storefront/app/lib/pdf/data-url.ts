/** The bytes of a file that the build has inlined. */
export function dataUrlBytes(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
