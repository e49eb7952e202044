// Who issues the bills: settings, with a fictional company as the default.

import { receipts } from '@portal/market/receipts';
import type { Issuer } from '@portal/operator-ports/documents';
import { z } from 'zod';

const words = z.string().min(1).max(200);

export const issuerSettings = {
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
