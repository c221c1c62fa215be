// Draws the maps of app/components/about: the world, the port of loading and arcs to content/export-destinations.ts, which
// are numbered in their order there. Run it again after the destinations change: node scripts/export-map.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { geoMercator, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { loadFromApp } from './app-modules.mjs';

const require = createRequire(import.meta.url);
const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../app/components/about');

const [{ destinations, portOfLoading }] = await loadFromApp('content/export-destinations');
const atlas = JSON.parse(await readFile(require.resolve('world-atlas/land-110m.json'), 'utf8'));
const world = feature(atlas, atlas.objects.land);

const round = (value) => Math.round(value * 10) / 10;

/** Turned to `meridian`, so that the Pacific is whole: the way to America leads east from Java. `corners` are shown. */
function draw({ projection, meridian, corners, width, height, dot, digit, line }) {
  projection
    .rotate([-meridian, 0])
    .clipExtent([
      [0, 0],
      [width, height],
    ])
    .fitSize([width, height], { type: 'MultiPoint', coordinates: corners });
  const placeOf = ({ longitude, latitude }) => projection([longitude, latitude]);
  const [x0, y0] = placeOf(portOfLoading);

  /** Bends upwards, the more the farther. */
  const arc = (to) => {
    const [x, y] = placeOf(to);
    const lift = Math.hypot(x - x0, y - y0) * 0.28;
    return `M${round(x0)} ${round(y0)}Q${round((x0 + x) / 2)} ${round((y0 + y) / 2 - lift)} ${round(x)} ${round(y)}`;
  };
  const circle = (place, radius) => {
    const [x, y] = placeOf(place);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;
  };
  const number = (place, index) => {
    const [x, y] = placeOf(place);
    return `<text x="${round(x)}" y="${round(y + digit * 0.36)}">${index + 1}</text>`;
  };

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<path fill="#2f6348" d="${geoPath(projection).digits(1)(world)}"/>
<path fill="none" stroke="#f0b48c" stroke-width="${line}" stroke-linecap="round" d="${destinations.map(arc).join('')}"/>
<g fill="#faf6ef">${destinations.map((place) => circle(place, dot)).join('')}</g>
<g fill="#143625" font-family="sans-serif" font-weight="700" font-size="${digit}" text-anchor="middle">${destinations.map(number).join('')}</g>
<g fill="#e98a55" stroke="#faf6ef" stroke-width="2.5">${circle(portOfLoading, 8)}</g>
</svg>
`;
}

const MAPS = {
  'export-map': {
    projection: geoNaturalEarth1(),
    meridian: 150,
    // Cut off above Antarctica.
    corners: [
      [-30, 0],
      [-29.9, 0],
      [150, 78],
      [150, -56],
      [329.9, 0],
    ],
    width: 1200,
    height: 560,
    dot: 11,
    digit: 14,
    line: 2,
  },
  // In twice the size of a phone's screen, from Europe to California only.
  'export-map-narrow': {
    projection: geoMercator(),
    meridian: 122,
    corners: [
      [-8, 64],
      [252, -46],
    ],
    width: 780,
    height: 420,
    dot: 16,
    digit: 23,
    line: 3,
  },
};

for (const [name, map] of Object.entries(MAPS)) await writeFile(path.join(folder, `${name}.svg`), draw(map));
