import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SheetReport } from './product-sheet.dto.js';

export type SheetCounts = Pick<SheetReport, 'rows' | 'created' | 'updated' | 'unchanged'>;

/** An import that was stored: its request is known again when it comes once more. */
@Entity('product_import')
export class ProductImport {
  /** SHA-256 of the sender's key and the file. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  request: string;

  @Column({ type: 'simple-json' })
  counts: SheetCounts;
}
