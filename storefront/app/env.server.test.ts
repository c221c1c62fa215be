const NAME = 'API_TIMEOUT_MS';

async function read(value: string) {
  process.env[NAME] = value;
  jest.resetModules();
  return (await import('./env.server')).env.API_TIMEOUT_MS;
}

afterEach(() => {
  delete process.env[NAME];
});

test('the API is waited for as long as API_TIMEOUT_MS says, five seconds unless it says something', async () => {
  expect(await read('')).toBe(5000);
  expect(await read(' 30000 ')).toBe(30_000);
});

test.each(['0', '-1', '5s', '1e3', '10000000'])('API_TIMEOUT_MS may not be %s', async (value) => {
  await expect(read(value)).rejects.toThrow(
    `API_TIMEOUT_MS must be a number of milliseconds, not '${value}'.`,
  );
});

test.each([';', ',', ' ', "'", '"', '\n'])('no address adds to the policy of pages with %j', async (sign) => {
  for (const name of ['MAP_TILE_URL', 'MEDIA_PUBLIC_URL']) {
    process.env[name] = `https://tiles.example.com${sign}script-src/{z}/{x}/{y}.png`;
    await expect(read('')).rejects.toThrow(
      new RegExp(`^${name} must be an http\\(s\\) address, not "[^\n]+$`),
    );
    delete process.env[name];
  }
});

test('tiles come from https alone', async () => {
  process.env.MAP_TILE_URL = 'http://tiles.example.com/{z}/{x}/{y}.png';
  await expect(read('')).rejects.toThrow('MAP_TILE_URL must begin with https://');
  delete process.env.MAP_TILE_URL;
});

test('a Node without Indonesian starts no site', async () => {
  const { NumberFormat } = Intl;
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => new NumberFormat('en-US'));
  await expect(read('')).rejects.toThrow('this Node.js cannot write the language id; it needs full ICU');
  jest.restoreAllMocks();
});
