import type { ValidationError } from '@nestjs/common';
import type { ChangedRecord, CodeWanted, LostValues, UnconfirmedPassword } from './api-envelope.decorator.js';

/**
 * What the rules of the application refuse, with the sentence the user reads. ErrorFilter turns it into HTTP.
 * The sentence is written where the rule is.
 */
export abstract class Refusal extends Error {
  abstract readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly data?: object;

  constructor(
    message: string,
    readonly errors?: Record<string, string>,
  ) {
    super(message);
  }
}

export class Malformed extends Refusal {
  readonly status = 400;
}

export class Unauthorized extends Refusal {
  readonly status = 401;
}

/** The password was right, and the administrator has a second step. */
export class CodeNeeded extends Unauthorized {
  override readonly data: CodeWanted = { totp: true };
}

export class WrongCode extends Unauthorized {
  override readonly data: CodeWanted = { totp: true };
}

export class Forbidden extends Refusal {
  readonly status = 403;
}

/** Allowed once the administrator has confirmed the password: POST /api/admins/confirm. */
export class ConfirmationNeeded extends Refusal {
  readonly status = 403;
  override readonly data: UnconfirmedPassword = { confirm: true };
}

export class NotFound extends Refusal {
  readonly status = 404;
}

/** It clashes with what is stored: a duplicate, or a row that others still refer to. */
export class Conflict extends Refusal {
  readonly status = 409;
}

export class VersionConflict extends Conflict {
  constructor(
    message: string,
    override readonly data: ChangedRecord,
  ) {
    super(message);
  }
}

/** It takes a value from so many products, of which the sender did not know. */
export class ValuesLost extends Conflict {
  override readonly data: LostValues;

  constructor(products: number, message: string) {
    super(message);
    this.data = { products };
  }
}

export class TooLarge extends Refusal {
  readonly status = 413;
}

export class UnsupportedMediaType extends Refusal {
  readonly status = 415;
}

export class InvalidFields extends Refusal {
  readonly status = 422;

  constructor(errors: Record<string, string>) {
    super(Object.values(errors)[0] ?? 'Data tidak valid.', errors);
  }

  static from(problems: ValidationError[]): InvalidFields {
    const sentences = problems.map(({ property, constraints = {} }) => [
      property,
      Object.values(constraints)[0],
    ]);
    return new InvalidFields(Object.fromEntries(sentences) as Record<string, string>);
  }
}

export class TooManyRequests extends Refusal {
  readonly status = 429;

  constructor(
    message: string,
    override readonly retryAfter: number,
  ) {
    super(message);
  }
}

/** Something this server needs is away for now. */
export class Unavailable extends Refusal {
  readonly status = 503;
  override readonly retryAfter = 5;
}

export class StorageFull extends Refusal {
  readonly status = 503;
  override readonly retryAfter = 60;

  constructor() {
    super('Penyimpanan server penuh. Perubahan tidak disimpan.');
  }
}
