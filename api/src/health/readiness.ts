import { Injectable } from '@nestjs/common';

/** What the process knows of itself. */
@Injectable()
export class Readiness {
  isEnding = false;
}
