import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ProductImport, type SheetCounts } from './product-import.entity.js';
import type { SheetReport } from './product-sheet.dto.js';

/** Remembers an import in its own transaction: of two at once the table takes one. */
export type Remember = (manager: EntityManager, counts: SheetCounts) => Promise<unknown>;

/** Which imports have been stored: the answer to the first request may have been lost. */
@Injectable()
export class ProductImports {
  constructor(@InjectRepository(ProductImport) private readonly imports: Repository<ProductImport>) {}

  /**
   * Runs an import that has not been stored yet.
   * @param key of another file it is another import's
   * @returns its report, or what the stored one has counted
   */
  async once(
    key: string,
    bytes: Buffer,
    run: (remember: Remember) => Promise<SheetReport>,
  ): Promise<SheetReport> {
    const request = createHash('sha256').update(key).update(bytes).digest('hex');
    const remember: Remember = (manager, counts) => manager.insert(ProductImport, { request, counts });
    try {
      return (await this.reportOf(request)) ?? (await run(remember));
    } catch (error) {
      // Another process was faster with it; this one may have read before or after that.
      const first = await this.reportOf(request);
      if (first) return first;
      throw error;
    }
  }

  private async reportOf(request: string): Promise<SheetReport | undefined> {
    const stored = await this.imports.findOneBy({ request });
    return stored ? { ...stored.counts, applied: true, problems: [] } : undefined;
  }
}
