import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { Request } from 'express';

export const LONGEST_DEVICE_NAME = 100;
const LONGEST_USER_AGENT = 500;
const UNKNOWN_DEVICE = 'Perangkat tidak dikenal';

export const Device = createParamDecorator((_: unknown, context: ExecutionContext) =>
  deviceIn(context.switchToHttp().getRequest<Request>().headers['user-agent']),
);

function deviceIn(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  const words = [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' di ');
  return words.slice(0, LONGEST_DEVICE_NAME) || UNKNOWN_DEVICE;
}
