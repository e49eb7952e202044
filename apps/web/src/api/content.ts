// Menu and footer of the public site (HELP-2), and whether a paper is ours. Kept for the visit without the cache of the signed-in pages,
// which weighs more than they do.
import { type ContentNode, getFooter, getMenu } from '@portal/contract/help/portal-support';
import { type Verification, verifyCertificate } from '@portal/contract/help/verification';
import { dataOf, type Result } from '../lib/http/result.ts';
import { request } from './requests.ts';

export type ContentPart = 'menu' | 'footer';

const known = new Map<ContentPart, ContentNode[]>();

export function knownContent(part: ContentPart): ContentNode[] | undefined {
  return known.get(part);
}

const onTheWay = new Map<ContentPart, Promise<ContentNode[]>>();

/** Whoever asks meanwhile gets the same answer. @throws RequestFailure */
export function fetchContent(part: ContentPart): Promise<ContentNode[]> {
  const asked = onTheWay.get(part) ?? ask(part).finally(() => onTheWay.delete(part));
  onTheWay.set(part, asked);
  return asked;
}

async function ask(part: ContentPart): Promise<ContentNode[]> {
  const how = { method: 'GET', anonymous: true } as const;
  const nodes = dataOf(
    part === 'menu' ? await request(getMenu, { ...how }) : await request(getFooter, { ...how }),
  );
  known.set(part, nodes);
  return nodes;
}

/** Whether a paper is ours: by its code, and by the file. */
export const verify = (code: string, sha256: string | null): Promise<Result<Verification>> =>
  request(verifyCertificate, { params: { code }, query: sha256 === null ? {} : { sha256 }, anonymous: true });
