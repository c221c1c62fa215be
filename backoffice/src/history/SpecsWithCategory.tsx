import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { HistoryResponse, ProductResponse, SpecFieldResponse } from 'api/schema';
import { BRING_BACK } from '../i18n/bringBackTexts';
import { HISTORY } from '../i18n/texts';
import { formatValue } from '../record/formatValue';
import { ChangedField, specKey } from './ChangedField';
import { SpecTitle } from './SpecTitle';

interface SpecsWithCategoryProps {
  entry: HistoryResponse;
  product: ProductResponse;
  /** Of the category that comes back. */
  template: readonly SpecFieldResponse[];
  /** What comes back. */
  fields: readonly string[];
}

/** The specifications that changed with a category: those that come back with it, those that do not, and those given since that have no place in it. */
export function SpecsWithCategory({ entry, product, template, fields }: SpecsWithCategoryProps) {
  const specs = Object.keys(entry.changes).filter(specKey);
  const back = specs.filter((field) => fields.includes(field));
  // What came with the other category goes with it.
  const left = specs.filter((field) => !back.includes(field) && entry.changes[field]?.from !== null);
  const lost = Object.keys(product.specs).filter(
    (key) => !specs.some((field) => specKey(field) === key) && !template.some((asked) => asked.key === key),
  );
  return (
    <>
      <Listed title={BRING_BACK.withSpecs} entry={entry} fields={back} />
      <Listed title={BRING_BACK.withoutSpecs} entry={entry} fields={left} />
      {lost.length > 0 && `\n\n${BRING_BACK.lost} `}
      {lost.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          <SpecTitle product={product.id} name={key} />
        </Fragment>
      ))}
    </>
  );
}

/** What fields of an entry become with one of them that is brought back. */
export function Listed({
  title,
  entry,
  fields,
}: {
  title: string;
  entry: HistoryResponse;
  fields: string[];
}) {
  if (fields.length === 0) return null;
  return (
    <>
      {`\n\n${title}`}
      <Box component="ul" sx={{ m: 0 }}>
        {fields.map((field) => (
          <li key={field}>
            <ChangedField entry={entry} field={field} />:{' '}
            {formatValue(field, entry.changes[field]?.from ?? null) ?? HISTORY.nothing}
          </li>
        ))}
      </Box>
    </>
  );
}
