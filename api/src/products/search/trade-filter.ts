import type { SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../../database/data-source.js';
import { today } from '../../http/today.js';
import { ProductSpec } from '../../spec-fields/product-spec.entity.js';
import type { SpecField } from '../../spec-fields/spec-field.entity.js';
import type { Product } from '../product.entity.js';
import { TEXTS } from './product-texts.js';
import { AVAILABILITIES, type Availability, type Unit } from '../trade.dto.js';

export type PlaceColumn = 'origin' | 'port' | 'export_place';
/** What a product states, or an availability that it has. */
export type StatedColumn =
  | 'hs_code'
  | 'sample'
  | 'port'
  | 'packing'
  | 'load_20_kg'
  | 'load_40_kg'
  | 'supply_ton_month'
  | 'availability'
  | Availability;
/** As products have them, any of which will do. */
export type Places = Partial<Record<PlaceColumn, string[]>>;

/** What products have to state: anything where there is no amount. */
export type Wanted =
  | { fact: 'order'; most?: { value: number; unit?: Unit } }
  /** In days. */
  | { fact: 'lead'; most?: number }
  /** By the unit of each specification. */
  | { fact: 'shelf'; fields: { id: number; least?: number }[] }
  | { fact: 'term'; term: string; places?: Places }
  /** Any of which will do. */
  | { fact: 'stated'; columns: readonly StatedColumn[] }
  /** At least and at most as much, for each `unit` or whatever it is for. */
  | ({ fact: 'price' } & Price)
  /** The price, in either currency. */
  | { fact: 'amount'; value: number }
  /** As texts and specifications have it: '25 × 25 × 25'. */
  | { fact: 'size'; sides: readonly string[] }
  /** What specifications in words begin with: '2025' of '2025/2026'. */
  | { fact: 'text'; fields: readonly TextField[]; number: string }
  /** Of any product, such as how much is asked for. */
  | { fact: 'any' }
  | ({ fact: 'pack' } & Pack);

type TextField = Pick<SpecField, 'id' | 'key'>;

interface Price {
  currency: string;
  least?: number;
  most?: number;
  unit?: Unit;
}

interface Pack {
  /** As packings say it: '25 kg'. */
  amount: string;
  kilograms: number;
}

export interface TradeFact {
  wanted: Wanted;
  /** As it stands in the search. */
  asked: string;
}

const KG_OF_TON = 1000;
const RUPIAH = 'IDR';
/** Between the sides of a size. */
const TIMES = ['[xX×]', ' [xX×] '];
const LEAD_DAYS = 'COALESCE(product.lead_days_max, product.lead_days_min)';

/** Products that state each fact. */
export function withFacts(query: SelectQueryBuilder<Product>, facts: readonly TradeFact[]): void {
  for (const [at, { wanted }] of facts.entries()) {
    const name = `fact_${at}`;
    switch (wanted.fact) {
      case 'order':
        withOrder(query, wanted.most, name);
        break;
      case 'lead':
        if (wanted.most === undefined) query.andWhere(`${LEAD_DAYS} IS NOT NULL`);
        else query.andWhere(`${LEAD_DAYS} <= :${name}`, { [name]: wanted.most });
        break;
      case 'shelf':
        withShelfLife(query, wanted.fields, name);
        break;
      case 'term':
        query.andWhere(`product.export_incoterm = :${name}`, { [name]: wanted.term });
        if (wanted.places) inPlaces(query, wanted.places, name);
        break;
      case 'pack':
        inPacksOf(query, wanted, name);
        break;
      case 'stated':
        query.andWhere(`(${wanted.columns.map(isStated).join(' OR ')})`);
        break;
      case 'amount':
        query.andWhere(
          `(product.price = :${name} OR product.export_price = :${name} AND ${isOffered(name)})`,
          {
            [name]: wanted.value,
            [`${name}_today`]: today(),
          },
        );
        break;
      case 'price':
        withPrice(query, wanted, name);
        break;
      case 'size':
        ofSize(query, wanted.sides, name);
        break;
      case 'text':
        withText(query, wanted, name);
        break;
      case 'any':
    }
  }
}

const isStated = (column: StatedColumn) =>
  AVAILABILITIES.some((availability) => availability === column)
    ? `product.availability = '${column}'`
    : `product.${column} IS NOT NULL`;

/** Of packs of one weight, or with such in the words for its packing: 'pouches of 250 g, 40 to a carton'. */
function inPacksOf(query: SelectQueryBuilder<Product>, { amount, kilograms }: Pack, name: string): void {
  const words = ['product.packing', 'product.packing_en'].flatMap((column) => [
    `${column} LIKE :${name}_first`,
    `${column} LIKE :${name}_later`,
  ]);
  query.andWhere(`(product.pack_net_kg = :${name} OR ${words.join(' OR ')})`, {
    [name]: kilograms,
    [`${name}_first`]: `${amount}%`,
    [`${name}_later`]: `% ${amount}%`,
  });
}

/** @param parameter a name that no other condition of the query has */
export function inPlaces(query: SelectQueryBuilder<Product>, places: Places, parameter: string): void {
  query.andWhere(placesCondition(query, places, parameter));
}

/** As a condition, whose parameters the query gets. */
export function placesCondition(
  query: SelectQueryBuilder<Product>,
  places: Places,
  parameter: string,
): string {
  const columns = Object.entries(places);
  const conditions = columns.map(([column]) => `product.${column} IN (:...${parameter}_${column})`);
  for (const [column, names] of columns) query.setParameter(`${parameter}_${column}`, names);
  return `(${conditions.join(' OR ')})`;
}

/** A weight is compared with that of packs too, and a number alone with pieces or else kilograms. */
function withOrder(
  query: SelectQueryBuilder<Product>,
  most: { value: number; unit?: Unit } | undefined,
  name: string,
): void {
  if (!most) {
    query.andWhere('product.moq IS NOT NULL');
    return;
  }
  const { value, unit } = most;
  const pieces = unit === undefined ? 'product.moq' : 'NULL';
  if (unit === undefined || unit === 'kg' || unit === 'ton')
    query.andWhere(
      `CASE product.moq_unit WHEN 'kg' THEN product.moq WHEN 'ton' THEN product.moq * ${KG_OF_TON}
        WHEN 'piece' THEN ${pieces} ELSE product.moq * product.pack_net_kg END <= :${name}`,
      { [name]: unit === 'ton' ? value * KG_OF_TON : value },
    );
  else
    query.andWhere(`CASE product.moq_unit WHEN :${name}_unit THEN product.moq END <= :${name}`, {
      [name]: value,
      [`${name}_unit`]: unit,
    });
}

/** Of rupiah that of the shop, of another currency an export price that visitors are shown. Weights and packs of a known one are compared. */
function withPrice(
  query: SelectQueryBuilder<Product>,
  { currency, least, most, unit }: Price,
  name: string,
): void {
  const isRupiah = currency === RUPIAH;
  const [price, of] = isRupiah
    ? ['product.price', 'product.price_unit']
    : ['product.export_price', 'product.export_unit'];
  const isWeight = unit === 'kg' || unit === 'ton';
  const ofPack = `${price} * ${KG_OF_TON}.0 / product.pack_net_kg`;
  const inUnit = isWeight
    ? `CASE ${of} WHEN 'ton' THEN ${price} WHEN 'kg' THEN ${price} * ${KG_OF_TON}
        WHEN 'sack' THEN ${ofPack} WHEN 'carton' THEN ${ofPack} END`
    : `CASE ${of} WHEN :${name}_unit THEN ${price} END`;
  const compared = unit === undefined ? price : `ROUND(${inUnit}, 2)`;
  const amount = (value: number) => (unit === 'kg' ? Number((value * KG_OF_TON).toFixed(2)) : value);
  if (least !== undefined)
    query.andWhere(`${compared} >= :${name}_least`, { [`${name}_least`]: amount(least) });
  if (most !== undefined) query.andWhere(`${compared} <= :${name}_most`, { [`${name}_most`]: amount(most) });
  if (unit !== undefined && !isWeight) query.setParameter(`${name}_unit`, unit);
  if (isRupiah) return;
  query.andWhere(`product.export_currency = :${name}_currency AND ${isOffered(name)}`, {
    [`${name}_currency`]: currency,
    [`${name}_today`]: today(),
  });
}

/** That visitors are shown its export price. */
const isOffered = (name: string) =>
  `product.export_unit IS NOT NULL AND COALESCE(product.export_valid_until, :${name}_today) >= :${name}_today`;

/** However it is written: '25x25x25' or '25 × 25 × 25', '2.5' or '2,5'. */
function ofSize(query: SelectQueryBuilder<Product>, sides: readonly string[], name: string): void {
  const isGlob = isSqlite(query.dataSource);
  const written = sides.map((side) => side.replace(/[.,]/g, '[.,]'));
  const [glued, spaced] = TIMES.map((times) => written.join(times));
  const patterns = isGlob
    ? [glued, spaced].map((size) => `*[^0-9.,]${size}[^0-9]*`)
    : [`(^|[^0-9.,])(${glued}|${spaced})([^0-9]|$)`];
  const conditions = [...TEXTS, 'product.specs'].flatMap((column) =>
    patterns.map((_, at) =>
      isGlob ? `' ' || ${column} || ' ' GLOB :${name}_${at}` : `${column} REGEXP :${name}_${at}`,
    ),
  );
  query.andWhere(`(${conditions.join(' OR ')})`);
  for (const [at, pattern] of patterns.entries()) query.setParameter(`${name}_${at}`, pattern);
}

/** No index has the texts: those products are read that have such a specification. */
function withText(
  query: SelectQueryBuilder<Product>,
  { fields, number }: Extract<Wanted, { fact: 'text' }>,
  name: string,
): void {
  const isGlob = isSqlite(query.dataSource);
  const written = number.replace(/[.,]/g, '[.,]');
  const stated = query.subQuery().select('stated.product_id').from(ProductSpec, 'stated');
  for (const [at, { id, key }] of fields.entries()) {
    const text = `JSON_EXTRACT(product.specs, :${name}_path_${at})`;
    const begins = isGlob ? `${text} || ' ' GLOB :${name}` : `${text} REGEXP :${name}`;
    stated.orWhere(`stated.field_id = :${name}_field_${at} AND ${begins}`);
    query.setParameters({ [`${name}_field_${at}`]: id, [`${name}_path_${at}`]: `$.${key}.text` });
  }
  query.setParameter(name, isGlob ? `${written}[^0-9]*` : `^"?${written}([^0-9]|$)`);
  query.andWhere(`product.id IN ${stated.getQuery()}`);
}

function withShelfLife(
  query: SelectQueryBuilder<Product>,
  fields: readonly { id: number; least?: number }[],
  name: string,
): void {
  const stated = query.subQuery().select('shelf.product_id').from(ProductSpec, 'shelf');
  for (const [at, { id, least }] of fields.entries()) {
    const isOf = `shelf.field_id = :${name}_field_${at}`;
    stated.orWhere(least === undefined ? isOf : `${isOf} AND shelf.low >= :${name}_least_${at}`);
    query.setParameters({ [`${name}_field_${at}`]: id, [`${name}_least_${at}`]: least });
  }
  query.andWhere(`product.id IN ${stated.getQuery()}`);
}
