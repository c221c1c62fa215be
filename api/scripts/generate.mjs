import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

// Writes what both front ends import from openapi.json: `api/schema`, its types, and `api/contract`, what types cannot say at run time
// (labels and limits of fields, sorts, pages).
const api = new URL('../', import.meta.url);
const RULES = {
  title: 'label',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  'x-max-bytes': 'maxBytes',
  'x-max-pixels': 'maxPixels',
  'x-max-rows': 'maxRows',
  'x-media-types': 'mediaTypes',
};

const document = JSON.parse(readFileSync(new URL('openapi.json', api), 'utf8'));
const { components, paths } = document;
// One that changes a record has the fields of the one that creates it.
const requests = Object.entries(components.schemas)
  .filter(([name]) => name.endsWith('Request') && !name.startsWith('Update'))
  .map(([name, { properties }]) => [name, mapValues(ofTheirOwn(properties), rulesOf)]);
const sorts = Object.entries(paths).flatMap(([path, { get }]) => {
  const fields = get?.parameters?.find((parameter) => 'x-sort' in parameter)?.['x-sort'];
  return fields ? [[path.replace('/api/', ''), fields]] : [];
});
const parts = components.schemas.SpecFieldResponse.properties.kind['x-parts'];
const { schema: pictures } =
  paths['/api/product/{id}/pictures'].post.requestBody.content['multipart/form-data'];
const limits = {
  rows: paths['/api/product'].get.parameters.find(({ name }) => name === 'range')['x-max-rows'],
  products: components.schemas.ProductIds.properties.ids.maxItems,
  pictures: pictures.properties.images.maxItems,
  specs: components.schemas.ProductResponse.properties.specs.maxProperties,
};
const widths = components.schemas.ProductResponse.properties.image['x-widths'];

const contract = `/** The fields that each request has: their labels, and their limits (lengths in characters). */
export const REQUESTS = ${JSON.stringify(Object.fromEntries(requests), null, 2)} as const;

/** The most rows of a list in one answer, products that one request changes, pictures of a product, and specifications of a category. */
export const LIMITS = ${JSON.stringify(limits, null, 2)} as const;

/** What each list may be sorted by. */
export const SORTS = ${JSON.stringify(Object.fromEntries(sorts), null, 2)} as const;

/** Pixels: the widths of a stored picture, below its own. */
export const PICTURE_WIDTHS = ${JSON.stringify(widths)} as const;

/** The parts that hold the value of a specification, by the bound of its field, or else by its kind. */
export const SPEC_PARTS = ${JSON.stringify(parts, null, 2)} as const;
`;
const types = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true });
mkdirSync(new URL('generated', api), { recursive: true });
writeFileSync(new URL('generated/schema.d.ts', api), astToString(types));
writeFileSync(new URL('generated/contract.ts', api), contract);

/** Less what is chosen in the input of another field. */
function ofTheirOwn(properties) {
  return Object.fromEntries(Object.entries(properties).filter(([, each]) => !('x-part-of' in each)));
}

function rulesOf(property) {
  const rules = Object.entries(RULES).filter(([key]) => key in property);
  return Object.fromEntries(rules.map(([key, name]) => [name, property[key]]));
}

function mapValues(object, to) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, to(value)]));
}
