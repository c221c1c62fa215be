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
import { accounts } from './accounts';
import { isGone, refusalOf } from './failure';
import { file, httpClient } from './httpClient';
import { productSheets } from './productSheets';
import { act, API, call, request, withKey } from './request';
import { bodyOf } from './requestBody';
import { groupOf } from './resources';
import type {
  BringBackRequest,
  BroughtBack,
  CategoryUse,
  ChangedPrices,
  ChangedSome,
  FeedReport,
  FieldPreview,
  LossRefusal,
  LostValues,
  MovedProducts,
  MovedSome,
  MovedSomeProducts,
  MoveProductsRequest,
  MoveSomeRequest,
  ProductResponse,
  SomeAvailability,
  SomePrices,
  TrashedProductResponse,
} from 'api/schema';

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
      const path = `${API}/${groupOf(resource)}/${id}`;
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

  /**
   * Of an entry in the history and its parts: their products get their values of before, added ones go to the trash.
   * @param alone without its parts, or as one
   */
  bringBackAll: (id: Identifier, { overwrite = false, alone = false } = {}) =>
    call<BroughtBack>(`history/${id}/bring-back?overwrite=${overwrite}&alone=${alone}`, 'POST'),

  /** What that would do now. */
  bringBackPreview: (id: Identifier, alone: boolean) =>
    call<BroughtBack>(`history/${id}/bring-back?alone=${alone}`),

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

  deleteCategory: (id: Identifier) => act(`category/${id}`, 'DELETE'),

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

  /** @param confirmed how many products may lose a value by it */
  removeSpecField: (id: Identifier, confirmed: number) =>
    act(`spec-field/${id}?confirm=${confirmed}`, 'DELETE'),

  /** What the feeds for Meta and WhatsApp leave out. */
  feedReport: () => call<FeedReport>('feed-omissions'),

  /** Of a picture's address: also of one that no record has any more. */
  picture: async (image: string) => (await file(`${API}/picture/${image.split('/').at(-2)}`)).blob(),

  ...accounts,
  ...productSheets,
} satisfies DataProvider;

/** @throws what is no refusal of a loss */
function lossIn(error: unknown): LossRefusal {
  const refusal = refusalOf(error) as LossRefusal | undefined;
  if (refusal?.data && 'products' in refusal.data) return refusal;
  throw error;
}

async function moveSome(path: string, ids: readonly Identifier[]): Promise<number[]> {
  return (await call<MovedSome>(path, 'POST', { ids })).ids;
}

/** To the refusal of a product that is in the trash: who has put it there, and when. */
async function nameDeleter(error: unknown, id: Identifier): Promise<void> {
  const refusal = refusalOf(error);
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const [found] = await call<TrashedProductResponse[]>(`trash?filter=${filter}`).catch(() => []);
  if (refusal && found) refusal.deleted = { by: found.deleted_by, time: formatTime(found.deleted_at) };
}
