import { type ArgumentMetadata, BadRequestException, Injectable, ValidationPipe } from '@nestjs/common';
import { InvalidFields } from './http-errors.js';

const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Leaves a path's numbers to IdPipe, which would otherwise see `abc` as NaN. */
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
      // The body is nested deeper than the stack goes.
      throw error instanceof RangeError ? new BadRequestException() : error;
    }
  }

  /** Nest would leave these names out in silence. */
  protected override stripProtoKeys(body: unknown): void {
    for (const [field, value] of Object.entries(body ?? {})) refusePrototypeNames(value, field);
    super.stripProtoKeys(body);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

function refusePrototypeNames(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    const place = `${path}.${key}`;
    if (PROTOTYPE_NAMES.has(key)) throw new InvalidFields({ [place]: `'${key}' tidak dapat dipakai.` });
    refusePrototypeNames(inside, place);
  }
}
