import { Injectable } from '@nestjs/common';
import { searchText } from '../../http/list-filters.js';
import { withoutAsking } from './asking-words.js';
import { CategoryWords } from './category-words.service.js';
import { withoutWa } from './contact-words.js';
import { withoutHome } from './country-words.js';
import { inFirstYear, withCropYear } from './crop-years.js';
import { withoutDelivery } from './delivery-words.js';
import { wordings } from './goods-words.js';
import { withGradeDigits, withGradeNames } from './grade-words.js';
import { PlaceWords } from './place-words.service.js';
import { asHeading, namesHsCode } from './hs-code-search.js';
import { hasShortWords, indexedWords, type Search } from './product-search.js';
import { inKilograms, inOtherUnits } from './measure-words.js';
import { allGoods, amountAlone, withHalves, withoutSmallness } from './quantity-words.js';
import { isAround } from './question-words.js';
import { barePriceIn, isTermAlone, withoutPriceRank, withoutPriceWords } from './price-words.js';
import { withoutPeriod } from './period-words.js';
import { withBurning, withProcess } from './process-words.js';
import { withoutPurpose } from './purpose-words.js';
import { inParts, type LimitedSearch, without } from './spec-limits.js';
import { inMillimetres, withoutSides, withScreens } from './size-words.js';
import { SpecLimits } from './spec-limits.service.js';
import {
  asksForAny,
  takeAllStated,
  takeStated,
  withoutContainer,
  withoutOrder,
  withoutSampleWeight,
  withReadyStock,
  withUnitsApart,
} from './stated-words.js';
import { TradeWords } from './trade-words.service.js';
import { plainWords } from './words.js';
import { withOpenEnds, withRanges } from './written-amounts.js';

function withBarePrice(asked: LimitedSearch): LimitedSearch | undefined {
  const price = barePriceIn(asked.text);
  if (!price) return undefined;
  const { text, parts } = without(asked.text, [price]);
  return { ...asked, text, facts: [...(asked.facts ?? []), ...parts] };
}

/** Each amount in turn as words: the size of '25 mm cube 2 hours' stands in texts. */
function withOneInWords({ limits }: LimitedSearch, inAmounts: LimitedSearch): LimitedSearch[] {
  const amounts = inAmounts.limits.filter((limit) => !limits.includes(limit));
  if (amounts.length < 2) return [];
  return amounts.map((amount) => ({
    ...inAmounts,
    text: `${inAmounts.text} ${amount.asked}`.trim(),
    limits: inAmounts.limits.filter((limit) => limit !== amount),
  }));
}

/** What buyers write in many ways, in the order that they are read in. */
const IN_ONE_WAY = [
  withoutAsking,
  withoutWa,
  inFirstYear,
  withRanges,
  withOpenEnds,
  withProcess,
  withBurning,
  withScreens,
  withGradeDigits,
  withHalves,
  inKilograms,
  withReadyStock,
  withoutSampleWeight,
  withoutPeriod,
] as const;

/** Of 'Indonesian coffee supplier': what all goods have. */
const goodsAlone = (text: string) => withoutPriceWords(withoutHome(text));

/** What a search of products may mean. */
@Injectable()
export class SearchReadings {
  constructor(
    private readonly specLimits: SpecLimits,
    private readonly categoryWords: CategoryWords,
    private readonly placeWords: PlaceWords,
    private readonly tradeWords: TradeWords,
  ) {}

  /**
   * The likelier first: as an amount alone, with trade facts, such as 'moq 1 ton', and as words; the same in what catalogues call
   * the goods that it names in another way, '60kg' as '60 kg', '2.5 cm' in millimetres, and last without words for a price, for who
   * sells and for this country: 'cheap charcoal', or without where they are to go: 'charcoal CIF Aarhus'. 'Termurah' alone is of any
   * goods.
   * @throws InvalidFields for a `q` that is no text
   */
  async asked(q: unknown): Promise<[LimitedSearch, ...LimitedSearch[]]> {
    const written = IN_ONE_WAY.reduce((text, each) => each(text), searchText(q));
    const ofAny = withoutSmallness(withoutPriceRank(written));
    if (ofAny !== written && plainWords(ofAny).every(isAround)) return [allGoods(written)];
    // 'price per kg usd'
    const unpriced = withoutPriceWords(ofAny);
    if (ofAny !== '' && unpriced === '') return [allGoods(written)];
    if (isTermAlone(unpriced)) return this.askedIn(unpriced);
    const inFull = withoutPurpose(ofAny);
    const whole = await this.specLimits.besidesRanks(inFull);
    const worded = wordings(whole);
    const [text, ...others] = worded;
    for (const each of [withUnitsApart(whole), withoutSides(whole), inOtherUnits(whole)])
      if (each !== whole) others.push(each);
    if (whole !== inFull) others.push(inFull);
    const inYear = withCropYear(whole);
    if (inYear !== undefined) others.push(...wordings(inYear));
    const goods = worded.map(goodsAlone).filter((each, at) => each !== '' && each !== worded[at]);
    const sent = withoutDelivery(ofAny).map(withoutPurpose);
    goods.push(...sent, ...sent.map(goodsAlone).filter(Boolean));
    others.push(...goods.flatMap(wordings));
    const asked = await this.askedIn(text);
    for (const other of new Set(others)) if (other !== text) asked.push(...(await this.askedIn(other)));
    return asked;
  }

