import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AwsClient } from 'aws4fetch';

const { TEST_S3_ENDPOINT = '', TEST_S3_KEY = '', TEST_S3_SECRET = '', TEST_S3_PID_FILE = '' } = process.env;

/** An empty bucket of the store that `npm test` has started, as the environment of an application names it. */
export async function emptyBucket() {
  const S3_BUCKET = `etalase-${randomBytes(6).toString('hex')}`;
  const { status } = await client().fetch(`${TEST_S3_ENDPOINT}/${S3_BUCKET}`, { method: 'PUT' });
  if (status !== 200) throw new Error(`no bucket: ${status}`);
  return {
    S3_BUCKET,
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: TEST_S3_KEY,
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET,
  };
}

/** Visitors may read its pictures, and nothing else of it. Returns where they are. */
export async function openToVisitors(bucket: string): Promise<string> {
  const Resource = `arn:aws:s3:::${bucket}/media/*`;
  const Statement = [{ Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource }];
  const body = JSON.stringify({ Version: '2012-10-17', Statement });
  const { ok } = await client().fetch(`${TEST_S3_ENDPOINT}/${bucket}?policy`, { method: 'PUT', body });
  if (!ok) throw new Error('no policy');
  return `${TEST_S3_ENDPOINT}/${bucket}`;
}

/** To what answers requests, and not to what keeps the bytes. One that was killed is started again. */
export function signalGateway(name: NodeJS.Signals): void {
  process.kill(Number(readFileSync(TEST_S3_PID_FILE, 'utf8')), name);
}

/** Until it answers no more: on a busy machine it goes on for some milliseconds. */
export async function pauseGateway(): Promise<void> {
  signalGateway('SIGSTOP');
  const answers = () =>
    fetch(TEST_S3_ENDPOINT, { signal: AbortSignal.timeout(500) }).then(
      () => true,
      () => false,
    );
  while (await answers());
}

/** Past the product. */
export async function objectsOf(bucket: string): Promise<string[]> {
  const xml = await (await client().fetch(`${TEST_S3_ENDPOINT}/${bucket}`)).text();
  return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name]) => String(name));
}

/** Past the product. */
export async function putObject(bucket: string, name: string, body = 'x'): Promise<void> {
  await client().fetch(`${TEST_S3_ENDPOINT}/${bucket}/${name}`, { method: 'PUT', body });
}

export async function removeObject(bucket: string, name: string): Promise<void> {
  await client().fetch(`${TEST_S3_ENDPOINT}/${bucket}/${name}`, { method: 'DELETE' });
}

function client() {
  return new AwsClient({
    accessKeyId: TEST_S3_KEY,
    secretAccessKey: TEST_S3_SECRET,
    region: 'us-east-1',
    service: 's3',
  });
}
