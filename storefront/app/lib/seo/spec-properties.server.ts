import type { WholeProduct } from '~/lib/api/products.server';
import type { Language } from '~/lib/languages';
import {
  type DescribingField,
  specLabel,
  type SpecValue,
  specWords,
  testMethod,
} from '~/lib/catalogue/spec-rows.server';

/** Schema.org's PropertyValue of each value, in the order of the template. */
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
    return [
      {
        '@type': 'PropertyValue',
        name: specLabel(language, field).text,
        ...value,
        ...(field.unit && { unitText: field.unit }),
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
