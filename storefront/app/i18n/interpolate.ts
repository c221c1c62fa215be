/** @param text such as 'Products {first} to {last}' */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
