import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { ApiRequest } from './requests';

export interface Answer {
  status: number;
  type: string;
  location?: string;
  text: string;
  milliseconds: number;
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};
const SILENCE_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

export function send(origin: string, { method, path, headers, body }: ApiRequest): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const length = body ? { 'content-length': String(body.length) } : {};
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } });
    sent.setTimeout(SILENCE_MS, () => sent.destroy(new Error(`no answer for ${SILENCE_MS} ms`)));
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          location: response.headers.location,
          text: unpacked(Buffer.concat(chunks), response.headers['content-encoding']).toString(),
          milliseconds: performance.now() - began,
        }),
      );
    });
    sent.end(body);
  });
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined || bytes.length === 0) return bytes;
  return UNPACK[encoding]?.(bytes) ?? bytes;
}

/** Reads until the socket is closed. The status is 0 if it was closed, or silent, without an answer. */
export function sendRaw(origin: string, bytes: Buffer, patience = 5000): Promise<Answer> {
  const began = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = () => {
      socket.destroy();
      resolve({
        ...readHead(Buffer.concat(chunks).toString('latin1')),
        milliseconds: performance.now() - began,
      });
    };
    socket.setTimeout(patience, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    for (const end of ['end', 'error', 'close'] as const) socket.once(end, done);
    socket.write(bytes);
  });
}

function readHead(text: string): Omit<Answer, 'milliseconds'> {
  const header = (name: string) => new RegExp(`^${name}: *(.*?)\\r?$`, 'im').exec(text)?.[1];
  return {
    status: Number(/^HTTP\/1\.\d (\d+)/.exec(text)?.[1] ?? 0),
    type: header('content-type') ?? '',
    location: header('location'),
    text,
  };
}
