// That a phone was reported as stolen or lost, its line and card suspended and its equipment blocked.
import { nationalNumber } from '@portal/market/service-number';
import { longDay, timeWords } from '@portal/market/words';
import type { Verification } from '@portal/operator-ports/documents';
import type { Paper } from '@portal/operator-ports/papers';
import type { Theft } from '@portal/operator-ports/thefts';
import { theftCertificateCopy as copy } from './theft-certificate.copy.ts';

export interface TheftCertificate {
  theft: Theft;
  brand: string;
  customerName: string;
  verification: Verification;
}

/** With the year, since a paper is read later. */
const momentOf = (moment: Date): string => `${longDay(moment)}, ${timeWords(moment)}`;

export function theftCertificate({ theft, brand, customerName, verification }: TheftCertificate): Paper {
  const { theftId, serviceNumber, imei, cause, reportedAt, suspendedAt, equipmentBlockedAt } = theft;
  const at = (moment: Date | null) => (moment ? momentOf(moment) : copy.notDone);
  return {
    title: copy.title(cause),
    createdAt: reportedAt,
    lead: copy.lead(brand, momentOf(reportedAt)),
    facts: [
      [copy.number, theftId],
      [copy.customer, customerName],
      [copy.line, nationalNumber(serviceNumber)],
      [copy.imei, imei ?? copy.noImei],
      [copy.cause, copy.causes[cause]],
      [copy.reported, momentOf(reportedAt)],
      [copy.suspended, at(suspendedAt)],
      [copy.blocked, at(equipmentBlockedAt)],
    ],
    notes: [copy.use],
    verification,
  };
}
