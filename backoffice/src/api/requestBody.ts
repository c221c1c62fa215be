import { NO_ACCOUNT } from 'api/shared';
import { REQUESTS } from 'api/contract';
import { rulesOf } from './resources';

/** With `version` the server refuses to overwrite what somebody else has saved meanwhile. A copy takes the pictures along. */
const WITHOUT_INPUT = ['version', 'copy_of'];

export function fieldRules(
  resource: string,
): Readonly<Record<string, { label: string; maxLength?: number }>> {
  const { request } = rulesOf(resource);
  if (!request) throw new Error(`${resource} cannot be written`);
  return REQUESTS[request];
}

export const writtenFields = (resource: string) => [
  ...Object.keys(fieldRules(resource)),
  ...(rulesOf(resource).onlyChanged ?? []),
];

export function bodyOf(resource: string, data: Record<string, unknown>): string | FormData {
  const fields = writtenFields(resource);
  fields.push(...WITHOUT_INPUT.filter((field) => field in data));
  // The form and the database have '' for a network that the company is not on; the API takes a word for it.
  const isMissing = (field: string) => field.startsWith('url_') && data[field] === '';
  const values = fields.map((field) => [field, isMissing(field) ? NO_ACCOUNT : data[field]] as const);
  const hasFile = data.image instanceof File || data.file instanceof File;
  const isForm = hasFile || (fields.includes('image') && !rulesOf(resource).asJson);
  return isForm ? formOf(values) : JSON.stringify(Object.fromEntries(values));
}

/** An empty field clears the stored one, and a picture too; a field that is left out stays as it is. */
function formOf(values: (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  for (const [field, value] of values) {
    if (value instanceof File) form.append(field, value);
    else if (field === 'image') {
      if (typeof value === 'string') form.append(field, value);
    } else if (value === null) form.append(field, '');
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      form.append(field, String(value));
    else if ((field === 'specs' && value !== undefined) || Array.isArray(value))
      form.append(field, JSON.stringify(value));
    else if (value !== undefined) throw new Error(`${field} does not fit into a form`);
  }
  return form;
}
