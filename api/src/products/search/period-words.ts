import { alone } from './trade-words.js';

const COUNTED =
  'two|three|four|five|six|nine|ten|twelve|dua|tiga|empat|lima|enam|sembilan|sepuluh|dua\\s+belas';
const PERIOD = new RegExp(
  [
    String.raw`\s*/\s*PERIODS?(?![\p{L}\p{N}])`,
    alone(String.raw`(?:per|an?|each|every|(?:se)?tiap)\s+PERIODS?|se(?:hari|minggu|bulan|tahun)`),
    alone(String.raw`(?:for|selama)\s+(?:\d{1,2}|${COUNTED})\s+PERIODS?`),
    alone('daily|weekly|monthly|quarterly|yearly|annually|harian|mingguan|bulanan|tahunan'),
  ]
    .join('|')
    .replaceAll('PERIOD', '(?:day|week|month|quarter|year|hari|minggu|bulan|bln|kuartal|tahun|thn)'),
  'giu',
);

/** Without how often and for how long an amount is wanted, which says nothing of goods: 'kopi 20 kg per bulan selama 6 bulan'. */
export const withoutPeriod = (text: string) =>
  /\d/.test(text) ? text.replace(PERIOD, ' ').replace(/\s+/g, ' ').trim() : text;
