import { httpClient } from './httpClient';

export const API = '/api';

export function request<Data>(path: string, method: string, body?: object) {
  return httpClient<Data>(`${API}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
}

export async function requestData<Data>(path: string, method = 'GET', body?: object): Promise<Data> {
  return (await request<Data>(path, method, body)).json;
}

export async function requestMessage(path: string, method: string, body?: object): Promise<string> {
  return (await request(path, method, body)).message;
}

export const idempotencyHeaders = (key: string | undefined) =>
  new Headers(key ? { 'Idempotency-Key': key } : {});
