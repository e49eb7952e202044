// Whether a paper is ours: by its code, and by the file.
import type { Verification, verifyCertificate } from '@portal/contract/help/verification';
import { country } from '@portal/market/path';
import type { Result } from '../lib/http/result.ts';
import { request } from './requests.ts';

const PATH = `/PortalSupport/api/${country}/portalSupport/verification/:code` as const;

export const verify = (code: string, sha256: string | null): Promise<Result<Verification>> =>
  request<typeof verifyCertificate>({
    ...{ method: 'GET', path: PATH, params: { code }, name: 'verifyCertificate' },
    query: sha256 === null ? {} : { sha256 },
    anonymous: true,
  });
