import helmet from 'helmet';
import type { Env } from '../env.js';

type Policy = NonNullable<
  Exclude<NonNullable<Parameters<typeof helmet>[0]>['contentSecurityPolicy'], boolean>
>;

/** Helmet allows fonts and styles from any https address. Swagger UI and Emotion, under MUI, write styles into the page. */
const OWN_FILES_ONLY = { fontSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"] };

/** Helmet's headers, less those that only make sense behind https while the site is not. `policy` false: the page sets its own. */
export function securityHeaders({ PUBLIC_URL }: Env, policy: Policy['directives'] | false = {}) {
  const https = PUBLIC_URL.startsWith('https:');
  return helmet({
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: policy && {
      directives: { ...OWN_FILES_ONLY, ...policy, upgradeInsecureRequests: https ? [] : null },
    },
  });
}
