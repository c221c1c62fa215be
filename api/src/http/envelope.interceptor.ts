import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page.js';

interface Envelope<T> {
  success: boolean;
  message: string;
  data: T;
}

export const MESSAGE = 'envelope:message';

export type MessageText = string | ((data: never) => string);

@Injectable()
export class EnvelopeInterceptor implements NestInterceptor<unknown, Envelope<unknown> | StreamableFile> {
  constructor(private readonly reflector: Reflector) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<unknown>,
  ): Observable<Envelope<unknown> | StreamableFile> {
    const text = this.reflector.get<MessageText | undefined>(MESSAGE, context.getHandler()) ?? 'OK';
    const http = context.switchToHttp();
    return next.handle().pipe(
      map((result) => {
        if (result instanceof StreamableFile) return result;
        const message = typeof text === 'function' ? text(result as never) : text;
        if (!(result instanceof Page)) return { success: true, message, data: result ?? null };
        const unit = http.getRequest<Request>().path.split('/').pop() ?? 'items';
        http.getResponse<Response>().set({
          'Content-Range': result.contentRange(unit),
          'X-Total-Count': String(result.total),
          ...(result.searchUsed && { 'X-Search-Used': encodeURIComponent(result.searchUsed) }),
        });
        return { success: true, message, data: result.rows };
      }),
    );
  }
}
