/** The rules of the office's place on the map and its opening hours. Imports nothing, as the back office's form takes them from here too. */

interface Rule {
  /** What a typed text is stored as, empty for none; null when it is not understood. */
  read: (typed: string) => string | null;
  refused: (label: string, typed: string) => string;
}

const POINT = '-7.319, 110.491';
const DEGREES = String.raw`(-?\d{1,3}\.\d+)`;
/** As maps are copied and linked; a link may have the middle of what is seen ('@') beside the place that is meant. */
const POINTS = [
  String.raw`^\(?${DEGREES}[,\s]\s*${DEGREES}\)?$`,
  `!3d${DEGREES}!4d${DEGREES}`,
  String.raw`[=/:]${DEGREES},\s*${DEGREES}`,
  `@${DEGREES},${DEGREES}`,
].map((pattern) => new RegExp(pattern));

const MAP_POINT: Rule = {
  read: (typed) => {
    const text = typed
      .trim()
      .replace(/%2C/gi, ',')
      .replace(/\+|%20/g, ' ');
    const found = POINTS.map((point) => point.exec(text)).find((match) => match !== null);
    const [latitude, longitude] = found ? [Number(found[1]), Number(found[2])] : [NaN, NaN];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      ? `${degrees(latitude)}, ${degrees(longitude)}`
      : null;
  },
  refused: (label, typed) =>
    typed.includes('/')
      ? `Tautan ini tidak memuat titiknya. Buka tautannya, klik kanan titiknya (di ponsel: tekan lama), lalu salin dua angkanya, misalnya ${POINT}.`
      : `${label} harus berupa dua angka, misalnya ${POINT}. Di Google Maps, klik kanan titiknya (di ponsel: tekan lama), lalu salin angkanya.`,
};

/** Of the box around Indonesia, as a forgotten minus leads out of it. */
export function isAbroad(point: string): boolean {
  const [latitude = 0, longitude = 0] = point.split(',').map(Number);
  return latitude < -11.1 || latitude > 6.1 || longitude < 95 || longitude > 141.1;
}

/** To a decimetre. */
const degrees = (angle: number) => angle.toFixed(6).replace(/0{1,5}$/, '');

const TIME = String.raw`(\d{1,2})(?:[.:](\d\d))?\s*(pagi|siang|sore)?`;
const HOURS = new RegExp(
  String.raw`^(?:pukul|jam)?\s*${TIME}\s*(?:[-–—]|s\.?\s?/?\s?d\.?|sampai|hingga)\s*${TIME}(?:\s*WIB)?$`,
  'i',
);

const CLOSED = /^(tutup|libur|closed)$/i;

const OPENING_HOURS: Rule = {
  read: (typed) => {
    if (CLOSED.test(typed.trim())) return '';
    const [, ...parts] = HOURS.exec(typed.trim()) ?? [];
    const [from, to] = [time(...parts.slice(0, 3)), time(...parts.slice(3))];
    return from && to && from < to ? `${from}-${to}` : null;
  },
  refused: (label) =>
    `${label} harus berupa jam buka dan, sesudahnya, jam tutup, misalnya 08:00-16:00. Kosongkan jika tutup.`,
};

/** '17:00' of five 'sore'; undefined for none. */
function time(hours?: string, minutes = '0', part = 'pagi'): string | undefined {
  const hour = Number(hours) + (Number(hours) < (AFTERNOON[part.toLowerCase()] ?? 0) ? 12 : 0);
  const isTime = hour < 24 && Number(minutes) < 60;
  return isTime ? [hour, minutes].map((each) => String(each).padStart(2, '0')).join(':') : undefined;
}

/** The hour before which one of the afternoon is counted again from one: eleven 'siang' is before noon. */
const AFTERNOON: Readonly<Record<string, number>> = { siang: 5, sore: 12 };

const RULES = { map_point: MAP_POINT, weekday_hours: OPENING_HOURS, saturday_hours: OPENING_HOURS };

export type OfficeField = keyof typeof RULES;

/** '08:00-16:00' of '8 s.d. 16', '-7.319, 110.491' of a link to a map. */
export const officeText = (field: OfficeField, typed: string) => RULES[field].read(typed);

export const refusedOffice = (label: string, field: OfficeField, typed: string) =>
  RULES[field].refused(label, typed);
