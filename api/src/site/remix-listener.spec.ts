import { Writable } from 'node:stream';
import { writeReadableStreamToWritable } from '@remix-run/node';

test('Remix flushes behind every part of a page, so that compression holds back none', async () => {
  const done: string[] = [];
  const response = new Writable({
    write(part: Buffer, _encoding, next) {
      done.push(part.toString());
      next();
    },
    final(next) {
      done.push('end');
      next();
    },
  });
  Object.assign(response, { flush: () => done.push('flush') });
  const page = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const part of ['shell', 'rest']) stream.enqueue(Buffer.from(part));
      stream.close();
    },
  });
  await writeReadableStreamToWritable(page, response);
  expect(done).toEqual(['shell', 'flush', 'rest', 'flush', 'end']);
});
