import simpleRest from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core';
import { formatTime } from '../formatTime';
import { REQUESTS } from './contract';
import { isGone, refusalOf } from './failure';
import { download, file, httpClient } from './httpClient';
import { groupOf, rulesOf } from './resources';
import type {
  BringBackRequest,
  BroughtBack,
  CategoryUse,
  ChangedPrices,
  ChangedSome,
  ConfirmRequest,
  DisabledRequest,
  FeedReport,
  FieldPreview,
  LossRefusal,
  LostValues,
  MadeUpPasswordResponse,
  MovedProducts,
  MovedSome,
  MovedSomeProducts,
  MoveProductsRequest,
  MoveSomeRequest,
  PasswordRequest,
  paths,
  ProductResponse,
  ProductWithOldNumbers,
  RecoveryCodesResponse,
  SessionResponse,
  SheetReport,
  SomeAvailability,
  SomePrices,
  TotpCodeRequest,
  TotpSecretResponse,
  TotpStateResponse,
  TrashedProductResponse,
} from './schema';

export type SheetFormat = paths['/api/product-sheet']['get']['parameters']['query']['format'];

export interface ChosenSheet {
  file: File;
  /** Those that are not known. */
  createCategories: boolean;
  /** Leaves rows out whose product somebody has changed since. */
  skipOutdated: boolean;
  /** Leaves rows out that have any. */
  skipProblems: boolean;
  /** Titles of columns that are not known; with any, all such columns are left out. */
  skipColumns: readonly string[];
  /** Rows without an ID are of the products that have their names. */
  matchNames: boolean;
}

const API = '/api';
const rest = simpleRest(API, httpClient, 'X-Total-Count');

