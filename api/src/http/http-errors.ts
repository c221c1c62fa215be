import type { ValidationError } from '@nestjs/common';
import type { ChangedRecord, CodeWanted, LostValues, UnconfirmedPassword } from './envelope.decorator.js';

/** Its message is the sentence that the user reads. ErrorFilter turns it into HTTP. */
export abstract class HttpError extends Error {
  abstract readonly status: number;
  /** In seconds. */
  readonly retryAfter?: number;
  readonly data?: object;

  constructor(
    message: string,
    readonly errors?: Record<string, string>,
  ) {
    super(message);
  }
}

const withStatus = <Status extends number>(status: Status) =>
  class extends HttpError {
    readonly status = status;
  };

export class BadRequest extends withStatus(400) {}

export class Unauthorized extends withStatus(401) {}

export class CodeRequired extends Unauthorized {
  override readonly data: CodeWanted = { totp: true };
}

export class WrongCode extends Unauthorized {
  override readonly data: CodeWanted = { totp: true };
}

export class Forbidden extends withStatus(403) {}

export class ConfirmationNeeded extends HttpError {
  readonly status = 403;
  override readonly data: UnconfirmedPassword = { confirm: true };
}

export class NotFound extends withStatus(404) {}

export class Conflict extends withStatus(409) {}

export class VersionConflict extends Conflict {
  constructor(
    message: string,
    override readonly data: ChangedRecord,
  ) {
    super(message);
  }
}

export class ValuesLost extends Conflict {
  override readonly data: LostValues;

  constructor(products: number, message: string) {
    super(message);
    this.data = { products };
  }
}

export class TooLarge extends withStatus(413) {}

export class UnsupportedMediaType extends withStatus(415) {}

export class InvalidFields extends HttpError {
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

export class TooManyRequests extends HttpError {
  readonly status = 429;

  constructor(
    message: string,
    override readonly retryAfter: number,
  ) {
    super(message);
  }
}

export class Unavailable extends HttpError {
  readonly status = 503;
  override readonly retryAfter = 5;
}

export class StorageFull extends HttpError {
  readonly status = 503;
  override readonly retryAfter = 60;

  constructor() {
    super('Penyimpanan server penuh. Perubahan tidak disimpan.');
  }
}
