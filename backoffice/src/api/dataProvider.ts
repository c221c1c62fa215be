import simpleRest from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, DeleteParams, RaRecord, UpdateParams } from 'ra-core';
import { httpClient } from './httpClient';
import type { components, paths } from './schema';

type Schemas = components['schemas'];
type RecordPath = Extract<keyof paths, `${string}/{id}`>;
type Group = RecordPath extends `/api/${infer Name}/{id}` ? Name : never;

interface ResourceRules<Request> {
  /** What the API calls it. */
  group: Group;
  /** What it takes; the rest of a record is the server's. */
  fields: readonly (keyof Request)[];
  /** Sent as a form, for the sake of the picture in it. */
  multipart?: boolean;
}

/** Resources are named by the documented addresses, `/admin/produk`; the API has names of its own. */
const RESOURCES = {
  produk: {
    group: 'product',
    fields: ['name', 'description', 'price', 'category_id', 'image'],
    multipart: true,
  } satisfies ResourceRules<Schemas['CreateProductRequest']>,
  kategori: { group: 'category', fields: ['nama_category'] } satisfies ResourceRules<
    Schemas['CategoryRequest']
  >,
  kontak: {
    group: 'contact',
    fields: ['url_whatsapp', 'url_instagram', 'url_tiktok', 'url_email', 'url_fb'],
  } satisfies ResourceRules<Schemas['ContactRequest']>,
  dashboard: {
    group: 'dashboard',
    fields: ['judul', 'value_company', 'image'],
    multipart: true,
  } satisfies ResourceRules<Schemas['CompanyInfoRequest']>,
  admins: {
    group: 'admins',
    fields: ['first_name', 'last_name', 'username', 'email'],
  } satisfies ResourceRules<Schemas['AdminRequest']>,
};

const API = '/api';
const rest = simpleRest(API, httpClient, 'X-Total-Count');

export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => rest.getList(groupOf(resource), params),
  getOne: (resource, params) => rest.getOne(groupOf(resource), params),
  getMany: (resource, params) => rest.getMany(groupOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(groupOf(resource), params),
  updateMany: (resource, params) => rest.updateMany(groupOf(resource), params),
  deleteMany: (resource, params) => rest.deleteMany(groupOf(resource), params),

  async create<Input extends Omit<RaRecord, 'id'>, Output extends RaRecord>(
    resource: string,
    { data }: CreateParams<Input>,
  ) {
    const body = bodyOf(resource, data);
    const { json } = await httpClient<Output>(`${API}/${groupOf(resource)}`, { method: 'POST', body });
    return { data: json };
  },

  async update<Row extends RaRecord>(resource: string, { id, data }: UpdateParams<Row>) {
    const body = bodyOf(resource, data);
    const { json } = await httpClient<Row>(`${API}/${groupOf(resource)}/${id}`, { method: 'PUT', body });
    return { data: json };
  },

  async delete<Row extends RaRecord>(resource: string, params: DeleteParams<Row>) {
    const { data } = await rest.delete(groupOf(resource), params);
    // The API answers with no record; React Admin wants the one that is gone.
    return { data: params.previousData ?? data };
  },

  async changePassword(password: string): Promise<void> {
    const body = JSON.stringify({ password } satisfies Schemas['PasswordRequest']);
    await httpClient(`${API}/admins/password`, { method: 'PUT', body });
  },
} satisfies DataProvider;

function rulesOf(resource: string) {
  if (!isResource(resource)) throw new Error(`Unknown resource ${resource}`);
  return RESOURCES[resource];
}

function isResource(name: string): name is keyof typeof RESOURCES {
  return Object.hasOwn(RESOURCES, name);
}

const groupOf = (resource: string): Group => rulesOf(resource).group;

function bodyOf(resource: string, data: Record<string, unknown>): string | FormData {
  const rules = rulesOf(resource);
  const values = rules.fields.map((field) => [field, data[field]] as const);
  return 'multipart' in rules ? formOf(values) : JSON.stringify(Object.fromEntries(values));
}

/** An empty field is sent empty, which clears it. So is a picture that is to go; the stored one is not sent again. */
function formOf(values: (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  for (const [field, stored] of values) {
    const value = field === 'image' ? stored : (stored ?? '');
    if (value instanceof File || value === '') form.append(field, value);
    else if (field !== 'image' && (typeof value === 'string' || typeof value === 'number'))
      form.append(field, `${value}`);
  }
  return form;
}
