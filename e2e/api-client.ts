import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

interface Row {
  id: number;
}

interface Answer<T> {
  success: boolean;
  message: string;
  data: T;
}

export interface ProductFields {
  name: string;
  category_id: number;
  name_en?: string;
  description?: string;
  description_en?: string;
  price?: number | 'on_request';
  /** The path of a file. */
  image?: string;
  [field: string]: string | number | undefined;
}

/** Writes and reads records through the API; `tidyUp` deletes those that it added. */
export class ApiClient {
  private readonly undo: (() => Promise<unknown>)[] = [];

  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  static async signIn(url: string, password: string, username = 'admin'): Promise<ApiClient> {
    const response = await fetch(`${url}/api/admins/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, pass: password }),
    });
    const { data, message } = (await response.json()) as Answer<{ token: string } | null>;
    if (!data) throw new Error(`${url} refuses the login: ${message}`);
    return new ApiClient(url, data.token);
  }

  async list<T = Row>(resource: string, filter: object = {}): Promise<T[]> {
    return this.call<T[]>('GET', `${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
  }

  addCategory(nama_category: string): Promise<number> {
    return this.add('category', { nama_category });
  }

  /** It stays, as an inquiry cannot be deleted. */
  async addInquiry(fields: object): Promise<number> {
    return (await this.call<Row>('POST', 'inquiry/manual', fields)).id;
  }

  /** It needs no undo, as it is deleted with its category. */
  addSpecField(category_id: number, fields: object) {
    return this.call<Row>('POST', 'spec-field', { category_id, ...fields });
  }

  async addProduct({ image, ...fields }: ProductFields): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ price: 1000, ...fields })) form.set(name, String(value));
    if (image) form.set('image', new Blob([await readFile(image)]), basename(image));
    const { id } = await this.call<Row>('POST', 'product', form);
    this.undo.push(async () => {
      await this.remove(`product/${id}`);
      await this.remove(`trash/${id}`);
    });
    return id;
  }

  get<T>(path: string): Promise<T> {
    return this.call<T>('GET', path);
  }

  /** @param pictures paths of files */
  async addPictures(product: number, ...pictures: string[]): Promise<void> {
    const form = new FormData();
    for (const path of pictures) form.append('images', new Blob([await readFile(path)]), basename(path));
    await this.call('POST', `product/${product}/pictures`, form);
  }

  async addDocument(fields: Record<string, string>): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([`%PDF-1.7\n% ${fields.title}\n%%EOF\n`]), 'document.pdf');
    return this.add('document', form);
  }

  async add(resource: string, fields: FormData | object): Promise<number> {
    const { id } = await this.call<Row>('POST', resource, fields);
    this.undo.push(() => this.remove(`${resource}/${id}`));
    return id;
  }

  put(path: string, fields: object) {
    return this.call<Row>('PUT', path, fields);
  }

  async tidyUp(): Promise<void> {
    for (const step of this.undo.reverse()) await step();
  }

  async remove(path: string): Promise<void> {
    const response = await this.send('DELETE', path);
    if (!response.ok && response.status !== 404) throw new Error(`DELETE ${path}: ${response.status}`);
  }

  private async call<T>(method: string, path: string, body?: FormData | object): Promise<T> {
    const response = await this.send(method, path, body);
    const answer = (await response.json()) as Answer<T>;
    if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer.data;
  }

  private send(method: string, path: string, body?: FormData | object): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(`${this.url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
  }
}
