// Papers that anybody can check: by the code that stands on them, and by the file itself.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';

export const certificateKindSchema = z
  .enum(['theft', 'noDebt'])
  .meta({ id: 'CertificateKind', description: 'A stolen phone; nothing is owed.' });
export type CertificateKind = z.infer<typeof certificateKindSchema>;

export const verificationSchema = z
  .object({
    valid: z.boolean(),
    kind: certificateKindSchema.nullable(),
    issuedAt: dateTimeSchema.nullable(),
    endedAt: dateTimeSchema
      .nullable()
      .describe('Since when it is over what the paper says: a stolen phone was found.'),
    holder: z.string().nullable().describe('Their initials, `A*** P***`.'),
  })
  .meta({ id: 'Verification', description: 'Where it is not valid, everything else is null.' });
export type Verification = z.infer<typeof verificationSchema>;

export const verifyCertificate = {
  id: 'verifyCertificate',
  tmf: 'none',
  summary:
    'Whether a paper with this code was issued, and with `sha256`, whether this file is it. A code or file that was changed is not valid.',
  method: 'GET',
  path: `/PortalSupport/api/${country}/portalSupport/verification/:code`,
  params: z.object({ code: z.string().min(1).max(60) }),
  query: z.strictObject({
    sha256: z
      .string()
      .regex(/^[\da-f]{64}$/i)
      .optional(),
  }),
  policy: { access: 'public', limit: 'verification' },
  answers: { 200: verificationSchema },
} as const satisfies Call;
