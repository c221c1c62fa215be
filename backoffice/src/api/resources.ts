import type { REQUESTS, SORTS } from 'api/contract';
import type { HistoryResponse, paths } from 'api/schema';

/** What stands behind `/api/` in the address of a list, or of a record. */
type GroupOf<Path> = Path extends `/api/${infer Name}/{id}`
  ? Name
  : Path extends `/api/${infer Name}`
    ? Name
    : never;

/** The requests all of whose fields have a label. */
type FormRequest = {
  [Name in keyof typeof REQUESTS]: (typeof REQUESTS)[Name] extends Record<string, { label: string }>
    ? Name
    : never;
}[keyof typeof REQUESTS];

export interface ResourceRules {
  group: GroupOf<keyof paths>;
  /** What the API takes to create one; the rest of a record is the server's. Without it the API only reads and deletes. */
  request?: FormRequest;
  /** Only a new picture goes in a form; otherwise a resource with one is always sent so. */
  asJson?: true;
  /** What the history calls it, unless by its group. */
  history?: HistoryResponse['resource'];
}

/** Resources are named by the documented addresses, `/admin/produk`; the API has names of its own. */
export const RESOURCES = {
  produk: { group: 'product', request: 'CreateProductRequest' },
  kategori: { group: 'category', request: 'CategoryRequest', asJson: true },
  // In the screens of categories and products.
  spesifikasi: { group: 'spec-field', request: 'SpecFieldRequest', asJson: true },
  kontak: { group: 'contact', request: 'ContactRequest' },
  dashboard: { group: 'dashboard', request: 'CompanyInfoRequest' },
  // The history shows an account with the labels of the profile: the later of two with one name.
  administrator: { group: 'admins', request: 'NewAdminRequest', history: 'admin' },
  admins: { group: 'admins', request: 'AdminRequest', history: 'admin' },
  sampah: { group: 'trash' },
  riwayat: { group: 'history' },
} as const satisfies Record<string, ResourceRules>;
type Resources = typeof RESOURCES;
export type Resource = keyof Resources;

export type SortOf<Name extends Resource> = (typeof SORTS)[Resources[Name]['group'] &
  keyof typeof SORTS][number];

type HistoryNameOf<Rules> = Rules extends { history: infer Name }
  ? Name
  : Rules extends { request: string; group: infer Name }
    ? Name
    : never;
/** The names of the history that have a resource; an entry of another does not fit. */
type HistoryName = HistoryNameOf<Resources[Resource]>;

export function rulesOf(resource: string): ResourceRules {
  if (!isResource(resource)) throw new Error(`Unknown resource ${resource}`);
  return RESOURCES[resource];
}

export const groupOf = (resource: string) => rulesOf(resource).group;

export function historyNameOf(resource: string): string {
  const { group, history = group } = rulesOf(resource);
  return history;
}

export const IN_HISTORY = Object.fromEntries(
  Object.entries<ResourceRules>(RESOURCES)
    .filter(([, { request }]) => request !== undefined)
    .map(([resource]) => [historyNameOf(resource), resource]),
) as Record<HistoryName, Resource> satisfies Record<HistoryResponse['resource'], Resource>;

function isResource(name: string): name is Resource {
  return Object.hasOwn(RESOURCES, name);
}
