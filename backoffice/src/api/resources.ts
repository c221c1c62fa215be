import type { REQUESTS, SORTS } from 'api/contract';
import type { HistoryResponse, paths } from 'api/schema';

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
  /** The body that creates one. Without it the API only reads and deletes. */
  request?: FormRequest;
  /** Where that body goes, by default to the group. */
  createAt?: keyof paths;
  /** Fields that have no place in that body. Of such a resource only what has changed is sent. */
  onlyChanged?: readonly string[];
  /** Sent as JSON unless it has a new file; other resources with a picture are always sent as a form. */
  asJson?: true;
  /** The history's name for it, by default its group. */
  history?: HistoryResponse['resource'];
}

/** Resources are named by the documented addresses, `/admin/produk`; the API has names of its own. */
export const RESOURCES = {
  produk: { group: 'product', request: 'CreateProductRequest' },
  kategori: { group: 'category', request: 'CategoryRequest', asJson: true },
  spesifikasi: { group: 'spec-field', request: 'SpecFieldRequest', asJson: true },
  kontak: { group: 'contact', request: 'ContactRequest' },
  dashboard: { group: 'dashboard', request: 'CompanyInfoRequest' },
  dokumen: { group: 'document', request: 'DocumentRequest' },
  sertifikat: { group: 'certificate', request: 'CertificateRequest' },
  permintaan: {
    group: 'inquiry',
    request: 'ManualInquiryRequest',
    createAt: '/api/inquiry/manual',
    onlyChanged: ['status', 'assignee_id', 'follow_up_at', 'lost_reason'],
  },
  // `admins` has to be the later one: its labels are those that the history shows.
  administrator: { group: 'admins', request: 'NewAdminRequest', history: 'admin' },
  admins: { group: 'admins', request: 'AdminRequest', history: 'admin' },
  sampah: { group: 'trash' },
  surat: { group: 'mail-outbox' },
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
type HistoryName = HistoryNameOf<Resources[Resource]>;

export function rulesOf(resource: string): ResourceRules {
  if (!isResource(resource)) throw new Error(`Unknown resource ${resource}`);
  return RESOURCES[resource];
}

export const apiNameOf = (resource: string) => rulesOf(resource).group;

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
