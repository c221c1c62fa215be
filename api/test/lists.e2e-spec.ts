import { ADMIN_LIST } from '../src/admins/admin-accounts.service.js';
import { openApiDocument } from '../src/app.setup.js';
import { Admin } from '../src/auth/admin.entity.js';
import { CATEGORY_LIST } from '../src/categories/categories.service.js';
import { Category } from '../src/categories/category.entity.js';
import { CompanyInfo } from '../src/company-info/company-info.entity.js';
import { COMPANY_INFO_LIST } from '../src/company-info/company-info.service.js';
import { Contact } from '../src/contacts/contact.entity.js';
import { CONTACT_LIST } from '../src/contacts/contacts.service.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { HistoryEntry } from '../src/history/history-entry.entity.js';
import { HISTORY_LIST } from '../src/history/history.service.js';
import { Product } from '../src/products/product.entity.js';
import { PRODUCT_LIST } from '../src/products/product-list.js';
import { TRASH_LIST } from '../src/trash/trash.service.js';
import { Api, query, type Row } from './harness.js';

const LISTS = {
  '/api/admins': ADMIN_LIST,
  '/api/category': CATEGORY_LIST,
  '/api/contact': CONTACT_LIST,
  '/api/dashboard': COMPANY_INFO_LIST,
  '/api/history': HISTORY_LIST,
  '/api/product': PRODUCT_LIST,
  '/api/trash': TRASH_LIST,
};

const NOW = Date.now();
const at = (minute: number) => new Date(NOW + minute * 60_000);

/** Their order by one field is not their order by any other. */
async function storeRows({ app }: Api) {
  const product = (name: string, fields: Partial<Product>) => ({ name, price: 0, category_id: 1, ...fields });
  const admin = (first_name: string, last_name: string, username: string, email: string, minute: number) =>
    ({ first_name, last_name, username, email, pass: '', created_at: at(minute) }) satisfies Partial<Admin>;
  const category = (nama_category: string, created: number, updated: number) => ({
    nama_category,
    name_key: nama_category.toLowerCase(),
    created_at: at(created),
    updated_at: at(updated),
  });
  const contact = (minute: number) => ({
    ...{ url_whatsapp: '', url_instagram: '', url_tiktok: '', url_email: '', url_fb: '' },
    updated_at: at(minute),
  });
  const entry = (admin_name: string, record_name: string, minute: number) =>
    ({
      ...{ admin_name, record_name, at: at(minute) },
      ...{ admin_id: null, resource: 'product', record_id: 1, action: 'update', changes: {} },
    }) satisfies Partial<HistoryEntry>;
  await app.get(UnitOfWork, { strict: false }).write(async (manager) => {
    await manager.insert(Admin, [
      admin('Wati', 'arif', 'dewi', 'c@example.com', -1),
      admin('budi', 'Zain', 'candra', 'b@example.com', -3),
      admin('Cici', 'Malik', 'bayu', 'd@example.com', -2),
    ]);
    await manager.insert(Category, [category('Teh', 2, 1), category('Arang', 3, 3), category('kopi', 1, 2)]);
    await manager.insert(Contact, [contact(2), contact(1)]);
    await manager.insert(CompanyInfo, [
      { judul: 'Visi', value_company: '', updated_at: at(3) },
      { judul: 'Alamat', value_company: '', updated_at: at(2) },
      { judul: 'misi', value_company: '', updated_at: at(1) },
    ]);
    await manager.insert(Product, [
      product('Robusta', { price: 80, category_id: 2, created_at: at(4), updated_at: at(2) }),
      product('arabika', { price: 120, category_id: 1, created_at: at(2), updated_at: at(4) }),
      product('Briket', { price: 80, category_id: 2, created_at: at(1), updated_at: at(1) }),
      product('Cengkeh', { price: 90, category_id: 1, created_at: at(3), updated_at: at(3) }),
      product('Vanili', { deleted_at: at(3) }),
      product('Asam', { deleted_at: at(2) }),
      product('jahe', { deleted_at: at(1) }),
    ]);
    await manager.insert(HistoryEntry, [
      entry('Wati', 'Asam', 2),
      entry('budi', 'Vanili', 3),
      entry('Cici', 'jahe', 1),
    ]);
  });
}

describe('API-12 a list', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
    await storeRows(api);
  });
  afterAll(() => api.stop());

  test('is among these when it takes a sort', () => {
    const sorted = Object.entries(openApiDocument(api.app).paths).filter(([, { get }]) =>
      get?.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'sort'),
    );
    expect(sorted.map(([path]) => path).sort()).toEqual(Object.keys(LISTS));
  });

  test.each(Object.entries(LISTS))(
    '%s is in the order of each of its fields, ties by id',
    async (path, rules) => {
      const list = async (sort: [string, string], range: [number, number] = [0, 99]) =>
        (await api.get<Row[]>(`${path}?${query({ sort, range })}`, { token })).body.data;
      const rows = await list(['id', 'ASC']);
      const orders = new Set<string>();
      for (const field of Object.keys(rules.sort)) {
        const expected = rows.toSorted(
          (a, b) => compare(valueOf(a, field), valueOf(b, field)) || a.id - b.id,
        );
        orders.add(expected.map(({ id }) => id).join());
        expect([field, await list([field, 'ASC'])]).toEqual([field, expected]);
        expect([field, await list([field, 'DESC'])]).toEqual([field, expected.toReversed()]);
        expect([field, await list([field, 'DESC'], [1, 2])]).toEqual([
          field,
          expected.toReversed().slice(1, 3),
        ]);
      }
      expect([...orders]).toHaveLength(Object.keys(rules.sort).length);
    },
  );
});

/** @param field also of a record within the row: `category.nama_category` */
function valueOf(row: Row, field: string): string | number {
  const value = field.split('.').reduce<unknown>((within, name) => (within as Row)[name], row);
  return typeof value === 'string' ? value.toLowerCase() : Number(value);
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
