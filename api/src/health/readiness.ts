import { Injectable } from '@nestjs/common';

@Injectable()
export class Readiness {
  isEnding = false;
}