  private async askedIn(text: string): Promise<[LimitedSearch, ...LimitedSearch[]]> {
    const inWords = await this.specLimits.of(text);
    const inTrade = await this.tradeWords.of(text);
    const [first = inWords, ...others] = [...amountAlone(text), ...(inTrade ? [inTrade] : []), inWords];
    return [first, ...others];
  }

  /**
   * The likelier first: 'moisture 4%' as a specification, 'HS code', '25 kg bags' and '5 tons' as what a product states, then the
   * words, together with '7000 kcal' and 'natural process' as specifications, 'moisture' as one that products state, and 'Java' as an
   * origin. Where these find nothing: '4402' as a heading, '12 mm' as a specification, also together with what a product states, or
   * one of several amounts as words, 'Jepara' as an origin or a port, 'samples' and '50 kg' as what a product states of them, 'crop
   * year 2025' as a specification in words, 'burning time' as what a category's products have, 'cube 25' in millimetres, 'carbon 75'
   * by a part of a name, 'charcoal 7000' as the value of any specification, '1400-1800 masl' as a range of which products have a
   * part, and 'price list' as all products.
   */
  async *of(asked: LimitedSearch): AsyncGenerator<Search> {
    if (namesHsCode(asked.text)) {
      yield this.read(asked);
      return;
    }
    const inNamed = await this.specLimits.namedAmountsOf(asked);
    if (inNamed) yield this.read(inNamed);
    const stated = takeStated(asked);
    if (stated) yield this.read(stated);
    const inAmounts = await this.specLimits.amountsOf(inNamed ?? asked);
    const { stating, choices } = await this.specLimits.wordsOf(asked, inAmounts ?? inNamed ?? asked);
    const [inChoices, ...inMore] = choices;
    const inSpecs = inChoices ?? inAmounts;
    const inWords = await this.read(asked);
    const named = withGradeNames(asked.text);
    const inGrades = named === asked.text ? [] : [{ ...asked, text: named }];
    const isIndexed = inWords.words.length > 0 || inGrades.length > 0;
    // A short word may be the amount's, and is else looked for in its products, too.
    const isShort = hasShortWords(asked.text) && (inAmounts || !inChoices || hasShortWords(inChoices.text));
    const isBoth = inSpecs && !inNamed && isIndexed && !isShort;
    const ofAnyAmount = withoutOrder(asked);
    const ofAnyLoad = withoutContainer(asked);
    const inOrigins = isIndexed ? await this.placeWords.ofOrigin(asked) : undefined;
    const others = [
      ...(isBoth ? [inSpecs, ...inMore] : []),
      ...inGrades,
      ...(ofAnyAmount ? [ofAnyAmount] : []),
      ...(ofAnyLoad ? [ofAnyLoad] : []),
      ...stating,
      ...(inOrigins ? [inOrigins] : []),
    ];
    const also = await Promise.all(others.map((each) => this.read(each)));
    yield { ...inWords, also: also.length > 0 ? also : undefined };
    const inPart = inParts(asked);
    if (asked.text === '' && inPart) yield this.read(inPart);
    if (asked.text === '') return;
    const heading = asHeading(asked.text);
    if (heading !== undefined) yield this.read({ ...asked, text: heading });
    for (const each of inSpecs && !isBoth ? [inSpecs, ...inMore] : []) yield this.read(each);
    if (inAmounts && inChoices) yield this.read(inAmounts);
    for (const each of inAmounts ? withOneInWords(asked, inAmounts) : []) yield this.read(each);
    for (const each of [inChoices, inAmounts, inNamed]) {
      const withStated = each && takeStated(each);
      if (withStated) yield this.read(withStated);
    }
    const inPlaces = await this.placeWords.of(asked);
    if (inPlaces) yield this.read(inPlaces);
    const allStated = takeAllStated(asked);
    if (allStated) yield this.read(allStated);
    const inTexts = await this.specLimits.namedTextsOf(asked);
    if (inTexts) yield this.read(inTexts);
    const ofSpecs = await this.categoryWords.withSpecs(asked.text);
    if (ofSpecs) yield { ...asked, ...ofSpecs, words: indexedWords(ofSpecs.text) };
    const inPrice = withBarePrice(asked);
    if (inPrice) yield this.read(inPrice);
    const measured = inMillimetres(asked.text);
    if (measured !== asked.text) yield this.read({ ...asked, text: measured });
    const inPartlyNamed = await this.specLimits.namedAmountsOf(asked, true);
    if (inPartlyNamed) yield this.read(inPartlyNamed);
    const inBareNumbers = await this.specLimits.bareNumbersOf(asked);
    if (inBareNumbers) yield this.read(inBareNumbers);
    for (const each of [inPart, inNamed && inParts(inNamed), inAmounts && inParts(inAmounts)])
      if (each) yield this.read(each);
    if (asksForAny(asked.text)) yield this.read({ ...asked, text: '' });
  }

  private async read(search: LimitedSearch): Promise<Search> {
    const { text } = search;
    return { ...search, named: await this.categoryWords.of(text), words: indexedWords(text) };
  }
}
