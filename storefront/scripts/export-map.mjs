// Draws app/components/about/export-map.svg: the world, the port of loading and arcs to content/export-destinations.ts.
// Run it again after the destinations change: node scripts/export-map.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { loadFromApp } from './app-modules.mjs';

const WIDTH = 1200;
const HEIGHT = 560;
/** Cut off above Antarctica. */
const SOUTH = -56;

const require = createRequire(import.meta.url);
const target = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../app/components/about/export-map.svg',
);

const [{ destinations, portOfLoading }] = await loadFromApp('content/export-destinations');
const atlas = JSON.parse(await readFile(require.resolve('world-atlas/land-110m.json'), 'utf8'));
const world = feature(atlas, atlas.objects.land);

// Turned so that the Pacific is whole: the way to America leads east from Java.
const projection = geoNaturalEarth1().rotate([-150, 0]);
projection.fitExtent(
  [
    [8, 8],
    [WIDTH - 8, HEIGHT - 8],
  ],
  {
    type: 'MultiPoint',
    coordinates: [
      [-30, 0],
      [-29.9, 0],
      [150, 78],
      [150, SOUTH],
      [329.9, 0],
    ],
  },
);

const round = (value) => Math.round(value * 10) / 10;
const land = geoPath(projection).digits(1)(world);
const [x0, y0] = projection([portOfLoading.longitude, portOfLoading.latitude]);

/** Bends upwards, the more the farther. */
function arc({ latitude, longitude }) {
  const [x, y] = projection([longitude, latitude]);
  const lift = Math.hypot(x - x0, y - y0) * 0.28;
  return `M${round(x0)} ${round(y0)}Q${round((x0 + x) / 2)} ${round((y0 + y) / 2 - lift)} ${round(x)} ${round(y)}`;
}

function dot({ latitude, longitude }, radius) {
  const [x, y] = projection([longitude, latitude]);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;
}

await writeFile(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="#2f6348" d="${land}"/>
<path fill="none" stroke="#f0b48c" stroke-width="2" stroke-linecap="round" d="${destinations.map(arc).join('')}"/>
<g fill="#faf6ef">${destinations.map((place) => dot(place, 5)).join('')}</g>
<g fill="#e98a55" stroke="#faf6ef" stroke-width="2.5">${dot(portOfLoading, 8)}</g>
</svg>
`,
);
