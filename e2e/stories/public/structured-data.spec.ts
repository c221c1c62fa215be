import type { Page } from '@playwright/test';
import { PAGES, twin } from '../../both-languages';
import { expect, test } from '../../fixtures';
import { type Graph, searchProblems, vocabularyProblems } from '../../structured-data-problems';

async function graphOf(page: Page, path: string): Promise<Graph> {
  const html = await (await page.request.get(path)).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json, path).not.toBe('');
  return JSON.parse(json) as Graph;
}

test('FEED-2 the structured data of every page is valid, for schema.org and for search engines', async ({
  page,
}) => {
  test.slow();
  const described = PAGES.filter((path) => path !== '/contact-us');
  const paths = [...described, '/produk/1', '/produk/10'].flatMap((path) => [path, twin(path)]);
  const graphs: Graph[] = [];
  for (const path of paths) {
    const graph = await graphOf(page, path);
    expect([path, await searchProblems(graph)]).toEqual([path, []]);
    graphs.push(graph);
  }
  expect(vocabularyProblems(graphs)).toEqual([]);
  // What would be wrong is found.
  const [graph] = graphs.filter((each) => each['@graph'].some((item) => item['@type'] === 'Product'));
  const product = graph?.['@graph'].find((each) => each['@type'] === 'Product');
  delete product?.name;
  Object.assign(product ?? {}, { moisture: 12 });
  expect((await searchProblems(graph as Graph)).join()).toContain('"name" is missing');
  expect(vocabularyProblems([graph as Graph]).join()).toContain(`'"moisture"' does not exist`);
});

test('FEED-2 a product says its specifications with unit code and method, in the language of its page', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Arang'));
  const field = { key: 'ash', kind: 'number', bound: 'max', unit: '%', method: 'ASTM D3174' };
  await api.addSpecField(category_id, { ...field, label: 'Kadar abu', label_en: 'Ash' });
  const specs = JSON.stringify({ ash: { max: 2.5 } });
  const id = await api.addProduct({ name: unique('Briket'), category_id, specs });
  for (const [path, name] of [
    [`/produk/${id}`, 'Ash'],
    [`/id/produk/${id}`, 'Kadar abu'],
  ] as const) {
    const { '@graph': graph } = await graphOf(page, path);
    expect(graph.find((each) => each['@type'] === 'Product')?.additionalProperty).toEqual([
      {
        '@type': 'PropertyValue',
        name,
        maxValue: 2.5,
        unitText: '%',
        unitCode: 'P1',
        measurementTechnique: 'ASTM D3174',
      },
    ]);
  }
});
