export { installPackages as default } from '../../bench/packages.mjs';
