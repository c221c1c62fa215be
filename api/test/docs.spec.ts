import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { SECURITY_EVENT_LEVELS } from '../src/auth/security-log.js';
import { SITE_PARAMETERS } from '../src/spec-fields/site-parameters.js';

const ROOT = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Proof {
  file: string;
  title?: string;
}

interface Row {
  document: string;
  /** Of the section that the table is in. */
  section: string;
  cells: string[];
}

/** Some tests run only where they can: `const onFullDisk = mounted ? test : test.skip`. */
const TEST = /^(test|it|describe|on[A-Z]\w*$)/;

const ROWS = ['docs/security.md', 'docs/reliability.md'].flatMap(rowsOf);
const ASVS = ROWS.filter(({ cells: [id = ''] }) => /^V\d+\.\d+\.\d+$/.test(id));
const PROOFS = ROWS.flatMap(({ cells }) => cells.flatMap(proofsIn));

describe('the documents', () => {
  test('leave no cell of a table empty, and no figure for later', () => {
    const empty = ROWS.filter(({ cells }) => cells.some((cell) => cell === '' || cell.includes('FIGURE')));
    expect(empty.map(({ cells: [first] }) => first)).toEqual([]);
  });

  test('name only files that exist', () => {
    const files = new Set(PROOFS.map(({ file }) => file));
    expect(files.size).toBeGreaterThan(50);
    expect([...files].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('name only tests that exist', () => {
    const titles = new Map<string, string[]>();
    const missing = PROOFS.filter(({ file, title }) => {
      if (title === undefined) return false;
      if (!titles.has(file)) titles.set(file, existsSync(join(ROOT, file)) ? titlesIn(file) : []);
      const [start = '', end = ''] = title.split('…').map((part) => part.trim());
      return !titles
        .get(file)
        ?.some((each) =>
          title.includes('…') ? each.startsWith(start) && each.endsWith(end) : each === title,
        );
    });
    expect(missing).toEqual([]);
  });

  test('answer every requirement of ASVS level 1 once, and say for each what shows it', () => {
    const ids = ASVS.map(({ cells: [id] }) => id);
    expect(ASVS.filter(({ section }) => section.startsWith('Level 1'))).toHaveLength(70);
    expect(new Set(ids).size).toBe(ids.length);
    const states = ['met', 'not met', 'not applicable', 'accepted'];
    expect(ASVS.filter(({ cells: [, , state = ''] }) => !states.includes(state))).toEqual([]);
    expect(
      ASVS.filter(({ cells: [, , state, shown = ''] }) => state === 'met' && !/`|"/.test(shown)),
    ).toEqual([]);
  });

  test('name every licence of the packages that the product runs with', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: true; link?: true; license?: string }>;
    };
    const licences = Object.entries(packages).flatMap(([path, { dev, link, license }]) =>
      path.includes('node_modules/') && !dev && !link && license ? [license] : [],
    );
    const named = ROWS.filter(({ section }) => section === 'Licences').map(({ cells: [first] }) => first);
    expect([...new Set(licences)].filter((licence) => !named.join().includes(`\`${licence}\``))).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const rows = rowsOf('docs/operations.md');
  const sources = [
    ...sourcesIn('api/src'),
    ...sourcesIn('storefront/app'),
    'node_modules/pino-http/logger.js',
  ]
    .map(read)
    .join('\n')
    .replace(/[`'"] \+\s*[`'"]/g, '');

  test('quotes only lines that the program can print', () => {
    const quoted = rows
      .filter(({ section }) => ['When it does not start', 'Restore', 'Security', 'Alarms'].includes(section))
      .flatMap(({ cells: [first = ''] }) => [...first.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line));
    expect(quoted.length).toBeGreaterThan(60);
    const printed = (line: string) => {
      const [longest = ''] = line.split(/…|\d+(?: MB)?/).sort((a, b) => b.length - a.length);
      return sources.includes(longest.replace(/[:\s]+$/, ''));
    };
    expect(quoted.filter((line) => !printed(line))).toEqual([]);
  });

  test('names every event of the security log', () => {
    const named = rows
      .filter(({ section }) => section === 'Security')
      .flatMap(({ cells: [first = ''] }) => first);
    expect(
      Object.keys(SECURITY_EVENT_LEVELS).filter((event) => !named.join().includes(`\`${event}\``)),
    ).toEqual([]);
  });
});

test("docs/scale.md names the site's own parameters, which a cache in front has to keep apart", () => {
  const named = SITE_PARAMETERS.map((name) => `\`${name}\``).join(', ');
  expect(read('docs/scale.md')).toContain(`(${named} and those of the filters are)`);
});

test('deploy/README.md has each command of the operator in a container', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => {
    const [, file, argument = ''] = /^node scripts\/([\w-]+\.mjs)(.*)$/.exec(script) ?? [];
    const program = file && /api\/dist\/bin\/[\w-]+\.js/.exec(read(`scripts/${file}`))?.[0];
    return program ? [`node ${program}${argument}`] : [];
  });
  expect(commands).toContain('node api/dist/bin/media.js copy');
  expect(commands.filter((command) => !read('deploy/README.md').includes(command))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /(?<!spec|test)\.tsx?$/.test(name)).map((name) => join(folder, name));
}

/** The rows of all its tables, without their heads. */
function rowsOf(document: string): Row[] {
  return read(document)
    .split(/^#+ /m)
    .flatMap((text) => {
      const lines = text.split('\n');
      const section = lines[0] ?? '';
      const heads = lines.flatMap((line, index) => (/^\| -/.test(line) ? [index - 1, index] : []));
      return lines.flatMap((line, index) => {
        if (!line.startsWith('|') || heads.includes(index)) return [];
        return [
          {
            document,
            section,
            cells: line
              .split('|')
              .slice(1, -1)
              .map((cell) => cell.trim()),
          },
        ];
      });
    });
}

/** `path/of/a.file`, each with the “titles” that follow it. */
function proofsIn(cell: string): Proof[] {
  return [...cell.matchAll(/`([\w.$/-]+)`((?: “[^”]+”)*)/g)].flatMap(([, file = '', quoted = '']) => {
    const titles = [...quoted.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file, title }));
    if (titles.length > 0) return titles;
    return /^[\w.-]+\/.*\.\w+$|^[\w-]+\.(md|yml|json)$/.test(file) ? [{ file }] : [];
  });
}

/** What its tests are called, as the source has it between the quotation marks. */
function titlesIn(file: string): string[] {
  const titles: string[] = [];
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TEST.test(node.expression.getText())) {
      const [first] = node.arguments;
      if (first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
        titles.push(ts.isStringLiteralLike(first) ? first.text : first.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
