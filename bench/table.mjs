const NAME = 34;
const COLUMNS = [
  ['req/s', 8],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['CPU ms', 8],
  ['bare req/s', 12],
  ['bare CPU', 10],
  ['ratio', 9],
  ['foreign', 10],
];
const cells = (values) => values.map((value, at) => value.padStart(COLUMNS[at][1])).join('');

export const HEAD = `${''.padEnd(NAME)}${cells(COLUMNS.map(([title]) => title))}  budget`;

/** `wrong`: an answer was not what the row asks for; `over`: the budget is not kept. */
export function line(row, rounds, withoutVerdict) {
  if (rounds.length === 0) return { text: `${row.name.padEnd(NAME)} no ETag`, wrong: false, over: true };

  const product = medians(row, rounds, 'product');
  const bare = medians(row, rounds, 'bare');
  const ratio = product.cpu / bare.cpu;
  const foreign = Math.max(...rounds.flatMap((round) => [round.product.foreign, round.bare.foreign]));
  const figures = [
    shown(product.rate, 0),
    shown(product.p50, 1),
    shown(product.p99, 1),
    shown(product.cpu, 3),
    shown(bare.rate, 0),
    shown(bare.cpu, 3),
    shown(ratio, 2),
    `${Math.max(0, foreign * 100).toFixed(0)} %`,
  ];
  const bounds = boundsOf(row.budget ?? {}, { ratio, rate: product.rate / bare.rate });
  const oddities = odditiesOf(row, rounds);
  const over = oddities !== '' || bounds.some(({ kept }) => !kept);
  const verdict = withoutVerdict || bounds.length === 0 ? '' : over ? '✘' : '✔';
  const text = [
    `${row.name.padEnd(NAME)}${cells(figures)} `,
    verdict,
    bounds.map(({ text }) => text).join(', '),
    oddities,
  ];
  return { text: text.filter(Boolean).join(' '), wrong: oddities !== '', over };
}

/** A short run may take less CPU than the system counts, and an overloaded product may give no answer. */
function shown(value, digits) {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

function boundsOf(budget, { ratio, rate }) {
  return [
    budget.ratio && { kept: ratio <= budget.ratio, text: `CPU ≤ ${budget.ratio}× bare` },
    budget.rate && { kept: rate >= budget.rate, text: `req/s ≥ ${budget.rate.toFixed(2)}× bare` },
  ].filter(Boolean);
}

function odditiesOf({ status, conditional }, rounds) {
  const wanted = status ?? (conditional ? 304 : 200);
  const all = rounds.flatMap((round) => [round.product, round.bare]);
  const odd = new Set(all.flatMap(({ statuses }) => statuses.filter((each) => each !== wanted)));
  const errors = all.reduce((sum, each) => sum + each.errors, 0);
  const silent = all.some(({ rate }) => !rate);
  return [
    ...[...odd].map((each) => `answered ${each}`),
    ...(errors > 0 ? [`${errors} not answered`] : []),
    ...(silent ? ['no answer in one of the runs'] : []),
  ].join(', ');
}

/** A row that needs `per` requests for one answer counts them as one. */
function medians({ per = 1 }, rounds, server) {
  const of = (name) => median(rounds.map((round) => round[server][name]));
  return { rate: of('rate') / per, p50: of('p50'), p99: of('p99'), cpu: of('cpu') * per };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
