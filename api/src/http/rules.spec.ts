import { BodyPipe } from './body.pipe.js';
import type { InvalidFields } from './http-errors.js';
import { OptionalInteger } from './number-rules.js';
import { OptionalText, ReadVersion, YesNo } from './rules.js';

class HerbRequest extends ReadVersion {
  @OptionalText('Asal', 20)
  origin?: string | null;

  @YesNo('Unggulan')
  featured?: boolean;

  @OptionalInteger('Minimal pesanan', { min: 1, max: 1_000_000 })
  moq?: number | null;

  @OptionalInteger('Stok')
  stock?: number | null;
}

class ChoiceRequest {
  @YesNo('Terbit', { required: true })
  published: boolean;
}

const read = (body: object, metatype: new () => object = HerbRequest) =>
  new BodyPipe().transform(body, { type: 'body', metatype });
const errorsOf = (body: object, metatype?: new () => object) =>
  read(body, metatype).then(
    () => ({}),
    ({ errors }: InvalidFields) => errors,
  );

/** JSON has values, a form has texts. */
test.each<[object, object]>([
  [{}, {}],
  [{ origin: ' Java\r\n' }, { origin: 'Java' }],
  [{ origin: ' ' }, { origin: null }],
  [{ origin: null }, { origin: null }],
  [{ featured: true }, { featured: true }],
  [{ featured: false }, { featured: false }],
  [{ featured: 'true' }, { featured: true }],
  [{ featured: 'false' }, { featured: false }],
  [{ moq: 1 }, { moq: 1 }],
  [{ moq: '1000' }, { moq: 1000 }],
  [{ moq: ' 1000000 ' }, { moq: 1_000_000 }],
  [{ moq: '' }, { moq: null }],
  [{ moq: ' ' }, { moq: null }],
  [{ moq: null }, { moq: null }],
  [{ stock: '0' }, { stock: 0 }],
  [{ stock: 2_147_483_647 }, { stock: 2_147_483_647 }],
  [{ version: '3' }, { version: 3 }],
])('%j is read as %j', async (body, fields) => {
  expect(JSON.stringify(await read(body))).toBe(JSON.stringify(fields));
});

const NEITHER = 'Unggulan harus ya atau tidak.';
const NOT_WHOLE = 'Minimal pesanan harus berupa bilangan bulat, tanpa titik atau koma.';
test.each<[object, object]>([
  [{ featured: '' }, { featured: NEITHER }],
  [{ featured: null }, { featured: NEITHER }],
  [{ featured: 'ya' }, { featured: NEITHER }],
  [{ featured: 'TRUE' }, { featured: NEITHER }],
  [{ featured: 1 }, { featured: NEITHER }],
  [{ featured: [true] }, { featured: NEITHER }],
  [{ moq: '1.000' }, { moq: NOT_WHOLE }],
  [{ moq: '1,5' }, { moq: NOT_WHOLE }],
  [{ moq: '1e3' }, { moq: NOT_WHOLE }],
  [{ moq: 1.5 }, { moq: NOT_WHOLE }],
  [{ moq: 'seribu' }, { moq: NOT_WHOLE }],
  [{ moq: [1] }, { moq: NOT_WHOLE }],
  [{ moq: true }, { moq: NOT_WHOLE }],
  [{ moq: 0 }, { moq: 'Minimal pesanan paling kecil 1.' }],
  [{ moq: '1000001' }, { moq: 'Minimal pesanan paling besar 1.000.000.' }],
  [{ stock: '-1' }, { stock: 'Stok paling kecil 0.' }],
  [{ stock: 2_147_483_648 }, { stock: 'Stok paling besar 2.147.483.647.' }],
  [{ version: '1.000' }, { version: 'Versi harus berupa angka.' }],
])('%j is refused: %j', async (body, errors) => {
  expect(await errorsOf(body)).toEqual(errors);
});

test('a yes or no that is required is not left out', async () => {
  expect(await errorsOf({}, ChoiceRequest)).toEqual({ published: 'Terbit harus ya atau tidak.' });
  expect(await errorsOf({ published: 'false' }, ChoiceRequest)).toEqual({});
});

test('the contract has the labels and the limits of numbers', () => {
  const schemaOf = (field: string): unknown =>
    Reflect.getMetadata('swagger/apiModelProperties', HerbRequest.prototype, field);
  expect(schemaOf('moq')).toMatchObject({ title: 'Minimal pesanan', minimum: 1, maximum: 1_000_000 });
  expect(schemaOf('stock')).toMatchObject({ title: 'Stok', minimum: 0, maximum: 2_147_483_647 });
  expect(schemaOf('featured')).toMatchObject({ title: 'Unggulan', type: 'boolean', required: false });
});
