import './supported-node.mjs';
import { prepare } from './prepare.mjs';

await prepare({ only: ['api'] });
await import('../api/dist/bin/mail-test.js');
