import { applyDecorators } from '@nestjs/common';
import { Column, type DataSource, type EntityTarget, Index, type ObjectLiteral } from 'typeorm';

const MARK = Symbol('names a picture');

/** A picture stays as long as a row names it in such a column, and is not stored for any other. */
export const PictureColumn = (index: string, { nullable = true } = {}) =>
  applyDecorators(
    Index(index),
    Column({ type: 'varchar', length: 255, nullable }),
    Reflect.metadata(MARK, true),
  );

interface PictureColumn {
  entity: EntityTarget<ObjectLiteral>;
  property: string;
}

export function pictureColumnsOf(dataSource: DataSource): PictureColumn[] {
  return dataSource.entityMetadatas.flatMap(({ target, columns }) =>
    columns
      .map(({ propertyName }) => ({ entity: target, property: propertyName }))
      .filter(
        ({ entity, property }) =>
          typeof entity === 'function' && Reflect.hasMetadata(MARK, entity.prototype as object, property),
      ),
  );
}
