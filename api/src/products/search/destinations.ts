/** Ports and markets of import, none of which is in this country. */
export const DESTINATIONS: readonly string[] = [
  'abu dhabi, alexandria, amman, aqaba, baghdad, basra, beirut, cairo, dammam, doha, dubai, jebel ali, jeddah, kuwait city, muscat, riyadh, sharjah, sohar, umm qasr',
  'ankara, antalya, istanbul, izmir, mersin',
  'aarhus, amsterdam, antwerp, athens, barcelona, berlin, bremen, felixstowe, gdansk, genoa, hamburg, le havre, london, madrid, manchester, marseille, milan, moscow, paris, piraeus, rotterdam, southampton, st petersburg, valencia, warsaw',
  'bilbao, brussels, budapest, cologne, constanta, copenhagen, dublin, frankfurt, geneva, gothenburg, helsinki, koper, lisbon, liverpool, munich, naples, odessa, oslo, prague, riga, rijeka, rome, stockholm, tallinn, thessaloniki, trieste, vienna, zeebrugge, zurich',
  'beijing, busan, guangzhou, hong kong, incheon, kaohsiung, keelung, kobe, nagoya, ningbo, osaka, qingdao, seoul, shanghai, shenzhen, taipei, tianjin, tokyo, xiamen, yokohama',
  'bangkok, chattogram, chennai, chittagong, colombo, delhi, dhaka, haiphong, hanoi, ho chi minh, karachi, kolkata, kuala lumpur, laem chabang, manila, mumbai, mundra, nhava sheva, penang, port klang',
  'cape town, casablanca, durban, johannesburg, lagos, mombasa',
  'buenos aires, callao, chicago, houston, long beach, los angeles, miami, montreal, new york, oakland, santos, sao paulo, savannah, seattle, toronto, vancouver',
  'auckland, brisbane, fremantle, melbourne, perth, sydney',
].flatMap((line) => line.split(', '));

/** Towns of this country: goods come from some of them too. */
export const TOWNS: readonly string[] = [
  'ambon, balikpapan, banda aceh, bandar lampung, bandung, banjarmasin, banyuwangi, batam, bekasi, blitar, bogor, bojonegoro',
  'cilacap, cirebon, demak, denpasar, depok, garut, gresik, jakarta, jambi, jayapura, jember, jepara, jogja, jombang, karawang',
  'kediri, kendari, klaten, kudus, kupang, lamongan, lampung, lumajang, madiun, magelang, makassar, malang, manado, mataram, medan',
  'mojokerto, nganjuk, padang, palangkaraya, palembang, palu, pasuruan, pati, pekalongan, pekanbaru, ponorogo, pontianak',
  'probolinggo, purwokerto, rembang, salatiga, samarinda, semarang, serang, sidoarjo, sleman, solo, sukabumi, surabaya, surakarta',
  'tangerang, tasikmalaya, tegal, tuban, yogyakarta',
].flatMap((line) => line.split(', '));
