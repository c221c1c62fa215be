// A stray console.error or console.warn fails its test; a test that expects one clears the mock.
let spies: jest.SpyInstance<void, unknown[]>[];

beforeEach(() => {
  spies = (['error', 'warn'] as const).map((method) => jest.spyOn(console, method).mockImplementation());
});

afterEach(() => {
  const stray = spies.flatMap(({ mock }) => mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(stray).toEqual([]);
});
