import { withProcess } from './process-words.js';

test.each([
  ['Honey processed', 'Honey process'],
  ['wet processing', 'wet process'],
  ['unprocessed', 'unprocessed'],
  ['processor', 'processor'],
])('LIST-4 %j is looked for as %j', (text, other) => expect(withProcess(text)).toBe(other));
