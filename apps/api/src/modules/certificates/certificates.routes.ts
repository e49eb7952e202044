// Anybody checks a paper: what is not valid looks the same, whatever is the matter with it.
import { verifyCertificate } from '@portal/contract/help/verification';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { DataAccesses } from '../data-accesses/data-accesses.ts';
import type { Certificates } from './certificates.ts';

export interface CertificateRouteNeeds {
  certificates: Pick<Certificates, 'check'>;
  dataAccesses: Pick<DataAccesses, 'keep'>;
  placeFrom(request: FastifyRequest): string | null;
}

const shownKinds = { theft: 'requests', noDebt: 'bills' } as const;
const notValid = { valid: false, kind: null, issuedAt: null, endedAt: null, holder: null } as const;

export function certificateRoutes(app: FastifyInstance, needs: CertificateRouteNeeds): void {
  const { certificates, dataAccesses, placeFrom } = needs;

  route(app, verifyCertificate, async ({ params, query, request }) => {
    const hash = query.sha256 === undefined ? null : Buffer.from(query.sha256, 'hex');
    const found = await certificates.check(params.code, hash);
    if (!found) return notValid;
    const { kind, issuedAt, endedAt, holder, customerId } = found;
    if (customerId !== null)
      await dataAccesses.keep([
        {
          customerId,
          serviceNumber: null,
          dataKind: shownKinds[kind],
          role: 'paperChecker',
          userId: null,
          name: null,
          place: placeFrom(request),
        },
      ]);
    return {
      valid: true,
      kind,
      issuedAt: dateTime(issuedAt),
      holder,
      endedAt: endedAt && dateTime(endedAt),
    };
  });
}
