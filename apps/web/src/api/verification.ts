// Whether a paper is ours: by its code, and by the file.
import { type Verification, verifyCertificate } from '@portal/contract/help/verification';
import type { Result } from '../lib/http/result.ts';
import { request } from './requests.ts';

export const verify = (code: string, sha256: string | null): Promise<Result<Verification>> =>
  request(verifyCertificate, { params: { code }, query: sha256 === null ? {} : { sha256 }, anonymous: true });
