import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { LinkBase, useCreatePath, useRecordContext } from 'react-admin';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useBeginning } from '../form/useBeginning';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { SPEC_TEMPLATE } from '../paths';
import { Section } from '../form/Section';
import { SpecInput } from './SpecInput';
import {
  lackedIn,
  lostSpecs,
  problemOf,
  type SpecField,
  testBeside,
  type Typed,
  typedOf,
  type TypedSpecs,
  withParts,
} from './specs';
import { useSentSpecs } from './useSentSpecs';
import { useSeen, useTemplate } from './useTemplate';

const NONE: TypedSpecs = {};

/** What the category's template asks of a product; all of it stays while another category is tried out. */
export default function SpecInputs() {
  const { category_id: original } = useBeginning();
  const category = useWatch<Record<string, unknown>>({ name: 'category_id' });
  const value = useWatch<Record<string, TypedSpecs | null | undefined>>({ name: 'specs' });
  const template = useTemplate(category);
  const origin = useTemplate(original);
  const { clearErrors } = useFormContext();
  // A refusal is about the category that it was sent with.
  useEffect(() => clearErrors('specs'), [category, clearErrors]);
  const seen = useSeen(template, origin);
  useSentSpecs(original);
  const typed = { specs: value ?? NONE, origin: origin ?? [] };
  const lost = template && origin ? lostSpecs(template, seen, typed) : [];
  return (
    <>
      <Box role="status">
        {lost.length > 0 && (
          <Alert role="presentation" severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {SPEC_INPUTS.lost} {lost.map((spec) => `${spec.label}: ${spec.value}`).join('; ')}
          </Alert>
        )}
      </Box>
      {template && origin && <TemplateInputs template={template} typed={typed} />}
      {template?.length === 0 && Number(category) > 0 && <NoTemplate category={Number(category)} />}
    </>
  );
}

function NoTemplate({ category }: { category: number }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {SPEC_INPUTS.empty} <TemplateLink category={category}>{SPEC_INPUTS.makeTemplate}</TemplateLink>
    </Typography>
  );
}

/** What is typed here stays, and the template is here once the window has the focus again. */
function TemplateLink({ category: id, children }: { category: number; children: string }) {
  const createPath = useCreatePath();
  const to = createPath({ resource: 'kategori', type: 'edit', id });
  return (
    <Link component={LinkBase} to={`${to}#${SPEC_TEMPLATE}`} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}

interface TemplateInputsProps {
  template: readonly SpecField[];
  typed: Typed;
}

function TemplateInputs({ template, typed }: TemplateInputsProps) {
  const { setValue, setError, clearErrors } = useFormContext();
  const { errors, submitCount, defaultValues } = useFormState();
  // While another category is tried out no test goes, so that going back brings all of it back.
  const specs = template === typed.origin ? (defaultValues?.specs as TypedSpecs | null | undefined) : null;
  const stored = { ...typed, specs: specs ?? NONE };
  const begunWith = (field: SpecField) => typedOf(field, stored);
  // A copy is a new product, which has all of them.
  const isStored = useRecordContext()?.id !== undefined;
  const mayLack = isStored ? lackedIn(template, stored) : [];
  useController({
    name: 'specs',
    rules: {
      validate: (specs: TypedSpecs | null | undefined) =>
        !template.some((field) => problemOf(field, template, { ...typed, specs: specs ?? NONE }, mayLack)) ||
        SPEC_INPUTS.title,
    },
  });

  const refused = refusalsOf(errors.specs);
  const others = Object.keys(refused).filter((key) => !template.some((field) => field.key === key));
  const problems = template.map(
    (field) =>
      refused[field.key] ?? (submitCount > 0 ? problemOf(field, template, typed, mayLack) : undefined),
  );
  const wrong = template.filter((_, at) => problems[at]).map(({ label }) => label);
  if (others.length > 0) wrong.unshift(SPEC_INPUTS.title);
  const withChoices = template.find(({ kind }) => kind === 'choice');
  const toPutRight = wrong.join(', ');
  // For the bar that saves.
  useEffect(() => {
    if (toPutRight) setError('root.specs', { message: toPutRight });
    else clearErrors('specs');
  }, [toPutRight, submitCount, setError, clearErrors]);
  if (template.length === 0 && others.length === 0) return null;
  return (
    <Section title={SPEC_INPUTS.title}>
      {others.map((key) => (
        <Alert key={key} severity="error" sx={{ gridColumn: '1 / -1' }}>
          {refused[key]}
        </Alert>
      ))}
      {template.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {SPEC_INPUTS.hint}{' '}
          {withChoices && (
            <>
              {SPEC_INPUTS.otherChoice}{' '}
              <TemplateLink category={withChoices.category_id}>{SPEC_INPUTS.addChoice}</TemplateLink>
            </>
          )}
        </Typography>
      )}
      {template.map((field, at) => (
        <SpecInput
          key={field.id}
          field={field}
          value={typedOf(field, typed)}
          problem={problems[at]}
          stored={begunWith(field)}
          beside={testBeside(field, template, typed)}
          onParts={(given) => {
            const value = withParts(field, typed, given, begunWith(field));
            setValue('specs', value, { shouldDirty: true });
            clearErrors(`specs.${field.key}`);
          }}
        />
      ))}
    </Section>
  );
}

/** The server's sentences by key; `''` for one about all of them. */
function refusalsOf(error: unknown): Record<string, string> {
  const { type, message, ...fields } = (error ?? {}) as Record<string, unknown>;
  const all = {
    ...fields,
    ...(typeof type === 'object' && { type }),
    ...(typeof message === 'object' && { message }),
  };
  const named = Object.entries(all).flatMap(([key, value]) => {
    const { message: sentence } = (value ?? {}) as { message?: unknown };
    return typeof sentence === 'string' ? [[key, sentence] as const] : [];
  });
  return { ...(type === 'server' && { '': String(message) }), ...Object.fromEntries(named) };
}
