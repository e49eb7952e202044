// The data of the invoices screen: the customer's lines, the chosen one's bills, what is overdue elsewhere.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { billHistoryQuery, billsToPayQuery } from '../../api/purchase/billing.ts';
import { isNetworkFailure, RequestFailure } from '../../lib/http/result.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { selectService } from '../../session/visit.ts';
import { lineOf } from '../../shared/line/choose-line.ts';
import { billStanding } from './bill-facts.ts';
import { billedLines, chooseLine } from './billed-line.ts';

const NOBODY = { number: '', accountId: '' };

export function useBilling() {
  const location = useLocation();
  const navigate = useNavigate();
  const lines = useQuery(serviceListQuery);
  const services = lines.data?.services ?? [];
  const chosen = lines.data && chooseLine(services, lineOf(location));
  const service = chosen?.kind === 'line' ? chosen.service : null;
  const history = useQuery({ ...billHistoryQuery(service ?? NOBODY), enabled: service !== null });
  const toPay = useQuery({ ...billsToPayQuery, enabled: service !== null });
  const failure = useFailure([lines, history, toPay]);

  const shown = new Set(history.data?.map(({ billNo }) => billNo));
  const overdue =
    history.data && toPay.data?.find((bill) => billStanding(bill) === 'overdue' && !shown.has(bill.billNo));

  return {
    lines,
    options: billedLines(services),
    corporate: services.filter(({ isCorpAdmin }) => isCorpAdmin),
    chosen,
    service,
    history,
    /** The most urgent overdue bill that is not among those on screen. */
    overdue,
    failure,
    /** Kept with the address, for back and reload, and as the line chosen last. */
    choose: (line: Service) => {
      selectService({ name: line.name, number: line.number, type: line.kind });
      navigate(withLine(paths.billing(), line.number), { replace: true });
    },
    /** The line that a bill of another account belongs to. */
    lineOf: (number: string) => services.find((line) => line.number === number),
  };
}

interface Loaded {
  isError: boolean;
  error: Error | null;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** Open from a failure until the customer goes on without the data, or it has come. */
function useFailure(queries: readonly Loaded[]) {
  const [seenAt, setSeenAt] = useState(0);
  const failed = queries.filter(({ isError }) => isError);
  const failedAt = Math.max(0, ...failed.map(({ errorUpdatedAt }) => errorUpdatedAt));
  return {
    isOpen: failedAt > seenAt,
    /** No answer came at all. */
    isOffline:
      failed.length > 0 &&
      failed.every(({ error }) => error instanceof RequestFailure && isNetworkFailure(error)),
    goOn: () => setSeenAt(failedAt),
    retry: () => {
      setSeenAt(failedAt);
      for (const query of failed) query.refetch();
    },
  };
}
