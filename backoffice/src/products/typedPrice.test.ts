import { parsePrice } from 'api/written-price';
import { caretIn, groupTyped, toInputText } from './typedPrice';

test.each([
  ['1250000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['Rp 1.250.000,50', 1_250_000.5],
  ['rp.\u00a05.000', 5000],
  [' 1 250 000 ', 1_250_000],
  ['1.250,', 1250],
  ['0,5', 0.5],
  ['Rp. 45.000,-', 45_000],
  ['1.250.000,–', 1_250_000],
])('%p is %p rupiah', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each(['', '  ', 'Rp'])('%p is no price', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test.each(['Rp', 'Rp.', 'Rp. '])('%p stays as it is until a digit follows', (text) => {
  expect(groupTyped(text)).toBe(text);
});

test.each(['abc', '-5', '1,255', '1,250,000', '1,250.50', ',5', '5e3'])(
  '%p is no amount, and stays as it is',
  (text) => {
    expect(parsePrice(text)).toBeUndefined();
    expect(groupTyped(text)).toBe(text);
  },
);

test.each(['8.', '8.5', '1.25', '90.00', '6.2555', '12.5000', '1250.000', '1.250.50', '1250.50', '.'])(
  '%p is no amount: its groups are wrong',
  (text) => {
    expect(parsePrice(text)).toBeUndefined();
  },
);

test.each([
  ['1250000', '1.250.000'],
  ['Rp 1.250.000,50', '1.250.000,50'],
  ['1.25', '125'],
  ['1.2345', '12.345'],
  ['1250,', '1.250,'],
  ['007', '7'],
  ['0', '0'],
  ['', ''],
])('%p stands in the field as %p', (typed, shown) => {
  expect(groupTyped(typed)).toBe(shown);
});

test('a stored price has its grouping, and both decimals when it has any', () => {
  expect(toInputText(1_250_000)).toBe('1.250.000');
  expect(toInputText(1250.5)).toBe('1.250,50');
  expect(toInputText(null)).toBe('');
});

test('the caret stays between the same digits', () => {
  expect(caretIn('12.345', '45')).toBe(4);
  expect(caretIn('1.250', '')).toBe(5);
  expect(caretIn('1.250', '1.250')).toBe(0);
});

test('at a dot the caret stands where Backspace and Delete go on', () => {
  expect(caretIn('1.250', '250')).toBe(1);
  expect(caretIn('1.250', '250', { forward: true })).toBe(2);
});
