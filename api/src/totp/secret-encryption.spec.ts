import { SecretEncryption } from './secret-encryption.js';

describe('what is kept sealed', () => {
  const box = new SecretEncryption('a secret of thirty-two characters');

  test('opens for its owner, and is sealed otherwise each time', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 1);
    expect(sealed).not.toBe(box.seal('JBSWY3DPEHPK3PXP', 1));
    expect(box.open(sealed, 1)).toBe('JBSWY3DPEHPK3PXP');
  });

  test.each([
    ['for somebody else', (sealed: string) => box.open(sealed, 2)],
    [
      'with another secret',
      (sealed: string) => new SecretEncryption('another secret, quite as long as it').open(sealed, 1),
    ],
    ['once it was changed', (sealed: string) => box.open(`${sealed.slice(0, -4)}AAAA`, 1)],
    ['once it was cut off', (sealed: string) => box.open(sealed.slice(0, 30), 1)],
    ['when there is nothing', () => box.open('', 1)],
  ])('stays closed %s', (_, opened) => {
    expect(opened(box.seal('JBSWY3DPEHPK3PXP', 1))).toBeUndefined();
  });

  test('a hash depends on the secret', () => {
    expect(box.hash('b7k2m-x4q9t')).toMatch(/^[\da-f]{64}$/);
    expect(box.hash('b7k2m-x4q9t')).not.toBe(
      new SecretEncryption('another secret, quite as long as it').hash('b7k2m-x4q9t'),
    );
  });
});
