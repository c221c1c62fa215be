import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min, ValidateBy } from 'class-validator';

const UNITS = new Map(Object.entries({ s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }));
const [LEAST_WAIT, LONGEST_WAIT] = [100, 600_000];

export const WholeNumber = (message: string, least: number, most = Infinity) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => Number(value)),
    IsInt({ message }),
    Min(least, { message }),
    Max(most, { message }),
  );

export const TimeoutMs = (name: string) =>
  WholeNumber(
    `${name} must be a number of milliseconds from ${LEAST_WAIT} to ${LONGEST_WAIT}`,
    LEAST_WAIT,
    LONGEST_WAIT,
  );

const Address = (shape: RegExp, message: string) =>
  ValidateBy({
    name: 'address',
    validator: {
      validate: (value) => typeof value === 'string' && shape.test(value) && URL.canParse(value),
      defaultMessage: () => message,
    },
  });

export const Origin = (name: string, example: string) =>
  Address(/^https?:\/\/[^/?#@\s]+\/?$/, `${name} must be an address such as ${example}, without a path`);

export const SmtpUrl = (name: string) =>
  Address(
    /^smtps?:\/\/([^/?#\s%]|%[\da-f]{2})+\/?$/i,
    `${name} must look like smtp://user:password@host:587 (or smtps://…), with %25 for a % and %2F for a /`,
  );

export const ToTrimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export const ToBoolean = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));

export const Duration = (name: string, example: string) =>
  applyDecorators(
    Transform(({ value }: { value: string | number }) => milliseconds(String(value))),
    IsInt({ message: `${name} must be a number with s, m, h or d, such as ${example}` }),
  );

/** @returns NaN for what is no duration */
export function milliseconds(duration: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,5})([smhd])$/.exec(duration) ?? [];
  return Number(count) * (UNITS.get(unit) ?? NaN);
}

export const ToList = () =>
  Transform(({ value }: { value: string | string[] }) =>
    [value].flat().flatMap((list) => list.split(',').map((each) => each.trim())),
  );

/** An entry that is no origin becomes undefined, which no rule accepts. */
export const ToOrigins = () =>
  Transform(({ value }: { value: string | string[] }) => [value].flat().flatMap(toOrigins));

function toOrigins(list: string): (string | undefined)[] {
  return list.split(',').map((each) => {
    if (!URL.canParse(each.trim())) return undefined;
    const { protocol, origin, href } = new URL(each.trim());
    return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
  });
}
