import { withoutDelivery } from './delivery-words.js';

test.each([
  ['briquettes 18 tons CIF Aarhus', ['briquettes 18 tons']],
  ['briquettes 18 tons CIF Esbjerg', ['briquettes 18 tons']],
  ['CIF Jebel Ali 18 tons charcoal', ['18 tons charcoal']],
  ['CIF Hamburg briquettes', ['briquettes']],
  ['CIF Esbjerg briquettes', ['briquettes']],
  ['1x40 CIF Jeddah shisha charcoal', ['1x40 shisha charcoal']],
  ['500 cartons CIF Esbjerg shisha', ['500 cartons shisha']],
  ['CIF Sungai Udang green coffee 18 ton', ['Udang green coffee 18 ton']],
  ['green coffee CIF Sungai Udang', ['green coffee Udang', 'green coffee']],
  ['1x40 CIF Jeddah cocoa', ['1x40 cocoa']],
  ['1x40 CIF Esbjerg cocoa', ['1x40 cocoa']],
  ['shisha charcoal Jeddah', ['shisha charcoal']],
  ['charcoal to Denmark', ['charcoal']],
  ['charcoal for Saudi Arabia', ['charcoal']],
  ['briquettes to port of Esbjerg?', ['briquettes']],
  ['coffee C&F', ['coffee']],
  ['syrup DAP', []],
  ['syrup DAP Hamburg', ['syrup']],
  ['green coffee CIF Port Klang, 18 tons', ['green coffee 18 tons']],
  ...['CIF Hamburg', 'Hamburg', 'Denmark', 'coffee Brazil', 'FOB Semarang', 'coffee'].map(
    (text): [string, string[]] => [text, []],
  ),
])('LIST-4 %p without where it goes is %p', (text, left) => expect(withoutDelivery(text)).toEqual(left));
