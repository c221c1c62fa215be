import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../env.js';

type Directives = NonNullable<NonNullable<Parameters<typeof helmet.contentSecurityPolicy>[0]>['directives']>;

const HSTS = { maxAge: 31_536_000, includeSubDomains: true };
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const NOTHING: Directives = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

export function securityHeaders({ PUBLIC_URL }: Env): RequestHandler[] {
  return [
    helmet({
      strictTransportSecurity: PUBLIC_URL.startsWith('https:') && HSTS,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    }),
    ({ method, headers }, response, next) => {
      response.setHeader('Permissions-Policy', PERMISSIONS.map((feature) => `${feature}=()`).join(', '));
      const isRead = method === 'GET' || method === 'HEAD';
      if (headers.authorization !== undefined || !isRead) response.setHeader('Cache-Control', 'no-store');
      next();
    },
  ];
}

/** Helmet allows fonts and styles from any https address; Swagger UI and Emotion write styles into the page. */
export function pagePolicy({ PUBLIC_URL }: Env, directives: Directives = {}): RequestHandler {
  const own = { fontSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"], ...directives };
  const upgradeInsecureRequests = PUBLIC_URL.startsWith('https:') ? [] : null;
  return helmet.contentSecurityPolicy({ directives: { ...own, upgradeInsecureRequests } });
}

/** Helmet writes no policy without `default-src`, with which Chromium shows no PDF. */
export const filePolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Content-Security-Policy', "base-uri 'none';form-action 'none';frame-ancestors 'none'");
  next();
};

/** An uploaded file runs nothing. Search engines show pictures on pages of their own. */
export function uploadPolicy(): RequestHandler[] {
  return [
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    }),
    helmet.crossOriginResourcePolicy({ policy: 'cross-origin' }),
  ];
}
