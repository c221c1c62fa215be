import { withoutScore } from './score-words.js';

test.each([
  ['cup score 84', ''],
  ['arabica cupping score above 84.5', 'arabica'],
  ['SCA 84+', ''],
  ['skor cita rasa 80', ''],
  ['cup notes', 'cup notes'],
  ['screen 18', 'screen 18'],
  ['scarf', 'scarf'],
])('HAND-16 %j is %j but for a score', (text, left) => expect(withoutScore(text)).toBe(left));
