import { goodsApart } from './goods-apart.js';

test.each([
  ['kopi dan arang', ['kopi', 'arang']],
  ['coffee, tea and charcoal', ['coffee', 'tea', 'charcoal']],
  ['teh/kopi', ['teh', 'kopi']],
  ['ground coffee or green tea', ['ground coffee', 'green tea']],
])('LIST-4 in %j stand side by side %j', (text, goods) => expect(goodsApart(text)).toEqual(goods));

test.each([
  'kopi',
  'kopi OR teh',
  'dan',
  'L/C',
  'moq 5 tons and ash',
  'screen 17/18',
  'a, b, c, d',
  'kopi, teh, arang, pupuk',
])('LIST-4 in %j no goods stand side by side', (text) => expect(goodsApart(text)).toEqual([]));
