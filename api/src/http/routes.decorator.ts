import { applyDecorators, Delete, Get, Post, Put, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ObjectLiteral } from 'typeorm';
import { Envelope } from './envelope.decorator.js';
import type { MessageText } from './envelope.interceptor.js';
import { ApiIdempotencyKey } from './idempotency-key.decorator.js';
import { ApiListQuery, type ListRules } from './list-query.js';

// The routes that resources have in common, with what each of them refuses.

export const ListRoute = <T extends ObjectLiteral>(
  summary: string,
  Response: Type,
  rules: ListRules<T>,
  description?: string,
) =>
  applyDecorators(
    ApiOperation({ summary, description }),
    Get(),
    ApiListQuery(rules),
    Envelope(Response, { list: true, refuses: [400, 422] }),
  );

export const FindRoute = (summary: string, Response: Type) =>
  applyDecorators(ApiOperation({ summary }), Get(':id'), Envelope(Response, { refuses: [400, 404] }));

export const CreateRoute = (summary: string, Response: Type, message: MessageText, description?: string) =>
  applyDecorators(
    ApiOperation({ summary, description }),
    Post(),
    ApiIdempotencyKey(),
    Envelope(Response, { status: 201, message, refuses: [400, 404, 409, 422] }),
  );

export const UpdateRoute = (summary: string, Response: Type, message: MessageText, description?: string) =>
  applyDecorators(
    ApiOperation({ summary, description }),
    Put(':id'),
    Envelope(Response, { message, refuses: [400, 404, 409, 422] }),
  );

export const RemoveRoute = (summary: string, message: string, description?: string) =>
  applyDecorators(
    ApiOperation({ summary, description }),
    Delete(':id'),
    Envelope(null, { message, refuses: [400, 404] }),
  );
