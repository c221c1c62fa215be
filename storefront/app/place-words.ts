/** Where goods go to, as buyers name it in English and Indonesian. */

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRIES = ['en', 'id'].flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.flatMap((second) => names.of(first + second) ?? []));
});
/** Countries by other names, and parts of the world. */
const ALSO_CALLED =
  'africa, afrika, america, amerika, asia, eropa, europe, emirates, england, eu, gcc, gulf, holland, korea, ksa, middle east, russia, saudi, timur tengah, turkey, uae, uk, usa';
/** The ports and markets of import. */
const CITIES = [
  'abu dhabi, alexandria, amman, aqaba, baghdad, basra, beirut, cairo, dammam, doha, dubai, jebel ali, jeddah, kuwait city, muscat, riyadh, sharjah, sohar, umm qasr',
  'ankara, antalya, istanbul, izmir, mersin',
  'aarhus, amsterdam, antwerp, athens, barcelona, berlin, bremen, felixstowe, gdansk, genoa, hamburg, le havre, london, madrid, manchester, marseille, milan, moscow, paris, piraeus, rotterdam, southampton, st petersburg, valencia, warsaw',
  'bilbao, brussels, budapest, cologne, constanta, copenhagen, dublin, frankfurt, geneva, gothenburg, helsinki, koper, lisbon, liverpool, munich, naples, odessa, oslo, prague, riga, rijeka, rome, stockholm, tallinn, thessaloniki, trieste, vienna, zeebrugge, zurich',
  'beijing, busan, guangzhou, hong kong, incheon, kaohsiung, keelung, kobe, nagoya, ningbo, osaka, qingdao, seoul, shanghai, shenzhen, taipei, tianjin, tokyo, xiamen, yokohama',
  'bangkok, chattogram, chennai, chittagong, colombo, delhi, dhaka, haiphong, hanoi, ho chi minh, karachi, kolkata, kuala lumpur, laem chabang, manila, mumbai, mundra, nhava sheva, penang, port klang',
  'cape town, casablanca, durban, johannesburg, lagos, mombasa',
  'buenos aires, callao, chicago, houston, long beach, los angeles, miami, montreal, new york, oakland, santos, sao paulo, savannah, seattle, toronto, vancouver',
  'auckland, brisbane, fremantle, melbourne, perth, sydney',
];
const KNOWN = new Set(
  [...COUNTRIES, ...[ALSO_CALLED, ...CITIES].flatMap((line) => line.split(', '))].map(plain),
);
/** Of the longest name that people write. */
const MOST_WORDS = 3;

/** Whether a text names a country, a city or one of the ports. */
export function namesPlace(text: string, ports: readonly string[]): boolean {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  const places = new Set(ports.map(plain));
  return words.some((_, at) =>
    Array.from({ length: MOST_WORDS }, (_, more) => words.slice(at, at + more + 1).join(' ')).some(
      (name) => KNOWN.has(name) || places.has(name),
    ),
  );
}

/** The first of the ports that a text names. */
export function portIn(text: string, ports: readonly string[]): string | undefined {
  const words = ` ${
    plain(text)
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  } `;
  return ports.find((port) => words.includes(` ${plain(port)} `));
}

/** Case, accents and dots aside: 'U.K.' */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');
}
