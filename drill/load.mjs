import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

// Requests begun in a second, whether or not those before are answered.
const RATES = { page: 6, read: 6, login: 0.5, write: 4, upload: 0.5, inquiry: 0.2 };
const LIST = '/api/product?range=%5B0%2C11%5D';
const PAGES = ['/', '/product', '/about', '/product-list/Coffee'];
const READS = [LIST, '/api/category'];

export class Load {
  requests = [];
  /** By the name of a product, or the code of an inquiry: the fault during which it was sent, and its picture. */
  acknowledged = new Map();
  fault = '';
  #timers = [];
  #open = new Set();
  #serial = 0;

  constructor(front, password) {
    this.front = front;
    this.password = password;
  }

  async prepare() {
    await this.#login();
    const made = await this.#post('/api/category', { nama_category: 'Drill' });
    this.category = JSON.parse(made.text).data.id;
    const products = JSON.parse((await this.front.ask(LIST)).text).data;
    this.pages = [...PAGES, ...products.map(({ id }) => `/produk/${id}`)];
    this.reads = [
      ...READS,
      ...products.map(({ id }) => `/api/product/${id}`),
      ...products.map(({ image }) => image),
    ];
    for (const path of [...this.pages, ...this.reads]) {
      const { status } = await this.front.ask(path);
      if (status !== 200) throw new Error(`${path} is answered with ${status}`);
    }
  }

  start() {
    const work = {
      page: () => this.#get(this.pages),
      read: () => this.#get(this.reads),
      login: () => this.#login(),
      write: () => this.#write(),
      upload: () => this.#upload(),
      inquiry: () => this.#inquire(),
    };
    this.#timers = Object.entries(RATES).map(([kind, rate]) =>
      setInterval(() => void this.#note(kind, work[kind]), 1000 / rate),
    );
  }

  async stop() {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#open);
  }

  async #note(kind, work) {
    const request = { kind, fault: this.fault, began: Date.now() };
    const answer = work().catch((error) => ({ status: 0, why: error.message }));
    this.#open.add(answer);
    const { status, why } = await answer;
    this.#open.delete(answer);
    this.requests.push({ ...request, ended: Date.now(), ok: status >= 200 && status < 300, why });
  }

  #get(paths) {
    return this.front.ask(paths[Math.floor(Math.random() * paths.length)]);
  }

  async #login() {
    const answer = await this.#post('/api/admins/login', { username: 'admin', pass: this.password });
    if (answer.status === 200) this.token = JSON.parse(answer.text).data.token;
    return answer;
  }

  async #write() {
    const { fault } = this;
    const name = `Drill ${(this.#serial += 1)}.`;
    const answer = await this.#post('/api/product', { name, price: 1, category_id: this.category });
    if (answer.status === 201) this.acknowledged.set(name, { fault });
    return answer;
  }

  async #upload() {
    const { fault } = this;
    const name = `Drill ${(this.#serial += 1)}.`;
    // The same picture twice would be stored once.
    const raw = { width: 64, height: 64, channels: 3 };
    const picture = await sharp(randomBytes(64 * 64 * 3), { raw })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    for (const [field, value] of Object.entries({ name, price: 1, category_id: this.category }))
      form.set(field, value);
    form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'drill.jpg');
    const whole = new Response(form);
    const body = Buffer.from(await whole.arrayBuffer());
    const headers = {
      ...this.#headers(whole.headers.get('content-type')),
      'content-length': String(body.length),
    };
    const answer = await this.front.ask('/api/product', { method: 'POST', headers, body });
    if (answer.status === 201)
      this.acknowledged.set(name, { fault, picture: JSON.parse(answer.text).data.image });
    return answer;
  }

  /** Each from an address of its own, of which a few are taken. */
  async #inquire() {
    const { fault } = this;
    const serial = (this.#serial += 1);
    const code = `E-${serial.toString(36).toUpperCase().padStart(6, '0')}`;
    const form = { code, name: 'Drill', email: 'drill@example.com', message: code };
    const answer = await this.#post('/api/inquiry', form, {
      'x-forwarded-for': `10.${serial >> 8}.${serial & 255}.1`,
    });
    if (answer.status === 201) this.acknowledged.set(code, { fault });
    return answer;
  }

  #post(path, body, visitor = {}) {
    return this.front.ask(path, {
      method: 'POST',
      headers: { ...this.#headers('application/json'), ...visitor },
      body: JSON.stringify(body),
    });
  }

  #headers(type) {
    return { 'content-type': type, ...(this.token && { authorization: `Bearer ${this.token}` }) };
  }
}

/** By fault, how many acknowledged writes are lost, stored twice or without their picture. Asks a process, past the caches. */
export async function lookFor({ acknowledged, category, token }, api) {
  const found = new Map();
  const headers = { authorization: `Bearer ${token}` };
  for (const [resource, field, filter] of [
    ['product', 'name', { category_id: category }],
    ['inquiry', 'code', {}],
  ]) {
    for (let first = 0, more = true; more; first += 1000) {
      const range = encodeURIComponent(JSON.stringify([first, first + 999]));
      const query = `range=${range}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { data } = await (await fetch(`http://${api}/api/${resource}?${query}`, { headers })).json();
      for (const row of data) found.set(row[field], (found.get(row[field]) ?? 0) + 1);
      more = data.length === 1000;
    }
  }
  const losses = new Map();
  const count = (fault, what) => {
    const one = losses.get(fault) ?? { lost: 0, doubled: 0, pictures: 0 };
    losses.set(fault, { ...one, [what]: one[what] + 1 });
  };
  for (const [name, { fault, picture }] of acknowledged) {
    if (!found.has(name)) count(fault, 'lost');
    if (picture && !(await isWhole(new URL(picture, `http://${api}`)))) count(fault, 'pictures');
  }
  // Also writes that were not acknowledged.
  for (const [name, times] of found) if (times > 1) count(acknowledged.get(name)?.fault ?? '', 'doubled');
  return losses;
}

async function isWhole(url) {
  const response = await fetch(url);
  return response.ok && (await response.arrayBuffer()).byteLength > 0;
}
