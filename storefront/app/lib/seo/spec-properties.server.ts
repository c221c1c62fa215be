import type { WholeProduct } from '~/lib/api/products.server';
import type { Language } from '~/lib/languages';
import {
  type DescribingField,
  specLabel,
  type SpecValue,
  specWords,
  testMethod,
} from '~/lib/catalogue/spec-rows.server';

/** UN/CEFACT Recommendation 20, by how staff write units. A unit that is not here has its text alone. */
const UNIT_CODES = new Map([
  ['%', 'P1'],
  ['ppm', '59'],
  ['µm', '4H'],
  ['mm', 'MMT'],
  ['cm', 'CMT'],
  ['m', 'MTR'],
  ['mg', 'MGM'],
  ['g', 'GRM'],
  ['kg', 'KGM'],
  ['t', 'TNE'],
  ['ton', 'TNE'],
  ['ml', 'MLT'],
  ['l', 'LTR'],
  ['g/l', 'GL'],
  ['kg/m³', 'KMQ'],
  ['°c', 'CEL'],
  ['s', 'SEC'],
  ['min', 'MIN'],
  ['h', 'HUR'],
]);

export function specProperties(
  language: Language,
  fields: readonly DescribingField[],
  specs: WholeProduct['specs'],
) {
  return fields.flatMap((field) => {
    const spec = Object.hasOwn(specs, field.key) ? specs[field.key] : undefined;
    const value = spec && propertyValue(language, field, spec);
    if (!value) return [];
    const method = testMethod(spec, field);
    const unitCode = field.unit && UNIT_CODES.get(field.unit.trim().toLowerCase());
    return [
      {
        '@type': 'PropertyValue',
        name: specLabel(language, field).text,
        ...value,
        ...(field.unit && { unitText: field.unit }),
        ...(unitCode && { unitCode }),
        ...(method && { measurementTechnique: method }),
      },
    ];
  });
}

function propertyValue(language: Language, field: DescribingField, spec: SpecValue) {
  const { value, min, max, yes } = spec;
  if (value !== undefined || yes !== undefined) return { value: value ?? yes };
  if (min === undefined && max === undefined) {
    const words = specWords(language, field, spec);
    return words && { value: words.text };
  }
  if (min === max) return { value: min };
  return { ...(min !== undefined && { minValue: min }), ...(max !== undefined && { maxValue: max }) };
}
