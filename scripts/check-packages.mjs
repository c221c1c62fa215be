import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { readPackages } from './packages.mjs';
import { root } from './run-command.mjs';

// They work without: what their scripts would fetch or build comes as a package of its own, for each platform.
const WORK_WITHOUT_SCRIPT = ['@parcel/watcher', '@scarf/scarf', '@swc/core', 'esbuild', 'unrs-resolver'];

const folder = process.argv[2] ?? root;
const holes = JSON.parse(readFileSync(join(import.meta.dirname, 'known-holes.json'), 'utf8'));
const { overrides = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const packages = readPackages(folder);
const satisfies = (version, range) => semver.satisfies(version, range, { includePrerelease: true });

const problems = [...holes.flatMap(problemsOfHole), ...overridesOf(overrides).flatMap(problemsOfOverride)];
for (const { name, version, hasInstallScript } of packages)
  if (hasInstallScript && !WORK_WITHOUT_SCRIPT.includes(name))
    problems.push(`${name} ${version} has an install script, which does not run: is it needed?`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

function problemsOfHole({ id, package: name, affected, accepted }) {
  const found = packages.filter((each) => each.name === name && satisfies(each.version, affected));
  if (accepted !== undefined)
    return found.length > 0 || folder !== root ? [] : [`${id} is accepted, and no longer there.`];
  return found.map(({ path, version }) => `${path} ${version} has ${id}, as all of ${affected} have.`);
}

function overridesOf(given, within) {
  return Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, version: value, within }] : overridesOf(value, name),
  );
}

function problemsOfOverride({ name, version, within }) {
  const title = `The override of ${name} ${version}`;
  const inside =
    within === undefined
      ? packages
      : packages.filter(({ path }) => `${path}/`.includes(`node_modules/${within}/`));
  const nested = inside.filter((each) => each.name === name);
  const found = nested.length > 0 ? nested : packages.filter(({ path }) => path === `node_modules/${name}`);
  if (found.length === 0 || found.some((each) => each.version !== version))
    return [`${title} is not what package-lock.json has.`];
  const wantsAnother = ({ dependencies = {} }) =>
    dependencies[name] && !satisfies(version, dependencies[name]);
  return inside.some(wantsAnother) ? [] : [`${title} is no longer needed.`];
}
