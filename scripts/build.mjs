import './supported-node.mjs';
import { prepare } from './prepare.mjs';

await prepare();
