// The environment of an operator that stands alone, read once: malformed, it stops the start with one clear line.
import { isDatabaseUrl } from '@portal/database/address/address';
import { market } from '@portal/market/here';
import { marketNames, usualMarket } from '@portal/market/markets';
import { receipts } from '@portal/market/receipts';
import type { Issuer } from '@portal/operator-ports/documents';
import { logFormats } from '@portal/trace/log-lines';
import { z } from 'zod';
import { compensationSettings } from './network/compensation.ts';

// Who issues the bills: settings, with a fictional company as the default.

const words = z.string().min(1).max(200);

const issuerSettings = {
  ISSUER_NAME: words.optional(),
  ISSUER_TAX_ID: z.string().regex(receipts.taxId.shape, { error: receipts.taxId.error }).optional(),
  /** The head office. */
  ISSUER_ADDRESS: words.optional(),
  /** Where bills are issued; the head office unless set. */
  ISSUER_BRANCH_ADDRESS: words.optional(),
  /** Establishment and emission point whose numbers the operator's clock gives, and nobody else. */
  ISSUER_SERIES: z
    .string()
    .regex(/^\d{3}-\d{3}$/, { error: 'must be an establishment and an emission point, like 001-003' })
    .default('001-003'),
  /** Number of the resolution that names a special taxpayer. */
  ISSUER_SPECIAL_TAXPAYER: z.string().min(1).max(20).optional(),
};

type Settings = z.output<z.ZodObject<typeof issuerSettings>> & { BRAND_NAME: string };

/** A company's name, number at the tax authority and address come together: half of them with half of the demo's would be nobody's bill. */
export function issuerFrom(env: Settings): Issuer | { refused: string } {
  const { ISSUER_NAME: legalName, ISSUER_TAX_ID: taxId, ISSUER_ADDRESS: headquartersAddress } = env;
  const shared = {
    tradeName: env.BRAND_NAME,
    keepsAccounting: true,
    ...(env.ISSUER_SPECIAL_TAXPAYER ? { specialTaxpayer: env.ISSUER_SPECIAL_TAXPAYER } : {}),
  };
  if (legalName && taxId && headquartersAddress) {
    const establishmentAddress = env.ISSUER_BRANCH_ADDRESS ?? headquartersAddress;
    return { legalName, taxId, headquartersAddress, establishmentAddress, ...shared };
  }
  const given = (['ISSUER_NAME', 'ISSUER_TAX_ID', 'ISSUER_ADDRESS', 'ISSUER_BRANCH_ADDRESS'] as const).filter(
    (name) => env[name],
  );
  if (given.length > 0)
    return { refused: `Setting ${given[0]} needs ISSUER_NAME, ISSUER_TAX_ID and ISSUER_ADDRESS with it` };
  return { ...receipts.demoIssuer, ...shared };
}

const onOff = z.enum(['on', 'off']);

/** What the portal that it is embedded in reads, too. */
export const sharedSettings = {
  /** Whose country's money, numbers, days and documents; `packages/market` reads it for every process. */
  MARKET: z.enum(marketNames).default(usualMarket.id),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(isDatabaseUrl, 'cannot be read: hosts are postgres://name@one:5432,two:5432/database')
    .optional(),
  DEMO: onOff.optional(),
  /** Whether the lines of Ana and Luis are used by the operator's clock; it is the filling that says so. */
  DEMO_USE: onOff.default('on'),
  /** Whether it lives: usage grows, allowances begin anew, bills are issued, equipment reports. */
  OPERATOR_CLOCK: onOff.optional(),
  BRAND_NAME: z.string().min(1).max(40).default('Mi Claro'),
  /** Each goes into an SMS of 160 plain characters. */
  BRAND_HELP_PHONE: z
    .string()
    .max(60)
    .regex(
      /^[\dA-Z*#+()-][\dA-Z*#+() -]{0,19}( \/ [\dA-Z*#+()-][\dA-Z*#+() -]{0,19})*$/i,
      `must be numbers such as ${market.helpPhone}`,
    )
    .default(market.helpPhone),
  ...issuerSettings,
  ...compensationSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  LOG_FORMAT: z.enum(logFormats).optional(),
};

export const operatorSettings = z.object({
  ...sharedSettings,
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
  HOST: z.string().min(1).default('127.0.0.1'),
  OPERATOR_CLOCK_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
  RETENTION_ORDERS_DAYS: z.coerce.number().int().min(60).max(36_500).default(800),
  RETENTION_USAGE_MONTHS: z.coerce.number().int().min(7).max(1_200).default(13),
  PORTAL_ORIGIN: z.url().default('http://localhost:3000'),
  SITE_HELP_PAYMENT_URL: z.url().optional(),
});

export type OperatorSettings = z.infer<typeof operatorSettings>;
