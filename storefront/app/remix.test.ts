import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { runInNewContext } from 'node:vm';
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node';
import remixReact from '@remix-run/react/package.json';
import { RemixBrowser, RemixServer, Scripts } from '@remix-run/react';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import apiPackage from '../../api/package.json';
import { DEVELOPMENT_WARNINGS } from '../development-warnings';
import storefrontPackage from '../package.json';
import { manualChunks } from '../shared-chunks';
import { withoutNames } from '../without-names';
import { lateScripts } from './components/chrome/LateScripts';

/** What is built on more than Remix's documented interface is checked here before its version changes. */
describe('Remix', () => {
  const pinned = Object.entries({
    ...apiPackage.dependencies,
    ...storefrontPackage.dependencies,
    ...storefrontPackage.devDependencies,
  }).filter(([name]) => name.startsWith('@remix-run/'));

  test('is of one exact version', () => {
    const versions = new Set(pinned.map(([, version]) => version));
    expect([...versions]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    expect(apiPackage.dependencies['@remix-run/node']).toBe(
      storefrontPackage.dependencies['@remix-run/node'],
    );
  });

  test('has scripts that can be called as a function, which start after the first paint', async () => {
    const html = await page(() => createElement('div', null, lateScripts({ nonce: 'abc', added: [] })));
    const [context = '', start = '', ...rest] = html.match(/<script.*?<\/script>/gs) ?? [];
    expect(context).toContain('window.__remixContext = ');
    expect(start).toMatch(/^<script nonce="abc">/);
    expect(start).toContain('for (const href of ["/assets/entry.js","/assets/shared.js","/assets/root.js"])');
    expect(start).toContain('import(\\"/assets/entry.js\\")');
    // The rest ends the stream of the page's data.
    expect(rest.join()).not.toContain('type="module"');
    expect(html).not.toContain('<link');
  });

  test('has a browser component that throws the promise of the data when it is called as a function', async () => {
    const html = await page(() => createElement(Scripts));
    const window = {} as { __remixContext: { state: unknown } };
    for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
      runInNewContext(code, { window, ReadableStream, TextEncoderStream });
    Object.assign(globalThis, { window });
    let thrown: unknown;
    try {
      RemixBrowser({});
    } catch (error) {
      thrown = error;
    }
    await thrown;
    expect(thrown).toHaveProperty('then');
    expect(window.__remixContext.state).toMatchObject({ loaderData: { root: 'Kopi' } });
    Reflect.deleteProperty(globalThis, 'window');
  });

  test('lies in the chunk of the vendors, with what it brings into the browser', () => {
    const names = [
      'react',
      'react-dom',
      'scheduler',
      '@remix-run/react',
      ...Object.keys(remixReact.dependencies),
    ];
    const chunkOf = (name: string) => manualChunks(require.resolve(name), {} as never);
    expect(names.filter((name) => chunkOf(name) !== 'vendor')).toEqual([]);
  });

  test('names its components in lines that can be left out of the build', () => {
    const file = join(__dirname, '../../node_modules/@remix-run/react/dist/esm/components.js');
    const code = readFileSync(file, 'utf8');
    expect(code).toContain('Form.displayName');
    expect(withoutNames(code, file)).not.toContain('displayName');
  });

  test('still has the warnings that are left out of the build', () => {
    const modules = ['@remix-run/router/dist/router.js', 'react-router/dist/index.js'];
    const sources = modules
      .map((file) => readFileSync(join(__dirname, '../../node_modules', file), 'utf8'))
      .join('\n');
    // The bundler numbers functions of one name.
    const names = DEVELOPMENT_WARNINGS.map((name) => name.replace(/\$\d+$/, ''));
    expect(names.filter((name) => !new RegExp(`(function|const) ${name}\\b`).test(sources))).toEqual([]);
  });
});

/** A page of one route, as Remix serves it. */
async function page(Root: () => ReactNode): Promise<string> {
  const build = {
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: { root: { id: 'root', path: '', module: '/assets/root.js', hasLoader: true } },
      url: '/assets/manifest.js',
      version: '1',
    },
    entry: { module: { default: render } },
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
    routes: { root: { id: 'root', path: '', module: { default: Root, loader: () => 'Kopi' } } },
    publicPath: '/',
    isSpaMode: false,
  };
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production');
  const gone = new AbortController();
  const html = await (await handle(new Request('http://localhost/', { signal: gone.signal }))).text();
  // Ends the time limit for the page's data.
  gone.abort();
  return html;
}

function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(RemixServer, { context, url: request.url }), {
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onError: reject,
    });
  });
}
