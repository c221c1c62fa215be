import './supported-node.mjs';
import './end-with-npm.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.env.NODE_ENV ??= 'production';
// Imported and not spawned, so that signals reach the server.
await import('../api/dist/main.js');
