import { getMetadataArgsStorage } from 'typeorm';
import { isPictureColumn } from '../media/picture-column.decorator.js';

/** Every column that can name a picture. Here nothing is connected to a database that could tell. */
export function pictureColumns(): { table: string; column: string }[] {
  const { columns, tables } = getMetadataArgsStorage();
  return columns.flatMap(({ target, propertyName }) => {
    const table = tables.find((each) => each.target === target)?.name;
    return table && isPictureColumn(target, propertyName) ? [{ table, column: propertyName }] : [];
  });
}
