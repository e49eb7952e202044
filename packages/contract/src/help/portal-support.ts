// The portal's own small calls, for which TM Forum has no API.
import { country } from '@portal/market/path';
import { z } from 'zod';
import type { Call } from '../common.ts';

const base = `/PortalSupport/api/${country}/portalSupport` as const;

export const getClientIp = {
  id: 'getClientIp',
  tmf: 'none',
  summary: "The caller's address as the server sees it.",
  method: 'GET',
  path: `${base}/clientIp`,
  policy: { access: 'public' },
  answers: { 200: z.object({ ip: z.string() }) },
} as const satisfies Call;

/** Five levels at most; `URL` is https or relative, everything else was refused by the server. */
export interface ContentNode {
  Descripcion: string;
  URL: string;
  ClassMenu: string;
  ClassContenido: string;
  Hijos: ContentNode[];
}

export const contentNodeSchema: z.ZodType<ContentNode> = z
  .object({
    Descripcion: z.string(),
    URL: z.string(),
    ClassMenu: z.string(),
    ClassContenido: z.string(),
    get Hijos(): z.ZodArray<z.ZodType<ContentNode>> {
      return z.array(contentNodeSchema);
    },
  })
  .meta({ id: 'ContentNode' });

export const getMenu = {
  id: 'getMenu',
  tmf: 'none',
  summary: 'Menu of the public site.',
  method: 'GET',
  path: `${base}/menu`,
  policy: { access: 'public' },
  answers: { 200: z.array(contentNodeSchema) },
  refusals: ['CONTENT_UNAVAILABLE'],
} as const satisfies Call;

export const getFooter = {
  id: 'getFooter',
  tmf: 'none',
  summary: 'Footer of the public site: sections, social links, institutional links.',
  method: 'GET',
  path: `${base}/footer`,
  policy: { access: 'public' },
  answers: { 200: z.array(contentNodeSchema) },
  refusals: ['CONTENT_UNAVAILABLE'],
} as const satisfies Call;

export const clearHomeCache = {
  id: 'clearHomeCache',
  tmf: 'none',
  summary: 'Forget what is cached for home. Form body: countryCode, userProfileId.',
  method: 'POST',
  path: `${base}/homeCache`,
  question: 'usePortal',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

export const botPurposeSchema = z.enum(['checkRegistered', 'payOther']).meta({
  id: 'BotPurpose',
  description:
    'What a solved challenge may be spent on; each call takes its own. `payOther` is of the built-in check, whichever else is chosen: no outside service runs where a card is typed.',
});
export type BotPurpose = z.infer<typeof botPurposeSchema>;

export const getBotChallenge = {
  id: 'getBotChallenge',
  tmf: 'none',
  summary: 'A challenge of the built-in bot check; its solution travels in `x-bot-token`.',
  method: 'GET',
  path: `${base}/botChallenge`,
  query: z.strictObject({ purpose: botPurposeSchema.optional() }),
  policy: { access: 'public' },
  answers: { 200: z.record(z.string(), z.unknown()) },
} as const satisfies Call;

export const recordOnBoarding = {
  id: 'recordOnBoarding',
  tmf: 'none',
  summary: 'Which step of the first-visit tour the user has come to; without one, it is over.',
  method: 'POST',
  path: `${base}/onBoarding`,
  body: z.object({ step: z.int().min(1).max(4).optional() }).nullish(),
  question: 'usePortal',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

export const recordPageView = {
  id: 'recordPageView',
  tmf: 'none',
  summary: 'Count a page view; path with the market’s prefix, no cookie, no address kept.',
  method: 'POST',
  path: `${base}/pageView`,
  body: z.strictObject({ path: z.string().min(1).max(200) }),
  policy: { access: 'public' },
  answers: { 204: z.null() },
} as const satisfies Call;
