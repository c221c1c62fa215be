import simpleRest from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core';
import { LIMITS } from 'api/contract';
import { accounts } from './accounts';
import { refusalOf } from './failure';
import { file, httpClient } from './httpClient';
import { productSheets } from './productSheets';
import { act, API, call, request, withKey } from './request';
import { bodyOf } from './requestBody';
import { groupOf } from './resources';
import type {
  BulkAvailabilityRequest,
  BulkChanged,
  BulkPrices,
  BulkPricesRequest,
  BulkUndone,
  CategoryUse,
  FeedReport,
  LossRefusal,
  LostValues,
  MovedProducts,
  MoveProductsRequest,
  MoveSomeRequest,
} from 'api/schema';

const rest = simpleRest(API, httpClient, 'X-Total-Count');

export const dataProvider = {
  supportAbortSignal: true,
  /** 'Pilih semua' asks for more rows than the API has in one answer. */
  async getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const { perPage = 0 } = params.pagination ?? {};
    if (perPage <= LIMITS.rows) return rest.getList<Row>(groupOf(resource), params);
    const data: Row[] = [];
    for (let page = 1; ; page++) {
      const pagination = { page, perPage: LIMITS.rows };
      const part = await rest.getList<Row>(groupOf(resource), { ...params, pagination });
      data.push(...part.data);
      if (part.data.length < LIMITS.rows) return { ...part, data };
    }
  },
  getOne: (resource, params) => rest.getOne(groupOf(resource), params),
  getMany: (resource, params) => rest.getMany(groupOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(groupOf(resource), params),
  updateMany: (resource, params) => rest.updateMany(groupOf(resource), params),

  async create<Input extends Omit<RaRecord, 'id'>, Output extends RaRecord>(
    resource: string,
    { data }: CreateParams<Input>,
  ) {
    const { idempotency_key: key, ...fields } = data as { idempotency_key?: string };
    const body = bodyOf(resource, fields);
    const { json } = await httpClient<Output>(`${API}/${groupOf(resource)}`, {
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
    const { json } = await httpClient<Row>(`${API}/${groupOf(resource)}/${id}`, { method: 'PUT', body });
    return { data: json };
  },

  async delete<Row extends RaRecord>(resource: string, params: DeleteParams<Row>) {
    const { data } = await rest.delete(groupOf(resource), params);
    // The API answers without a record; React Admin expects the deleted one.
    return { data: params.previousData ?? data };
  },

  deleteMany: (resource, params) => rest.deleteMany(groupOf(resource), params),

  restore: (id: Identifier) => act(`trash/${id}/restore`, 'POST'),
  discard: (ids: readonly Identifier[]) => call<BulkChanged>('trash', 'POST', { ids }),

  setAvailability: (body: BulkAvailabilityRequest) => call<BulkChanged>('product', 'PATCH', body),

  /** Without `versions` what would change, which is not saved. */
  changePrices: (body: BulkPricesRequest) => call<BulkPrices>('product/prices', 'POST', body),

  /** @param entry of the history, of a bulk change or an import */
  undo: (entry: Identifier) => call<BulkUndone>(`history/${entry}/undo`, 'POST'),

  deleteCategory: (id: Identifier) => act(`category/${id}`, 'DELETE'),

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
  async moveSome(body: MoveSomeRequest, confirmed: number): Promise<BulkChanged | LossRefusal> {
    const path = `product/move?confirm=${confirmed}`;
    return request<BulkChanged>(path, 'POST', body).then(({ json }) => json, lossIn);
  },

  specFieldUse: async (id: Identifier) => (await call<LostValues>(`spec-field/${id}/products`)).products,

  /** @param confirmed how many products may lose a value by it */
  removeSpecField: (id: Identifier, confirmed: number) =>
    act(`spec-field/${id}?confirm=${confirmed}`, 'DELETE'),

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
