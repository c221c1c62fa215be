import type { SpecFieldResponse } from '../api/schema';
import { isSame } from '../form/isSame';
import { proposedKey } from './proposedKey';

export type Field = Partial<Omit<SpecFieldResponse, 'options'>>;
type Text = string | null | undefined;

export interface Proposal {
  /** The specification of another category that is proposed. */
  source?: SpecFieldResponse;
  /** Of what staff have not typed. */
  values: Field;
}

const LABELS = ['label', 'label_en'] as const;
/**
 * What has to be the same for values to follow a product into another category, and to be one column of an export. Not the method: by
 * what standard other goods are tested says nothing of these.
 */
export const SHARED = ['key', 'kind', 'unit', 'bound', 'choices', ...LABELS] as const;

/**
 * What is proposed for a new specification by its label: all of the first of another category that has this label, or else a key.
 * @param form what is in it now, and `beginning` what was from the start
 * @param last what was proposed before, and is the answer while nothing else is: as long as it stands in the form, staff have typed nothing there
 * @param fields of all categories
 */
export function proposedFor(
  form: Field,
  beginning: Field,
  last: Proposal,
  fields: readonly SpecFieldResponse[],
): Proposal {
  const isTyped = (name: (typeof SHARED)[number]) => form[name] && !isSame(form[name], last.values[name]);
  const typed = LABELS.filter(isTyped).map((name) => form[name]);
  const own = fields.filter(({ category_id }) => category_id === form.category_id);
  const source = fields.find(
    (field) =>
      field.category_id !== form.category_id &&
      !own.some(({ key }) => key === field.key) &&
      typed.some((label) => isLabel(label, field)),
  );
  // What was changed since then, or cleared, stays so.
  if (source && source.id === last.source?.id) return last;
  const next: Field = source ?? { ...beginning, key: proposedKey(form.label ?? '') };
  const open = SHARED.filter((name) => !isTyped(name));
  return { source, values: Object.fromEntries(open.map((name) => [name, next[name] ?? null])) };
}

/** In either language. */
function isLabel(typed: Text, { label, label_en, unit }: SpecFieldResponse): boolean {
  // 'Kadar air (%)' is 'kadar air'.
  const plain = (text: Text) =>
    plainText(text)
      .replace(`(${plainText(unit)})`, '')
      .trim();
  return [label, label_en].some((own) => own && plain(own) === plain(typed));
}

const plainText = (text: Text) => (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
