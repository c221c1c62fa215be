import { type ArgumentMetadata, BadRequestException, Injectable, ValidationPipe } from '@nestjs/common';
import { InvalidFields } from './refusals.js';

/** Checks bodies against their DTO. Numbers in paths are left to IdPipe, which would otherwise see `abc` as NaN. */
@Injectable()
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (problems) => InvalidFields.from(problems),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      // Nested deeper than the stack goes.
      throw error instanceof RangeError ? new BadRequestException() : error;
    }
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}
