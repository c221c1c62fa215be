// Draws the site's icons into one file, outside the scripts' bundle: lucide's, and the social networks' own.
// The result is committed; run it again after a name is added: node scripts/icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  ChevronDown,
  Coffee,
  Download,
  Flame,
  Globe,
  Handshake,
  Leaf,
  Lightbulb,
  Mail,
  Maximize2,
  Menu,
  Package,
  Pause,
  Play,
  Search,
  ShieldCheck,
  Sprout,
  X,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const DRAWN = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'badge-check': BadgeCheck,
  'chevron-down': ChevronDown,
  coffee: Coffee,
  download: Download,
  flame: Flame,
  globe: Globe,
  handshake: Handshake,
  leaf: Leaf,
  lightbulb: Lightbulb,
  mail: Mail,
  maximize: Maximize2,
  menu: Menu,
  package: Package,
  pause: Pause,
  play: Play,
  search: Search,
  'shield-check': ShieldCheck,
  sprout: Sprout,
  x: X,
};

// The <svg> that shows a symbol sets the stroke's width.
const LINES = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

const brand = await readFile(new URL('brand-glyphs.svg', import.meta.url), 'utf8');
const brandSymbols = brand.match(/<symbol[\s\S]*?<\/symbol>/g) ?? [];
const drawnSymbols = Object.entries(DRAWN).map(([id, icon]) => {
  const [, shapes] = renderToStaticMarkup(createElement(icon)).match(/^<svg[^>]*>(.*)<\/svg>$/s) ?? [];
  return `<symbol id="${id}" viewBox="0 0 24 24" ${LINES}>${shapes}</symbol>`;
});

const target = new URL('../app/brand/icons.svg', import.meta.url);
await writeFile(
  target,
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Lines from lucide (ISC), brand glyphs from simple-icons (CC0). -->',
    ...drawnSymbols,
    ...brandSymbols,
    '</svg>',
    '',
  ].join('\n'),
);

const names = [...Object.keys(DRAWN), ...brandSymbols.map((symbol) => symbol.match(/id="([^"]+)"/)?.[1])];
console.log(`${names.length} icons: ${names.join(', ')}`);
