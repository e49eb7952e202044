// The environment of an operator that stands alone, read once: malformed, it stops the start with one clear line.

import { isDatabaseUrl } from '@portal/database/address/address';
import { market } from '@portal/market/here';
import { marketNames, usualMarket } from '@portal/market/markets';
import { logFormats } from '@portal/trace/log-lines';
import { z } from 'zod';
import { issuerSettings } from './issuer.ts';
import { compensationSettings } from './network/problems/compensation.ts';

const onOff = z.enum(['on', 'off']);

export const operatorSettings = z.object({
  OPERATOR_PORT: z.coerce.number().int().min(1).max(65_535).default(3100),
  OPERATOR_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')
    .optional(),
  /** Whom its events may be posted to, beside the portal. */
  OPERATOR_CALLBACK_ORIGINS: z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional(),
  OPERATOR_DATA_DIR: z.string().min(1).default('./data-operator'),
  /** Whose country's money, numbers, days and documents; `packages/market` reads it for every process. */
  MARKET: z.enum(marketNames).default(usualMarket.id),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(isDatabaseUrl, 'cannot be read: hosts are postgres://name@one:5432,two:5432/database')
    .optional(),
  DEMO: onOff.optional(),
  DEMO_USE: onOff.default('on'),
  OPERATOR_CLOCK: onOff.optional(),
  OPERATOR_CLOCK_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
  RETENTION_ORDERS_DAYS: z.coerce.number().int().min(60).max(36_500).default(800),
  RETENTION_USAGE_MONTHS: z.coerce.number().int().min(7).max(1_200).default(13),
  ...issuerSettings,
  ...compensationSettings,
  BRAND_NAME: z.string().min(1).max(40).default('Mi Claro'),
  BRAND_HELP_PHONE: z.string().min(1).max(60).default(market.helpPhone),
  PORTAL_ORIGIN: z.url().default('http://localhost:3000'),
  SITE_HELP_PAYMENT_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  LOG_FORMAT: z.enum(logFormats).optional(),
});

export type OperatorSettings = z.infer<typeof operatorSettings>;
