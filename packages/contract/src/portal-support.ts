// The portal's own small calls, for which TM Forum has no API.
import { z } from 'zod';
import type { Call } from './common.ts';

const base = '/PortalSupport/api/ec/portalSupport';

export const getClientIp = {
  id: 'A3',
  tmf: 'none',
  summary: "The caller's address as the server sees it.",
  method: 'GET',
  path: `${base}/clientIp`,
  answers: { 200: z.object({ ip: z.string() }) },
} as const satisfies Call;
