import { Injectable, type PipeTransform } from '@nestjs/common';
import { BadRequest } from './http-errors.js';

/** A number that no row can have is a miss like any other, so it passes. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d+$/.test(value)) throw new BadRequest('Id harus berupa angka.');
    return Math.min(Number(value), Number.MAX_SAFE_INTEGER);
  }
}
