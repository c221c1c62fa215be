const CODE = `
export const __vitePreload = (load, files) => {
  const styles = files.filter((file) => file.endsWith('.css')).map(
    (file) => new Promise((onload, onerror) => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'stylesheet', href: '/' + file, onload, onerror }));
    }),
  );
  return Promise.all([load(), ...styles]).then(([module]) => module);
};`;

/** In place of Vite's helper for modules that are loaded later, which is four times as long: of these modules only the map has styles. */
export function smallPreload(id: string): string | undefined {
  return id === '\0vite/preload-helper.js' ? CODE : undefined;
}