export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => rest.getList(groupOf(resource), params),
  getOne: (resource, params) => rest.getOne(groupOf(resource), params),
  getMany: (resource, params) => rest.getMany(groupOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(groupOf(resource), params),
  updateMany: (resource, params) => rest.updateMany(groupOf(resource), params),

  async create<Input extends Omit<RaRecord, 'id'>, Output extends RaRecord>(
    resource: string,
    { data }: CreateParams<Input>,
  ) {
    const {
      idempotency_key: key,
      copy_of,
      ...fields
    } = data as { idempotency_key?: string; copy_of?: Identifier };
    const body = bodyOf(resource, fields);
    const query = copy_of === undefined ? '' : `?copy_of=${copy_of}`;
    const { json } = await httpClient<Output>(`${API}/${groupOf(resource)}${query}`, {
      method: 'POST',
      body,
      headers: withKey(key),
    });
    return { data: json };
  },

  async update<Row extends RaRecord>(resource: string, { id, data, previousData }: UpdateParams<Row>) {
    // The stored picture is not sent again, nor are specifications that stay: another category may have no place for them.
    const sent: Record<string, unknown> = { ...data };
    if (sent.image !== '' && sent.image === previousData?.image) delete sent.image;
    if (JSON.stringify(sent.specs) === JSON.stringify(previousData?.specs)) delete sent.specs;
    const body = bodyOf(resource, sent);
    try {
      const meant = data.may_lack ? '?may_lack=true' : data.other_bound ? '?other_bound=true' : '';
      const path = `${API}/${groupOf(resource)}/${id}${meant}`;
      const { json } = await httpClient<Row>(path, { method: 'PUT', body });
      return { data: json };
    } catch (error) {
      if (resource === 'produk' && isGone(error)) await nameDeleter(error, id);
      throw error;
    }
  },

  async delete<Row extends RaRecord>(resource: string, params: DeleteParams<Row>) {
    const { data } = await rest.delete(groupOf(resource), params);
    // The API answers without a record; React Admin expects the deleted one.
    return { data: params.previousData ?? data };
  },

  async deleteMany<Row extends RaRecord>(resource: string, { ids }: DeleteManyParams<Row>) {
    for (const id of ids) await rest.delete(groupOf(resource), { id });
    return { data: ids };
  },

  /** Takes a product out of the trash. */
  restore: (id: Identifier) => act(`trash/${id}/restore`, 'POST'),
  /** Has one stay in it for longer than others. */
  keep: (id: Identifier) => act(`trash/${id}/keep`, 'POST'),

  /**
   * Up to LIMITS.products into the trash, or back out of it.
   * @returns those that were moved: others may have been there first
   */
  discardSome: (ids: readonly Identifier[]) => moveSome('trash', ids),
  restoreSome: (ids: readonly Identifier[]) => moveSome('trash/restore', ids),
  removeSome: (ids: readonly Identifier[]) => moveSome('trash/removal', ids),

  /**
   * Of up to LIMITS.products.
   * @returns those that have it now, others may be gone; and what undoes it
   */
  setAvailability: (body: SomeAvailability) => call<ChangedSome>('product', 'PATCH', body),

  /**
   * Of up to LIMITS.products.
   * @returns those that have such a price now, others may be gone; and the entry in the history that brings them back
   */
  changePrices: (body: SomePrices) => call<ChangedPrices>('product/prices', 'POST', body),

  /** Of an entry in the history and its parts: their products get their values of before, added ones go to the trash. */
  bringBackAll: (id: Identifier, overwrite = false) =>
    call<BroughtBack>(`history/${id}/bring-back?overwrite=${overwrite}`, 'POST'),

  /** What that would do now. */
  bringBackPreview: (id: Identifier) => call<BroughtBack>(`history/${id}/bring-back`),

  /** What `bringBack` would do now. */
  bringBackFieldPreview: (entry: Identifier, field: string) =>
    call<FieldPreview>(`history/${entry}/bring-back/${field}`),

  /**
   * A specification of a product, or its category with the specifications that changed with it.
   * @param entry in the history
   * @param body the version of the product as it was read
   */
  bringBack: (entry: Identifier, field: string, body: BringBackRequest) =>
    call<ProductResponse>(`history/${entry}/bring-back/${field}`, 'POST', body),

  /**
   * What a deletion has taken of a category's template.
   * @param deletion in the history
   */
  addSpecFieldsAgain: (deletion: Identifier, category_id: Identifier | undefined) =>
    act(`history/${deletion}/spec-fields`, 'POST', { category_id }),

  /** @param successor finds its names from then on */
  deleteCategory: (id: Identifier, successor: number) =>
    act(`category/${id}?successor=${successor}`, 'DELETE'),

  /** The products whose old numbers a category's texts still have. */
  oldNumbersOf: (id: Identifier) => call<ProductWithOldNumbers[]>(`category/${id}/products/old-numbers`),

  /** The products that keep a category from being deleted. */
  categoryUse: (id: Identifier) => call<CategoryUse>(`category/${id}/products`),

  /**
   * @param confirmed how many products may lose a value by it
   * @returns how many were moved, or how many lose a value, when that is another number; then nothing is moved
   */
  async moveProducts(
    from: Identifier,
    category_id: number,
    confirmed: number,
  ): Promise<MovedProducts | LossRefusal> {
    const body = { category_id } satisfies MoveProductsRequest;
    const path = `category/${from}/products/move?confirm=${confirmed}`;
    return request<MovedProducts>(path, 'POST', body).then(({ json }) => json, lossIn);
  },

  /** As `moveProducts`, of these products. */
  async moveSome(body: MoveSomeRequest, confirmed: number): Promise<MovedSomeProducts | LossRefusal> {
    const path = `product/move?confirm=${confirmed}`;
    return request<MovedSomeProducts>(path, 'POST', body).then(({ json }) => json, lossIn);
  },

  /** How many products would lose a value with a field of specifications. */
  specFieldUse: async (id: Identifier) => (await call<LostValues>(`spec-field/${id}/products`)).products,

  /**
   * @param confirmed how many products may lose a value by it
   * @returns how many do, when that is another number; then nothing is removed
   */
  removeSpecField: (id: Identifier, confirmed: number): Promise<LossRefusal | undefined> =>
    act(`spec-field/${id}?confirm=${confirmed}`, 'DELETE').then(() => undefined, lossIn),

  confirmPassword: (pass: string) => act('admins/confirm', 'POST', { pass } satisfies ConfirmRequest),

  changePassword: (password: string) => act('admins/password', 'PUT', { password } satisfies PasswordRequest),

  setDisabled: (adminId: Identifier, disabled: boolean) =>
    act(`admins/${adminId}/disabled`, 'PUT', { disabled } satisfies DisabledRequest),
  /** @returns the one that was made up */
  resetPassword: async (adminId: Identifier) =>
    (await call<MadeUpPasswordResponse>(`admins/${adminId}/password`, 'POST')).password,
  endSessionsOf: (adminId: Identifier) => act(`admins/${adminId}/sessions`, 'DELETE'),

  /** Of the administrator's own account. */
  sessions: () => call<SessionResponse[]>('admins/sessions'),
  endSession: (id: string) => act(`admins/sessions/${id}`, 'DELETE'),
  endOtherSessions: () => act('admins/sessions', 'DELETE'),

  twoStep: () => call<TotpStateResponse>('admins/totp'),
  beginTwoStep: () => call<TotpSecretResponse>('admins/totp', 'POST'),
  confirmTwoStep: (code: string) =>
    request<RecoveryCodesResponse>('admins/totp/confirm', 'POST', { code } satisfies TotpCodeRequest),
  renewRecoveryCodes: () => call<RecoveryCodesResponse>('admins/totp/recovery-codes', 'POST'),
  endTwoStep: () => act('admins/totp', 'DELETE'),

  /** What the feeds for Meta and WhatsApp leave out. */
  feedReport: () => call<FeedReport>('feed-omissions'),

  /** Of a picture's address: also of one that no record has any more. */
  picture: async (image: string) => (await file(`${API}/picture/${image.split('/').at(-2)}`)).blob(),

  downloadProducts: (format: SheetFormat) => download(`${API}/product-sheet?format=${format}`),
  downloadSpecValues: (fieldId: number) => download(`${API}/product-sheet/spec-field/${fieldId}?format=xlsx`),
  downloadTemplate: (format: SheetFormat) => download(`${API}/product-sheet/template?format=${format}`),

  /** Checks a spreadsheet of products. */
  checkProducts: (sheet: ChosenSheet) => sendSheet(sheet, false),

  /**
   * Saves it.
   * @param key the same when the answer to an earlier try was lost: what that has saved is not saved again
   */
  importProducts: (sheet: ChosenSheet, key: string) => sendSheet(sheet, true, withKey(key)),

  /** Downloads the problems of a spreadsheet, or else its changes. */
  explainProducts: (sheet: ChosenSheet) => download(`${API}/product-sheet/explanation`, sheetForm(sheet)),
} satisfies DataProvider;

