import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as en from './en';
import * as id from './id';

const FOLDER = join(__dirname, 'id');
const FILES = readdirSync(FOLDER).filter((name) => name !== 'index.ts');

const PARSED = new Map<string, ts.SourceFile | undefined>();

/** The Indonesian files with type errors after each of them was changed. */
function errorsAfter(change: (source: string) => string): Set<string> {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (path, target) => {
    if (path.startsWith(FOLDER)) return ts.createSourceFile(path, change(readFileSync(path, 'utf8')), target);
    const file = PARSED.get(path) ?? parse(path, target);
    PARSED.set(path, file);
    return file;
  };
  const paths = FILES.map((name) => join(FOLDER, name));
  const program = ts.createProgram(paths, options, host);
  const failing = paths.filter((path) => {
    return program.getSemanticDiagnostics(program.getSourceFile(path)).length > 0;
  });
  return new Set(failing.map((path) => path.slice(FOLDER.length + 1)));
}

/** The first text of the source, as `key: …,` on lines of its own. */
const FIRST_TEXT = /^ {2}\w+:\s+(?:'[^']*'|`[^`]*`|\{[^{}]*\}|\(.*\) => `.*`),$/m;

test('LANG-5 a key that one dictionary lacks, or has alone, does not compile in any of its files', () => {
  expect(FILES.length).toBeGreaterThan(5);
  expect([...errorsAfter((source) => source)]).toEqual([]);
  const isLike = (name: string) => FIRST_TEXT.test(readFileSync(join(FOLDER, name), 'utf8'));
  expect(FILES.filter(isLike)).toEqual(FILES);
  expect([...errorsAfter((source) => source.replace(FIRST_TEXT, ''))]).toEqual(FILES);
  const added = errorsAfter((source) => source.replace(FIRST_TEXT, "$&\n  textOfItsOwn: 'Kopi',"));
  expect([...added]).toEqual(FILES);
});

type Tree = { [key: string]: Tree | string | ((...values: never[]) => string) };

function textsOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[name, value]];
    return typeof value === 'function' ? [[name, 'a function']] : textsOf(value, name);
  });
}

const [english, indonesian] = [en, id].map((texts) => new Map(textsOf(texts as unknown as Tree)));

test('LANG-5 both dictionaries have the same keys, and none of them an empty text', () => {
  expect([...(indonesian?.keys() ?? [])].sort()).toEqual([...(english?.keys() ?? [])].sort());
  for (const texts of [english, indonesian]) expect([...(texts?.values() ?? [])]).not.toContain('');
});

test('LANG-5 what is filled in has the same places in both languages', () => {
  const placesOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, text] of english ?? [])
    expect([key, placesOf(indonesian?.get(key))]).toEqual([key, placesOf(text)]);
});

test('LANG-5 a number is written as its language writes it', () => {
  expect([1, 1234].map((count) => en.found.products(count, 'kopi'))).toEqual([
    '1 product for “kopi”',
    '1,234 products for “kopi”',
  ]);
  expect([1, 1234].map((count) => id.found.products(count, ''))).toEqual(['1 produk', '1.234 produk']);
});
