import { Alert, Box, Link, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Section } from '../components/form/Section';
import { specFieldsQuery } from '../components/form/specFieldsQuery';
import { SPEC_INPUTS } from '../i18n/products';
import { SPEC_TEMPLATE } from '../paths';
import { SpecInput } from './SpecInput';
import { keptSpecs, lostLabels, type SpecField, type TypedSpecs, withPart } from './specs';

const NONE: TypedSpecs = {};

interface Category {
  id: number;
  template: readonly SpecField[];
}

/** What fits and what is missing, the server decides. */
export default function SpecInputs() {
  const { setValue, clearErrors } = useFormContext();
  const { errors } = useFormState();
  const id = Number(useWatch<Record<string, unknown>>({ name: 'category_id' }));
  const specs = useWatch<Record<string, TypedSpecs | null>>({ name: 'specs' }) ?? NONE;
  const { data: template } = useGetList<SpecField>('spesifikasi', specFieldsQuery(id), { enabled: id > 0 });
  const lost = useKeptSpecs(id, template);
  const refused = refusalsOf(errors.specs);
  const others = Object.entries(refused).filter(([key]) => !template?.some((field) => field.key === key));
  return (
    <>
      <Box role="status">
        {lost.length > 0 && (
          <Alert role="presentation" severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {SPEC_INPUTS.lost} {lost.join(', ')}
          </Alert>
        )}
      </Box>
      {others.map(([key, sentence]) => (
        <Alert key={key} severity="error">
          {sentence}
        </Alert>
      ))}
      {template?.length === 0 && id > 0 && <NoTemplate category={id} />}
      {template && template.length > 0 && (
        <Section title={SPEC_INPUTS.title}>
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            {SPEC_INPUTS.hint}
          </Typography>
          {template.map((field) => (
            <SpecInput
              key={field.id}
              field={field}
              value={specs[field.key] ?? undefined}
              problem={refused[field.key]}
              onPart={(part, given) => {
                setValue('specs', withPart(specs, field.key, part, given), { shouldDirty: true });
                clearErrors(`specs.${field.key}`);
              }}
            />
          ))}
        </Section>
      )}
    </>
  );
}

/**
 * A change of the category keeps what both have; back in the first one, what was typed there is restored.
 * @returns the labels of the values that are lost by it
 */
function useKeptSpecs(id: number, template: readonly SpecField[] | undefined): string[] {
  const { getValues, setValue, clearErrors } = useFormContext();
  const [lost, setLost] = useState<string[]>([]);
  const first = useRef<Category>();
  const current = useRef<Category>();
  const typed = useRef(new Map<number, TypedSpecs>());
  useEffect(() => {
    const before = current.current;
    if (!template) return;
    current.current = { id, template };
    first.current ??= current.current;
    if (!before || before.id === id) return;
    const specs = (getValues('specs') as TypedSpecs | null) ?? NONE;
    typed.current.set(before.id, specs);
    setValue('specs', typed.current.get(id) ?? keptSpecs(specs, before.template, template), {
      shouldDirty: true,
    });
    // The refusal was about the category before.
    clearErrors('specs');
    const { id: original, template: from } = first.current;
    setLost(id === original ? [] : lostLabels(typed.current.get(original) ?? NONE, from, template));
  }, [id, template, getValues, setValue, clearErrors]);
  return lost;
}

/** The link opens a new tab, so that what is typed here stays. */
function NoTemplate({ category: id }: { category: number }) {
  const createPath = useCreatePath();
  const to = createPath({ resource: 'kategori', type: 'edit', id });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {SPEC_INPUTS.empty}{' '}
      <Link component={LinkBase} to={`${to}#${SPEC_TEMPLATE}`} target="_blank" rel="noopener">
        {SPEC_INPUTS.makeTemplate}
      </Link>
    </Typography>
  );
}

/** By the key of the specification; '' has the sentence about all of them. */
function refusalsOf(error: unknown): Record<string, string> {
  const fields = Object.entries((error ?? {}) as Record<string, unknown>);
  const named = fields.flatMap(([key, value]) => {
    if (key === 'message' && typeof value === 'string') return value ? [['', value]] : [];
    const { message } = (value ?? {}) as { message?: unknown };
    return typeof message === 'string' ? [[key, message]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
