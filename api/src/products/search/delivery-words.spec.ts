import { withoutDelivery } from './delivery-words.js';

test.each([
  ['briquettes 18 tons CIF Aarhus', 'briquettes 18 tons'],
  ['CIF Jebel Ali 18 tons charcoal', '18 tons charcoal'],
  ['CIF Hamburg briquettes', 'briquettes'],
  ['charcoal to Denmark', 'charcoal'],
  ['charcoal for Saudi Arabia', 'charcoal'],
  ['briquettes to port of Aarhus?', 'briquettes'],
  ['coffee C&F', 'coffee'],
  ['syrup DAP', 'syrup DAP'],
  ['syrup DAP Hamburg', 'syrup'],
  ['green coffee CIF Port Klang, 18 tons', 'green coffee 18 tons'],
  ['CIF Hamburg', 'CIF Hamburg'],
  ['Denmark', 'Denmark'],
  ['coffee Brazil', 'coffee Brazil'],
  ['FOB Semarang', 'FOB Semarang'],
  ['coffee', 'coffee'],
])('LIST-4 %p without where it goes is %p', (text, left) => expect(withoutDelivery(text)).toEqual(left));
