import { MethodNotAllowedException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

export function onlyReads({ method }: Request, response: Response, next: NextFunction): void {
  if (method === 'GET' || method === 'HEAD') return next();
  response.setHeader('Allow', 'GET, HEAD');
  next(new MethodNotAllowedException());
}