/** @throws what is no refusal of a loss */
function lossIn(error: unknown): LossRefusal {
  const refusal = refusalOf(error) as LossRefusal | undefined;
  if (refusal?.data && 'products' in refusal.data) return refusal;
  throw error;
}

const withKey = (key: string | undefined) => new Headers(key ? { 'Idempotency-Key': key } : {});

async function sendSheet(sheet: ChosenSheet, apply: boolean, headers?: Headers): Promise<SheetReport> {
  const url = `${API}/product-sheet?apply=${apply}`;
  const { json } = await httpClient<SheetReport>(url, { method: 'POST', body: sheetForm(sheet), headers });
  return json;
}

function sheetForm({
  file,
  createCategories,
  skipOutdated,
  skipProblems,
  skipColumns,
  matchNames,
}: ChosenSheet): FormData {
  const form = new FormData();
  form.append('file', file);
  form.append('details', 'true');
  form.append('create_categories', String(createCategories));
  form.append('skip_outdated', String(skipOutdated));
  form.append('skip_problems', String(skipProblems));
  form.append('skip_columns', String(skipColumns.length > 0));
  form.append('match_names', String(matchNames));
  return form;
}

function request<Data>(path: string, method: string, body?: object) {
  return httpClient<Data>(`${API}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
}

async function call<Data>(path: string, method = 'GET', body?: object): Promise<Data> {
  return (await request<Data>(path, method, body)).json;
}

async function moveSome(path: string, ids: readonly Identifier[]): Promise<number[]> {
  return (await call<MovedSome>(path, 'POST', { ids })).ids;
}

/** @returns the server's message */
async function act(path: string, method: string, body?: object): Promise<string> {
  return (await request(path, method, body)).message;
}

/** To the refusal of a product that is in the trash: who has put it there, and when. */
async function nameDeleter(error: unknown, id: Identifier): Promise<void> {
  const refusal = refusalOf(error);
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const [found] = await call<TrashedProductResponse[]>(`trash?filter=${filter}`).catch(() => []);
  if (refusal && found) refusal.deleted = { by: found.deleted_by, time: formatTime(found.deleted_at) };
}

/** The point of the picture, and what is said of translations and old numbers: no fields of their own. */
const BESIDE_FIELDS = ['focus', 'current_translations', 'current_numbers'];

/** The fields of a record that a form sends. */
export function writtenFields(resource: string, data: Record<string, unknown>): string[] {
  const { request } = rulesOf(resource);
  if (!request) throw new Error(`${resource} cannot be written`);
  return [...Object.keys(REQUESTS[request]), ...BESIDE_FIELDS.filter((field) => field in data)];
}

function bodyOf(resource: string, data: Record<string, unknown>): string | FormData {
  const fields = writtenFields(resource, data);
  // So that a record is not saved over what somebody else has made of it meanwhile.
  if ('version' in data) fields.push('version');
  const values = fields.map((field) => [field, data[field]] as const);
  const isForm = fields.includes('image') && !(rulesOf(resource).asJson && !(data.image instanceof File));
  return isForm ? formOf(values) : JSON.stringify(Object.fromEntries(values));
}

/** An empty field is sent empty, which clears it. So is a picture that is to go. What is left out stays as it is. */
function formOf(values: (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  for (const [field, value] of values) {
    if (field === 'image') {
      if (value instanceof File || typeof value === 'string') form.append(field, value);
    } else if (value === null) form.append(field, '');
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      form.append(field, String(value));
    else if (field === 'specs' && value !== undefined) form.append(field, JSON.stringify(value));
    else if (value !== undefined) throw new Error(`${field} does not fit into a form`);
  }
  return form;
}
