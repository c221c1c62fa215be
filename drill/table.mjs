const NAME = 24;
const COLUMNS = [
  'pages',
  'reads',
  'logins',
  'writes',
  'uploads',
  'inquiries',
  'gap s',
  'lost',
  'twice',
  'pictures',
  'whole s',
];
const WIDTH = 10;
const KINDS = ['page', 'read', 'login', 'write', 'upload', 'inquiry'];
const MOST_READS = 0.001;

export const HEAD = `${'failed of'.padEnd(NAME)}${COLUMNS.map((title) => title.padStart(WIDTH)).join('')}`;

/**
 * @typedef {{
 *   name: string,
 *   isUpgrade?: true,
 *   counts: Record<'page' | 'read' | 'login' | 'write' | 'upload' | 'inquiry', { failed: number, all: number }>,
 *   gap: number,
 *   losses: { lost: number, doubled: number, pictures: number },
 *   whole: number,
 *   over: string[],
 * }} Result `gap`: the longest time without an acknowledged write, and `whole`: until the last failure after the return, in
 *   seconds; `over`: the budgets that were not kept
 */

/** @returns {Result} */
export function resultOf(fault, { requests, losses = { lost: 0, doubled: 0, pictures: 0 } }) {
  const { name, isUpgrade } = fault;
  const own = requests.filter((request) => request.fault === name);
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, failed(own.filter((each) => each.kind === kind))]),
  );
  const gap = longestGap(fault, requests);
  const lastFailure = Math.max(fault.ready, ...own.filter(({ ok }) => !ok).map(({ ended }) => ended));
  const over = [
    counts.page.failed > 0 && 'pages',
    counts.read.failed > MOST_READS * counts.read.all && 'reads',
    losses.lost + losses.doubled > 0 && 'writes lost',
    losses.pictures > 0 && 'pictures lost',
    gap > fault.longest && `writes back within ${fault.longest} s`,
    isUpgrade && own.some(({ ok }) => !ok) && 'no request fails',
  ].filter(Boolean);
  return { name, isUpgrade, counts, gap, losses, whole: (lastFailure - fault.back) / 1000, over };
}

export function line({ name, isUpgrade, counts, gap, losses, whole, over }) {
  const cells = [
    ...KINDS.map((kind) => `${counts[kind].failed}/${counts[kind].all}`),
    gap.toFixed(1),
    losses.lost,
    losses.doubled,
    losses.pictures,
    isUpgrade ? '–' : whole.toFixed(1),
  ];
  const figures = cells.map((cell) => String(cell).padStart(WIDTH)).join('');
  return `${name.padEnd(NAME)}${figures}  ${over.length > 0 ? `✘ ${over.join(', ')}` : '✔'}`;
}

function failed(requests) {
  return { failed: requests.filter(({ ok }) => !ok).length, all: requests.length };
}

/** Seconds between two acknowledged writes. */
function longestGap({ began, ended }, requests) {
  const times = requests
    .filter((each) => each.kind === 'write' && each.ok && each.ended >= began && each.ended <= ended)
    .map((each) => each.ended);
  const marks = [began, ...times.toSorted((a, b) => a - b), ended];
  return Math.max(...marks.slice(1).map((mark, at) => mark - marks[at])) / 1000;
}

export function reasons(fault, requests) {
  const counts = new Map();
  for (const { kind, ok, why, fault: own } of requests) {
    if (!ok && own === fault.name) counts.set(`${kind} ${why}`, (counts.get(`${kind} ${why}`) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} ×${count}`).join(', ');
}
