import type { RunningProduct } from '../../start-product';
import { ADMIN_PASSWORD } from './machine';

interface Envelope<T> {
  success: boolean;
  message: string;
  data: T;
}

interface Reply<T = Row> {
  /** 0 if the connection broke. */
  status: number;
  retryAfter: string | null;
  data: T | null;
  milliseconds: number;
}

export interface Row {
  id: number;
  name: string;
  image: string | null;
}

const PATIENCE_MS = 60_000;

export class Client {
  private constructor(
    readonly url: string,
    private readonly token: string,
  ) {}

  static async of({ url }: RunningProduct): Promise<Client> {
    const login = { username: 'admin', pass: ADMIN_PASSWORD };
    const { data, status } = await new Client(url, '').ask<{ token: string }>('POST', 'admins/login', login);
    if (!data) throw new Error(`the login is answered with ${status}`);
    return new Client(url, data.token);
  }

  async ask<T = Row>(
    method: string,
    path: string,
    body?: object | FormData,
    more: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const began = performance.now();
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = { ...more };
    if (body && !isForm) headers['content-type'] = 'application/json';
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    try {
      const response = await fetch(`${this.url}/api/${path}`, {
        method,
        headers,
        body: isForm ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { data } = (await response.json()) as Envelope<T>;
      const retryAfter = response.headers.get('retry-after');
      return { status: response.status, retryAfter, data, milliseconds: performance.now() - began };
    } catch {
      return { status: 0, retryAfter: null, data: null, milliseconds: performance.now() - began };
    }
  }

  async askUntilDone<T = Row>(method: string, path: string, body?: object): Promise<Reply<T>> {
    for (;;) {
      const reply = await this.ask<T>(method, path, body);
      if (reply.status >= 200 && reply.status < 300) return reply;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async anyCategory(): Promise<number> {
    const { data } = await this.ask<Row[]>('GET', 'category');
    const [first] = data ?? [];
    if (first) return first.id;
    const made = await this.ask('POST', 'category', { nama_category: 'Kopi' });
    if (!made.data) throw new Error(`a category is answered with ${made.status}`);
    return made.data.id;
  }

  async allProducts(): Promise<Map<number, Row>> {
    const found = new Map<number, Row>();
    for (let first = 0; ; first += 1000) {
      const range = encodeURIComponent(JSON.stringify([first, first + 999]));
      const { data, status } = await this.ask<Row[]>('GET', `product?range=${range}`);
      if (!data) throw new Error(`the products are answered with ${status}`);
      for (const row of data) found.set(row.id, row);
      if (data.length < 1000) return found;
    }
  }

  async visit(path: string): Promise<{ status: number; milliseconds: number }> {
    const began = performance.now();
    const response = await fetch(this.url + path, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => undefined,
    );
    await response?.arrayBuffer();
    return { status: response?.status ?? 0, milliseconds: performance.now() - began };
  }
}
