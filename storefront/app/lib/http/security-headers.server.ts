/** Numbered tile hosts ('https://{s}.tiles.example') are a wildcard in a policy. */
function originOf(url: string): string {
  const [origin = ''] = url.match(/^https?:\/\/[^/]+/) ?? [];
  return origin.replace('{s}', '*');
}

/** @param scripts the inline scripts that it lets in, by nonce or by hash */
export function contentSecurityPolicy(scripts: string, tileUrl: string, picturesUrl = ''): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self'",
    `img-src 'self' data: ${originOf(tileUrl)} ${originOf(picturesUrl)}`.trimEnd(),
    "connect-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The tile service requires a referrer with the origin. */
export function setDocumentHeaders(headers: Headers, language: string): void {
  headers.set('Content-Language', language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
}
