import type { NextFunction, Request, Response } from 'express';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/i;

export function isHost(host: string | undefined): boolean {
  return host === undefined || HOST.test(host);
}

/** A Host header that is no host name would make every address built from it throw. */
export function refuseMalformedHost(
  { headers: { host } }: Request,
  response: Response,
  next: NextFunction,
): void {
  if (isHost(host)) next();
  else response.status(400).json({ success: false, message: 'Header Host tidak sah.', data: null });
}
