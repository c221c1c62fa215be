import { respelled } from './asked-spellings.js';

test.each([
  ['moister below 12', 'moisture below 12'],
  ['Pirce per ton', 'price per ton'],
  ['free sampels', 'free samples'],
  ['cofee pakaging', 'cofee packaging'],
  ['hrga kopi', 'hrga kopi'],
  ['rice', 'rice'],
  ['arang', 'arang'],
  ['kadar abbu', 'kadar abbu'],
  ['price', 'price'],
])('LIST-4 %p asks for %p', (text, right) => {
  const meansNothing = (word: string) => word !== 'arang';
  expect(respelled(text, ['moisture', 'kadar', 'abu'], meansNothing)).toBe(right);
});
