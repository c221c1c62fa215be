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
import { requestMessage, API, requestData, request, idempotencyHeaders } from './request';
import { bodyOf } from './requestBody';
import { apiNameOf, rulesOf } from './resources';
import type {
  BulkAvailabilityRequest,
  BulkChanged,
  BulkPrices,
  BulkPricesRequest,
  BulkUndone,
  CategoryUse,
  CountsReport,
  FeedReport,
  InquiryResponse,
  LossRefusal,
  LostValues,
  MovedProducts,
  MoveProductsRequest,
  MoveSomeRequest,
  NoteRequest,
  PictureOrderRequest,
  PictureRequest,
  ProductResponse,
} from 'api/schema';

const rest = simpleRest(API, httpClient, 'X-Total-Count');

export const dataProvider = {
  supportAbortSignal: true,
  /** 'Pilih semua' asks for more rows than the API gives in one answer. */
  async getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const { perPage = 0 } = params.pagination ?? {};
    if (perPage <= LIMITS.rows) return rest.getList<Row>(apiNameOf(resource), params);
    const data: Row[] = [];
    for (let page = 1; ; page++) {
      const pagination = { page, perPage: LIMITS.rows };
      const part = await rest.getList<Row>(apiNameOf(resource), { ...params, pagination });
      data.push(...part.data);
      if (part.data.length < LIMITS.rows) return { ...part, data };
    }
  },
  getOne: (resource, params) => rest.getOne(apiNameOf(resource), params),
  getMany: (resource, params) => rest.getMany(apiNameOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(apiNameOf(resource), params),
  updateMany: (resource, params) => rest.updateMany(apiNameOf(resource), params),

  async create<Input extends Omit<RaRecord, 'id'>, Output extends RaRecord>(
    resource: string,
    { data }: CreateParams<Input>,
  ) {
    const { idempotency_key: key, ...fields } = data as { idempotency_key?: string };
    const body = bodyOf(resource, fields);
    const { createAt = `${API}/${apiNameOf(resource)}` } = rulesOf(resource);
    const { json } = await httpClient<Output>(createAt, {
      method: 'POST',
      body,
      headers: idempotencyHeaders(key),
    });
    return { data: json };
  },

  async update<Row extends RaRecord>(resource: string, { id, data, previousData }: UpdateParams<Row>) {
    // Unchanged specifications are not sent either: another category may have no place for them.
    const sent: Record<string, unknown> = { ...data };
    if (sent.image !== '' && sent.image === previousData?.image) delete sent.image;
    if (isEqual(sent.specs, previousData?.specs)) delete sent.specs;
    if (rulesOf(resource).onlyChanged)
      for (const [field, value] of Object.entries(previousData ?? {}))
        if (field !== 'version' && isEqual(sent[field], value)) delete sent[field];
    const body = bodyOf(resource, sent);
    const { json } = await httpClient<Row>(`${API}/${apiNameOf(resource)}/${id}`, { method: 'PUT', body });
    return { data: json };
  },

  async delete<Row extends RaRecord>(resource: string, params: DeleteParams<Row>) {
    const { data } = await rest.delete(apiNameOf(resource), params);
    // The API answers without a record; React Admin expects the deleted one.
    return { data: params.previousData ?? data };
  },

  deleteMany: (resource, params) => rest.deleteMany(apiNameOf(resource), params),

  restore: (id: Identifier) => requestMessage(`trash/${id}/restore`, 'POST'),
  discard: (ids: readonly Identifier[]) => requestData<BulkChanged>('trash', 'POST', { ids }),

  setAvailability: (body: BulkAvailabilityRequest) => requestData<BulkChanged>('product', 'PATCH', body),

  /** Without `versions` it saves nothing and returns what would change. */
  changePrices: (body: BulkPricesRequest) => requestData<BulkPrices>('product/prices', 'POST', body),

  undo: (historyId: Identifier) => requestData<BulkUndone>(`history/${historyId}/undo`, 'POST'),

  deleteCategory: (id: Identifier) => requestMessage(`category/${id}`, 'DELETE'),

  categoryUse: (id: Identifier) => requestData<CategoryUse>(`category/${id}/products`),

  /** Moves nothing and returns a refusal when the number of products that would lose a value is not `confirmed`. */
  async moveProducts(
    from: Identifier,
    category_id: number,
    confirmed: number,
  ): Promise<MovedProducts | LossRefusal> {
    const body = { category_id } satisfies MoveProductsRequest;
    const path = `category/${from}/products/move?confirm=${confirmed}`;
    return request<MovedProducts>(path, 'POST', body).then(({ json }) => json, lossIn);
  },

  async moveSelectedProducts(body: MoveSomeRequest, confirmed: number): Promise<BulkChanged | LossRefusal> {
    const path = `product/move?confirm=${confirmed}`;
    return request<BulkChanged>(path, 'POST', body).then(({ json }) => json, lossIn);
  },

  specFieldUse: async (id: Identifier) =>
    (await requestData<LostValues>(`spec-field/${id}/products`)).products,

  removeSpecField: (id: Identifier, confirmed: number) =>
    requestMessage(`spec-field/${id}?confirm=${confirmed}`, 'DELETE'),

  async addPicture(productId: Identifier, picture: File): Promise<ProductResponse> {
    const body = new FormData();
    body.append('images', picture);
    const url = `${API}/product/${productId}/pictures`;
    return (await httpClient<ProductResponse>(url, { method: 'POST', body })).json;
  },

  /** In this order; the pictures that `ids` lacks are removed. */
  arrangePictures: (productId: Identifier, body: PictureOrderRequest) =>
    requestData<ProductResponse>(`product/${productId}/pictures`, 'PUT', body),

  describePicture: (productId: Identifier, pictureId: Identifier, body: PictureRequest) =>
    requestData<ProductResponse>(`product/${productId}/pictures/${pictureId}`, 'PUT', body),

  addNote: (inquiryId: Identifier, body: NoteRequest) =>
    requestData<InquiryResponse>(`inquiry/${inquiryId}/notes`, 'POST', body),

  anonymiseInquiry: (id: Identifier) => requestData<InquiryResponse>(`inquiry/${id}/anonymise`, 'POST'),

  inquiryData: (id: Identifier) => requestData<InquiryResponse>(`inquiry/${id}/data`),

  feedReport: () => requestData<FeedReport>('feed-omissions'),

  counts: () => requestData<CountsReport>('count'),

  /** Also a picture that no record has any more, which has no public address. */
  picture: async (image: string) => (await file(`${API}/picture/${image.split('/').at(-2)}`)).blob(),

  ...accounts,
  ...productSheets,
} satisfies DataProvider;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** @throws every other error */
function lossIn(error: unknown): LossRefusal {
  const refusal = refusalOf(error) as LossRefusal | undefined;
  if (refusal?.data && 'products' in refusal.data) return refusal;
  throw error;
}
