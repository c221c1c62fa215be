// Every script imports this first: an old Node would fail with an odd error later.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const floor = engines.node.replace('>=', '').split('.').map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < floor[0] || (major === floor[0] && minor < floor[1])) {
  process.stderr.write(`Etalase needs Node ${floor.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
