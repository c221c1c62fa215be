import { getMetadataArgsStorage } from 'typeorm';
import { isPictureColumn } from '../media/picture-column.decorator.js';
import { keyOf } from '../media/renditions.js';

const PICTURE_ADDRESS = /\/media\/[0-9a-f]{20}-\d+x\d+\//g;

/** Every column that can name a picture, by table. */
export function pictureColumns(): Map<string, string> {
  const { columns, tables } = getMetadataArgsStorage();
  const found = new Map<string, string>();
  for (const { target, propertyName } of columns) {
    const table = tables.find((each) => each.target === target)?.name;
    if (table && isPictureColumn(target, propertyName)) found.set(table, propertyName);
  }
  return found;
}

/** The keys of the pictures whose addresses a text has. */
export function picturesIn(text: string): string[] {
  return (text.match(PICTURE_ADDRESS) ?? []).map(keyOf);
}
