import { zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface WorkbookSheet {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  /** Rows as XML. */
  rows: string;
}

interface Options {
  /** Before and after the sheets of the workbook. */
  before?: string;
  after?: string;
  strings?: string;
  styles?: string;
  rename?: (path: string) => string;
  files?: Record<string, string>;
}

/** The fewest files that make a workbook. */
export function workbook(sheets: readonly WorkbookSheet[], options: Options = {}): Buffer<ArrayBuffer> {
  const {
    before = '',
    after = '',
    strings = '',
    styles = '',
    rename = (path: string) => path,
    files: more,
  } = options;
  const declared = sheets.map(
    ({ name = 'A', state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = [
    ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ['sharedStrings', 'sharedStrings.xml'],
    ['styles', 'styles.xml'],
  ].map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${rename(target ?? '')}"/>`,
  );
  const files = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook>${before}<sheets>${declared.join('')}</sheets>${after}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...more,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  const entries = Object.entries(files).map(([path, xml]) => [rename(path), Buffer.from(xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9 }));
}

/** Texts and numbers, without addresses; XML is taken as the cell itself. */
export const row = (...cells: (string | number)[]) =>
  `<row>${cells
    .map((cell) =>
      typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : cell.startsWith('<')
          ? cell
          : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join('')}</row>`;
