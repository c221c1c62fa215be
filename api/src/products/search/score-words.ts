import { alone } from './trade-words.js';

const POINTS = String.raw`(?:(?:\s+(?:above|over|of|min(?:imum)?|di\s+atas))?\s+\d\d(?:[.,]\d+)?\+?)?`;
const SCORE = new RegExp(
  alone(
    String.raw`(?:(?:cup(?:ping)?|rasa|sca{1,2})\s+)?scores?${POINTS}|sca{1,2}${POINTS}|skor(?:\s+(?:cupping|cita\s+rasa))?${POINTS}`,
  ),
  'giu',
);

/** A search without what coffee is judged by, where no product states it: 'cup score 84' is no 'cup'. */
export const withoutScore = (text: string) => text.replace(SCORE, ' ').trim();
