import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ValidateIf, validateSync } from 'class-validator';
import { type EntityManager, In } from 'typeorm';
import { OptionalInteger } from '../http/number-rules.js';
import { OptionalText, ValidateWith, YesNo } from '../http/rules.js';
import { Product } from '../products/product.entity.js';
import { InquiryItem } from './inquiry.entity.js';

const MOST_ITEMS = 20;
const UNREADABLE = `Produk yang ditanyakan harus berupa daftar dari paling banyak ${MOST_ITEMS} produk.`;

export class InquiryItemRequest {
  @OptionalInteger('Produk', { min: 1, description: 'The id of a `product`.' })
  product_id: number;

  @OptionalText('Jumlah', 40, { description: 'As the buyer says it.' })
  quantity?: string | null;

  @OptionalText('Satuan', 20)
  unit?: string | null;

  @YesNo('Sampel')
  sample?: boolean;
}

function toItems({ value }: { value: unknown }): unknown {
  const rows = typeof value === 'string' ? parsed(value) : value;
  return Array.isArray(rows) ? plainToInstance(InquiryItemRequest, rows as object[]) : rows;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const isItem = (item: unknown) =>
  item instanceof InquiryItemRequest && item.product_id > 0 && validateSync(item).length === 0;

export const ItemsField = () =>
  applyDecorators(
    ApiExtraModels(InquiryItemRequest),
    ApiProperty({
      title: 'Produk',
      required: false,
      type: [InquiryItemRequest],
      maxItems: MOST_ITEMS,
      description: 'JSON in a form.',
    }),
    Transform(toItems),
    ValidateIf((_, value) => value !== undefined),
    ValidateWith(
      (value) => Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isItem),
      UNREADABLE,
    ),
  );

/** 'Kopi Gayo, 18 ton, sampel' */
export const describeItem = ({ name, quantity, unit, sample }: InquiryItem) =>
  [name, [quantity, unit].filter(Boolean).join(' '), sample && 'sampel'].filter(Boolean).join(', ');

/** One that is in the trash keeps its name; an id that no product ever had is told as it is. */
export async function replaceItems(
  manager: EntityManager,
  inquiry_id: number,
  items: readonly InquiryItemRequest[],
): Promise<void> {
  await manager.delete(InquiryItem, { inquiry_id });
  if (items.length === 0) return;
  const products = await manager.find(Product, {
    select: { id: true, name: true },
    where: { id: In(items.map(({ product_id }) => product_id)) },
    withDeleted: true,
  });
  const names = new Map(products.map(({ id, name }) => [id, name]));
  await manager.insert(
    InquiryItem,
    items.map(({ product_id, quantity, unit, sample }) => ({
      inquiry_id,
      product_id: names.has(product_id) ? product_id : null,
      name: names.get(product_id) ?? `Produk ${product_id}`,
      quantity,
      unit,
      sample: sample ?? false,
    })),
  );
}
