import { resolve } from 'node:path';
import { parseEnv, StartupError } from './env.js';

const SECRET = 'x'.repeat(32);

describe('the environment', () => {
  test('needs nothing to be set', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: resolve('data'),
      DATABASE_TIMEOUT_MS: 5000,
      TOKEN_TTL: 8 * 3_600_000,
      SESSION_IDLE: 2 * 3_600_000,
      ADMIN_USERNAME: 'admin',
      SEED_DEMO: true,
      CORS_ORIGINS: [],
      TRUST_PROXY: 0,
      BACKUP_EVERY: 86_400_000,
      BACKUP_KEEP: 14,
      HISTORY_KEEP: 1826 * 86_400_000,
      LOG_LEVEL: 'info',
    });
  });

  test('takes an empty variable for an unset one, and ignores those of others', () => {
    const env = parseEnv({ PORT: ' ', DATABASE_URL: '', PATH: '/bin' });
    expect(env.PORT).toBe(3000);
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env).not.toHaveProperty('PATH');
  });

  test('reads what is set', () => {
    expect(
      parseEnv({
        PORT: '8080',
        PUBLIC_URL: 'https://www.example.com/',
        DATABASE_URL: 'mariadb://etalase:pa%40ss@db/etalase',
        JWT_SECRET: SECRET,
        TOKEN_TTL: '45m',
        SEED_DEMO: 'false',
        TRUST_PROXY: '2',
        CORS_ORIGINS: 'https://Shop.example.com:443/, http://localhost:8000',
        BACKUP_DIR: 'backups',
        BACKUP_EVERY: '7d',
      }),
    ).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://www.example.com',
      SEED_DEMO: false,
      TOKEN_TTL: 2_700_000,
      TRUST_PROXY: 2,
      CORS_ORIGINS: ['https://shop.example.com', 'http://localhost:8000'],
      BACKUP_DIR: resolve('backups'),
      BACKUP_EVERY: 7 * 86_400_000,
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '0'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://www.example.com/shop'],
    ['PUBLIC_URL', 'https://www.example.com:http'],
    ['S3_ENDPOINT', 'http://127.0.0.1:99999'],
    ['DATABASE_URL', 'postgres://u:p@h/db'],
    ['DATABASE_URL', 'mysql://u:p@host'],
    ['DATABASE_URL', 'mysql://u:p@first:3306,second:3306/db'],
    ['DATABASE_URL', 'mysql://u:p@h/db?ssl=true'],
    ['DATABASE_URL', 'mysql://u:p@10.0.0.5:3306/db?ssl=verify'],
    ['DATABASE_URL', 'mysql://[::1]/db?ssl=verify'],
    ['DATABASE_URL', 'mysql://u:p@h/db?charset=utf8mb4&sslmode=verify-full'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', 'many'],
    ['DATABASE_TIMEOUT_MS', '0'],
    ['DATABASE_TIMEOUT_MS', '5s'],
    ['JWT_SECRET', 'short'],
    ['TOKEN_TTL', 'soon'],
    ['TOKEN_TTL', '0h'],
    ['SESSION_IDLE', '2 hours'],
    ['ADMIN_PASSWORD', '12345'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_USERNAME', 'x'.repeat(101)],
    ['SEED_DEMO', 'yes'],
    ['API_URL', 'api'],
    ['API_TIMEOUT_MS', '5s'],
    ['TRUST_PROXY', 'true'],
    ['MAP_TILE_URL', 'https://tiles.example.com/'],
    ['MAP_TILE_URL', 'http://tiles.example.com/{z}/{x}/{y}.png'],
    ['MAP_TILE_URL', "https://tiles.example.com; script-src 'unsafe-inline'/{z}/{x}/{y}.png"],
    ['MAP_TILE_URL', 'https://tiles.example.com,https://other.example.com/{z}/{x}/{y}.png'],
    ['MAP_TILE_URL', 'https://tiles.example.com https:/{z}/{x}/{y}.png'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'example.com'],
    ['CORS_ORIGINS', 'https://www.example.com/shop'],
    ['CORS_ORIGINS', 'https://www.example.com https://shop.example.com'],
    ['CORS_ORIGINS', 'https://www.example.com,null'],
    ['BACKUP_EVERY', 'daily'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', 'all'],
    ['HISTORY_KEEP', '5 years'],
    ['SMTP_URL', 'mail.example.com:587'],
    ['SMTP_URL', 'smtp://user:50%off@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com:99999'],
    ['SMTP_URL', 'smtp://mail.example.com/?tls.rejectUnauthorized=false'],
    ['MAIL_FROM', 'Toko'],
    ['MAIL_FROM', 'toko@example.com\nBcc: other@example.com'],
    ['MAIL_TO', 'staf@example.com,'],
    ['SMTP_TIMEOUT_MS', '10s'],
    ['OFFICE_TIMEZONE', 'Jakarta'],
    ['LOG_LEVEL', 'loud'],
    ['S3_TIMEOUT_MS', '0'],
    ['S3_FORCE_PATH_STYLE', 'sometimes'],
    ['MEDIA_PUBLIC_URL', 'pictures.example.com'],
    ['MEDIA_PUBLIC_URL', "https://pictures.example.com; script-src 'unsafe-inline'"],
  ])('stops at %s=%s with one line that names it', (name, value) => {
    const parse = () => parseEnv({ JWT_SECRET: SECRET, [name]: value });
    expect(parse).toThrow(StartupError);
    expect(parse).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test('wants TLS to be spoken where an authority is named', () => {
    const given = { JWT_SECRET: SECRET, DATABASE_CA: '/etc/ca.pem', DATABASE_URL: 'mysql://u:p@h/db' };
    expect(() => parseEnv(given)).toThrow('DATABASE_URL must end with ?ssl=verify when DATABASE_CA is set');
    expect(parseEnv({ ...given, DATABASE_URL: `${given.DATABASE_URL}?ssl=verify` })).toHaveProperty(
      'DATABASE_CA',
    );
  });

  test('names everything that is wrong at once', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT .*; LOG_LEVEL /);
  });

  test('SCALE-1 wants all of what an S3 store needs, or nothing of it', () => {
    expect(parseEnv({}).s3).toBeUndefined();
    expect(() => parseEnv({ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'shop' })).toThrow(
      'S3_REGION and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_ENDPOINT and S3_BUCKET are',
    );
    const names = { S3_BUCKET: 'shop', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    expect(parseEnv({ S3_ENDPOINT: 'https://s3.example.com/', ...names }).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'shop',
      region: 'eu',
      accessKeyId: 'k',
      secretAccessKey: 's',
      timeout: 5000,
      forcePathStyle: undefined,
    });
    for (const wrong of [{ S3_ENDPOINT: 's3.example.com' }, { S3_BUCKET: 'My/Shop' }]) {
      const given = { S3_ENDPOINT: 'https://s3.example.com', ...names, ...wrong };
      expect(() => parseEnv(given)).toThrow(new RegExp(`^${Object.keys(wrong)[0]} must be [^\\n]+$`));
    }
  });

  test('ASK-6 wants all of what mail needs, or nothing of it', () => {
    expect(parseEnv({})).toMatchObject({ mail: undefined, OFFICE_TIMEZONE: 'Asia/Jakarta' });
    expect(() => parseEnv({ SMTP_URL: 'smtp://localhost' })).toThrow(
      'MAIL_FROM and MAIL_TO must be set when SMTP_URL is',
    );
    const SMTP_URL = 'smtps://toko%40example.com:p%2Fw@mail.example.com:465';
    const MAIL_FROM = 'Toko Sejahtera <toko@example.com>';
    const MAIL_TO = 'sari@example.com, budi@example.com';
    expect(parseEnv({ SMTP_URL, MAIL_FROM, MAIL_TO }).mail).toEqual({
      url: SMTP_URL,
      from: MAIL_FROM,
      to: ['sari@example.com', 'budi@example.com'],
      timeout: 10_000,
    });
  });

  test.each(['http://127.0.0.1:9000', 'https://10.0.0.5/', 'http://[::1]:9000'])(
    'SCALE-1 does not take S3_FORCE_PATH_STYLE=false with %s, which has no name for the bucket’s to go before',
    (S3_ENDPOINT) => {
      const names = { S3_BUCKET: 'shop', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
      expect(() => parseEnv({ ...names, S3_ENDPOINT, S3_FORCE_PATH_STYLE: 'false' })).toThrow(
        'S3_FORCE_PATH_STYLE must be true or unset when S3_ENDPOINT is an IP address',
      );
      for (const style of ['', 'true'])
        expect(parseEnv({ ...names, S3_ENDPOINT, S3_FORCE_PATH_STYLE: style }).s3).toBeDefined();
      const named = { S3_ENDPOINT: 'http://127.example.com:9000', S3_FORCE_PATH_STYLE: 'false' };
      expect(parseEnv({ ...names, ...named }).s3).toMatchObject({ forcePathStyle: false });
    },
  );

  test('wants a secret of its own when there is a database that replicas share', () => {
    expect(() => parseEnv({ DATABASE_URL: 'mysql://u:p@h/db' })).toThrow(
      'JWT_SECRET must be set when DATABASE_URL is',
    );
  });
});
