import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export interface InjectedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Express replaces prototypes, so that only own properties survive: libraries that extend the classes lose their methods. */
export function injectRequest(
  application: RequestListener,
  url: string,
  headers: IncomingMessage['headers'] = {},
): Promise<InjectedResponse> {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url,
    headers: { host: 'localhost', ...headers },
    complete: true,
  });
  request.push(null);
  const response = new ServerResponse(request);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const add = (part: unknown, encoding: unknown) => {
      if (typeof part === 'string') parts.push(Buffer.from(part, encoding as BufferEncoding));
      else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
    };
    const write = (part: unknown, encoding?: unknown) => {
      if (!response.headersSent) response.writeHead(response.statusCode);
      add(part, typeof encoding === 'string' ? encoding : 'utf8');
      return true;
    };
    const end = (part?: unknown, encoding?: unknown) => {
      if (response.finished) return response;
      write(part, encoding);
      response.finished = true;
      resolve({ status: response.statusCode, headers: textHeaders(response), body: Buffer.concat(parts) });
      response.emit('finish');
      response.emit('close');
      return response;
    };
    const destroy = (error?: Error) => {
      reject(error ?? new Error(`The answer to ${url} was cut off`));
      return response;
    };
    Object.assign(response, { write, end, destroy });
    application(request, response);
  });
}

function textHeaders(response: ServerResponse): Record<string, string> {
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}
