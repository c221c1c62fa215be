import type { Rollup } from 'vite';

const VENDOR =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run)\//;
const PAGE = /\/app\/(root\.tsx|routes\/)/;
/** A module that this many pages import goes into 'site'. */
const MANY_PAGES = 3;

/** Two dozen small chunks compress badly: 'vendor' and 'site', for the root and most pages, replace them. */
export const manualChunks: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (VENDOR.test(id)) return 'vendor';
  if (!id.includes('/app/') || PAGE.test(id)) return undefined;
  const pages = pagesThatImport(id, getModuleInfo);
  const everywhere = [...pages].some((page) => page.endsWith('root.tsx'));
  return everywhere || pages.size >= MANY_PAGES ? 'site' : undefined;
};

function pagesThatImport(id: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const follow = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    // A page has several ids, which differ in their query.
    if (PAGE.test(module)) pages.add(module.replace(/\?.*$/, ''));
    else getModuleInfo(module)?.importers.forEach(follow);
  };
  follow(id);
  return pages;
}
