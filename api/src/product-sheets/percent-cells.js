// Plain JavaScript: spreadsheet.worker.js runs as it is.

const STYLES = /(?:^|\/)styles\.xml$/;
const FORMAT = /<(?:[\w.-]+:)?numFmt(?=\s)[^<]*/g;
const CELL_STYLES = /<\/?(?:[\w.-]+:)?cellXfs\b/;
const STYLE = /<(?:[\w.-]+:)?xf(?=\s)[^<]*/g;
/** Its name, its attributes, what is before its value, which may be a formula, and that. */
const CELL =
  /<((?:[\w.-]+:)?c)(?=\s)([^<]*)((?:<(?:[\w.-]+:)?f\b[^<]*(?:<\/[^<]*)?)?<(?:[\w.-]+:)?v>)([^<]*)/g;
const IS_NUMBER = /\st\s*=\s*["']n["']/;

/** '0%' and '0.00%', which no file lists (ECMA-376, 18.8.30). */
const BUILT_IN = ['9', '10'];
/** Of a format what is shown as it is: a quoted text, an escaped letter, room as wide as one, one that fills the cell. */
const SHOWN_AS_IT_IS = /"[^"]*"|[\\_*]./g;

/** @param {string} name */
const attribute = (name) => {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (/** @type {string} */ tag) => {
    const [, quoted, apostrophed] = pattern.exec(tag) ?? [];
    return quoted ?? apostrophed ?? '';
  };
};
const styleOf = attribute('s');
const typeOf = attribute('t');
const formatOf = attribute('numFmtId');
const codeOf = attribute('formatCode');

/**
 * The styles of a workbook by which 0.025 is shown as 2.5 %, by the numbers that its cells have.
 * @param {readonly { name: string, xml: string }[]} files
 */
export function percentStyles(files) {
  const { xml = '' } = files.find(({ name }) => STYLES.test(name)) ?? {};
  const formats = new Set(BUILT_IN);
  for (const [tag] of xml.matchAll(FORMAT)) {
    const code = codeOf(tag).replaceAll('&quot;', '"').replace(SHOWN_AS_IT_IS, '');
    if (code.includes('%')) formats.add(formatOf(tag));
  }
  const styles = [...(xml.split(CELL_STYLES)[1] ?? '').matchAll(STYLE)];
  return new Set(styles.flatMap(([tag], place) => (formats.has(formatOf(tag)) ? [String(place)] : [])));
}

/**
 * A sheet whose numbers of such styles are texts: '2,5 %'.
 * @param {string} xml
 * @param {ReadonlySet<string>} styles
 */
export function withPercents(xml, styles) {
  if (styles.size === 0) return xml;
  return xml.replace(CELL, (cell, name, attributes, before, value) => {
    const isPercent = styles.has(styleOf(attributes));
    const isNumber = (typeOf(attributes) || 'n') === 'n' && value.trim() !== '';
    if (!isPercent || !isNumber || Number.isNaN(Number(value))) return cell;
    return `<${name} t="str"${attributes.replace(IS_NUMBER, '')}${before}${inPercent(Number(value))}`;
  });
}

/**
 * With a fourth decimal behind three, which alone may be read as thousands.
 * @param {number} share
 */
function inPercent(share) {
  const amount = String(Number((share * 100).toPrecision(15))).replace('.', ',');
  return `${/,\d{3}$/.test(amount) ? `${amount}0` : amount} %`;
}
