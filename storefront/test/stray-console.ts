const stray: unknown[][] = [];
let spies: jest.SpyInstance[] = [];

/** A test that expects a message mocks the method itself, in place of this. */
beforeEach(() => {
  spies = (['error', 'warn'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation((...message: unknown[]) => void stray.push(message)),
  );
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(stray.splice(0)).toEqual([]);
});
