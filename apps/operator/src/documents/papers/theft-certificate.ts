// That a phone was reported as stolen or lost, its line and card suspended and its equipment blocked.
import { nationalNumber } from '@portal/market/service-number';
import { momentWords } from '@portal/market/words';
import type { Verification } from '@portal/operator-ports/documents';
import type { Theft } from '@portal/operator-ports/thefts';
import type { Paper } from './paper.ts';
import { theftCertificateCopy as copy } from './theft-certificate.copy.ts';

export interface TheftCertificate {
  theft: Theft;
  brand: string;
  customerName: string;
  verification: Verification;
}

export function theftCertificate({ theft, brand, customerName, verification }: TheftCertificate): Paper {
  const { theftId, serviceNumber, imei, cause, reportedAt, suspendedAt, equipmentBlockedAt } = theft;
  const at = (moment: Date | null) => (moment ? momentWords(moment) : copy.notDone);
  return {
    title: copy.title(cause),
    createdAt: reportedAt,
    lead: copy.lead(brand, momentWords(reportedAt)),
    facts: [
      [copy.number, theftId],
      [copy.customer, customerName],
      [copy.line, nationalNumber(serviceNumber)],
      [copy.imei, imei ?? copy.noImei],
      [copy.cause, copy.causes[cause]],
      [copy.reported, momentWords(reportedAt)],
      [copy.suspended, at(suspendedAt)],
      [copy.blocked, at(equipmentBlockedAt)],
    ],
    notes: [copy.use],
    verification,
  };
}
