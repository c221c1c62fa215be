import { wordings } from './goods-words.js';

test.each([
  ['kaffee', ['coffee', 'kopi']],
  ['kafe', ['coffee', 'kopi']],
  ['Gayo fullwash', ['Gayo washed']],
  ['cubic charcoal', ['cube charcoal', 'kubus charcoal']],
  ['Rohkaffee gayo', ['green coffee gayo', 'kopi hijau gayo']],
  ['DÜNGER 25 kg', ['fertilizer 25 kg', 'pupuk 25 kg']],
  ['gu\u0308bre', ['fertilizer', 'pupuk']],
  ['fertilisers', ['fertilizer', 'pupuk']],
  ['fertilizer', ['fertiliser']],
  ['narghile kömür', ['shisha charcoal', 'hookah arang']],
  ['shisha', ['hookah']],
  ['coco coal', ['coconut charcoal', 'kelapa arang']],
  ['shisha coal', ['shisha charcoal', 'hookah charcoal', 'arang shisha']],
  ['rabuk', ['fertilizer', 'pupuk']],
  ['rabuk pitik', ['fertilizer chicken', 'pupuk ayam']],
  ['kohe ayam', ['manure ayam', 'pupuk kandang ayam', 'kotoran hewan ayam']],
  ['커피, grade 1', ['coffee, grade 1', 'kopi, grade 1']],
  ['pupuk sak', ['pupuk karung', 'pupuk sack']],
  ['robusta harvest 2025', ['robusta crop 2025', 'robusta panen 2025']],
  ['pupuk sawah', ['pupuk padi']],
  ['briket tidak berasap', ['briket asap']],
  ['cup notes citrus', ['cup citrus', 'rasa citrus']],
  ['citrus notes', ['citrus cup', 'citrus rasa']],
  ['arang buat sate', ['arang buat panggang', 'arang buat barbecue']],
  ['arang ikan bakar', ['arang panggang', 'arang barbecue']],
  ['waktu bakar', ['waktu nyala']],
  ['humidity < 12', ['moisture < 12', 'kadar air < 12']],
  ['mangal', ['charcoal', 'arang']],
  ['pupuk bubuk', ['pupuk serbuk']],
  ['kopi serbuk', ['kopi bubuk']],
  ['pupuk tepung', ['pupuk serbuk', 'pupuk bubuk']],
  ['pupuk halus', ['pupuk serbuk', 'pupuk bubuk']],
  ['New crop', ['crop year', 'tahun panen']],
  ['Smokeless charcoal', ['smoke charcoal']],
  ['low smoke briquettes', ['smoke briquettes']],
  ['mixed container', ['container']],
  ['air freight coffee', ['freight coffee']],
  ['no smell', ['smell']],
  ['odourless', ['smell']],
  ['コーヒー', ['coffee', 'kopi']],
  ['قهوة', ['coffee', 'kopi']],
  ['로부스타 원두', ['robusta coffee beans', 'robusta biji kopi']],
  ['アラビカ', ['arabica', 'arabika']],
  ['أرابيكا', ['arabica', 'arabika']],
  ['罗布斯塔咖啡', ['robusta coffee', 'kopi robusta']],
  ['커피 샘플', ['coffee sample', 'kopi sample']],
])('LIST-4 %j in what catalogues call it', (text, others) =>
  expect(wordings(text)).toEqual([text, ...others]),
);

test('LIST-4 a word that is another one without its accent is of goods first', () =>
  expect(wordings('Carbón')).toEqual(['charcoal', 'arang', 'Carbón']));

test.each(['', 'carbon', 'coffee', 'kaffeemaschine', '25 mm'])('LIST-4 %j as it is', (text) =>
  expect(wordings(text)).toEqual([text]),
);
