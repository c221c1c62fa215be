import { createServer, type ServerResponse } from 'node:http';
import { SORTS } from 'api/contract';

type Responder = (response: ServerResponse) => void;

export const rows =
  (...data: object[]): Responder =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-total-count': String(data.length) })
      .end(JSON.stringify({ success: true, message: 'OK', data }));

export const record =
  (data: object): Responder =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, message: 'OK', data }));

export const unsuccessful: Responder = (response) =>
  response
    .writeHead(500, { 'content-type': 'application/json' })
    .end(JSON.stringify({ success: false, message: 'Gagal.', data: null }));

export const broken: Responder = (response) => response.destroy();

export function held(respond: Responder): Responder & { release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return Object.assign((response: ServerResponse) => void released.then(() => respond(response)), {
    release: () => release(),
  });
}

export const PRODUCT = {
  id: 1,
  name: 'Kopi Uji',
  description: 'Untuk diuji.',
  price: 5000,
  category_id: 1,
  category: { id: 1, nama_category: 'Coffee' },
  image: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

export const CONTACT = {
  id: 1,
  url_whatsapp: 'https://wa.me/6281200000000',
  url_instagram: 'https://www.instagram.com/uji',
  url_tiktok: 'https://www.tiktok.com/@uji',
  url_email: ' uji@example.com ',
  url_fb: 'https://www.facebook.com/uji',
  address: null,
  address_en: null,
  map_point: null,
  weekday_hours: '08:00-16:00',
  saturday_hours: '08:00-12:00',
  hours_note: null,
  hours_note_en: null,
  updated_at: '2026-01-01T00:00:00.000Z',
};

const HEALTHY: Record<string, Responder> = {
  ...Object.fromEntries(Object.keys(SORTS).map((list) => [`/api/${list}`, rows()])),
  '/api/category': rows({ id: 1, nama_category: 'Coffee' }),
  '/api/product': rows(PRODUCT),
  '/api/product/1': record(PRODUCT),
  '/api/contact': rows(CONTACT),
};

/** An API for the storefront that fails on demand. */
export class FakeApi {
  private answers = { ...HEALTHY };
  private readonly server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    (this.answers[pathname] ?? unsuccessful)(response);
  });

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  /** Replaces what was set before: all other paths are answered well again. */
  answer(answers: Record<string, Responder>): void {
    const named = Object.entries(answers).map(([path, respond]) => [`/api/${path}`, respond] as const);
    this.answers = { ...HEALTHY, ...Object.fromEntries(named) };
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
