import { Injectable, ValidationPipe } from '@nestjs/common';

/** Checks bodies against their DTO. Numbers in paths are left to IdPipe, which would otherwise see `abc` as NaN. */
@Injectable()
export class BodyPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}
