import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import type { Logger } from 'pino';
import { ResponseCacheFront } from './response-cache/response-cache-front.service.js';
import { documentTokens } from './auth/public.decorator.js';
import { CountRecorder } from './counts/count-recorder.service.js';
import { receiveBeacons } from './counts/receive-beacons.js';
import { limitWaits } from './database/bounded-waits.js';
import { Env } from './env.js';
import { documentBodyRefusals } from './http/envelope.decorator.js';
import { guardConnections } from './http/connections.js';
import { allowOrigins } from './http/cross-origin.js';
import { refuseMalformedHost } from './http/host-check.js';
import { NestLogger, requestLog } from './http/logging.js';
import { pagePolicy, securityHeaders, uploadPolicy } from './http/security-headers.js';
import { MediaStore } from './media/media-store.js';

const DESCRIPTION = `Every answer is \`{success, message, data}\`; a refusal has \`errors\`, by field, where fields are wrong.
Lists take the query of ra-data-simple-rest and say their range and total in \`Content-Range\` and \`X-Total-Count\`.
Any route can answer 500 (a fault of the server) and 503 (the database or the disk is away for now; \`Retry-After\` in seconds).

ra-data-simple-rest reads it, from an address of \`CORS_ORIGINS\` too, with a client that takes the envelope off:

\`\`\`js
const httpClient = (url, options) =>
  fetchUtils.fetchJson(url, options).then((answer) => ({ ...answer, json: answer.json.data ?? {} }));
const dataProvider = simpleRestProvider('https://www.example.com/api', httpClient);
\`\`\`

To write, give \`fetchJson\` \`{ ...options, user: { authenticated: true, token: 'Bearer …' } }\`.`;
const TOKEN =
  'POST /api/admins/login answers with `data.token`; send it as `Authorization: Bearer …`. It ends after TOKEN_TTL, after SESSION_IDLE without use, and with a logout.';

export function setUp(app: NestExpressApplication, logger: Logger): NestExpressApplication {
  const env = app.get(Env);
  app.useLogger(new NestLogger(logger));
  app.set('trust proxy', env.TRUST_PROXY);
  app.disable('x-powered-by');
  const headers = securityHeaders(env);
  guardConnections(app.getHttpServer(), headers);
  app.use(headers);
  app.use('/api/count', ...receiveBeacons(app.get(CountRecorder, { strict: false })));
  app.use(requestLog(logger, env), refuseMalformedHost);
  allowOrigins(app, env);
  app.use(compression(), limitWaits);
  app.use('/api/docs', pagePolicy(env));
  app.use('/media', ...uploadPolicy(), app.get<MediaStore>(MediaStore, { strict: false }).serve());

  app.setGlobalPrefix('api', { exclude: ['feeds{/*file}'] });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app));
  app.get(ResponseCacheFront, { strict: false }).install(app);
  return app;
}

export function openApiDocument(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Etalase API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'This server')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: TOKEN })
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}.${method}`,
  });
  return documentTokens(documentBodyRefusals(document));
}
