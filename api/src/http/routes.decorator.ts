import { applyDecorators, Delete, Get, Post, Put, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ObjectLiteral } from 'typeorm';
import { ApiEnvelope } from './api-envelope.decorator.js';
import { Message, type MessageText } from './envelope.interceptor.js';
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
    ApiEnvelope(Response, { list: true, refuses: [400, 422] }),
  );

export const FindRoute = (summary: string, Response: Type) =>
  applyDecorators(ApiOperation({ summary }), Get(':id'), ApiEnvelope(Response, { refuses: [400, 404] }));

export const CreateRoute = (summary: string, Response: Type, message: MessageText, description?: string) =>
  applyDecorators(
    ApiOperation({ summary, description }),
    Post(),
    Message(message),
    ApiIdempotencyKey(),
    ApiEnvelope(Response, { status: 201, refuses: [400, 404, 409, 422] }),
  );

export const UpdateRoute = (summary: string, Response: Type, message: MessageText, description?: string) =>
  applyDecorators(
    ApiOperation({ summary, description }),
    Put(':id'),
    Message(message),
    ApiEnvelope(Response, { refuses: [400, 404, 409, 422] }),
  );

export const RemoveRoute = (summary: string, message: string, description?: string) =>
  applyDecorators(
    ApiOperation({ summary, description }),
    Delete(':id'),
    Message(message),
    ApiEnvelope(null, { refuses: [400, 404] }),
  );
