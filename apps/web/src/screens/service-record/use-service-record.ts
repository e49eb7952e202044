// What the service record shows: the line, the days, the tab, the page; a change of any other begins at page 1.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import type { RecordsWanted } from '../../api/lines/usage-records.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { chooseLine, lineOf } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, isMobile } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { useOwnLines } from '../../shared/line-user/use-own-lines.ts';
import { type Days, usualDays } from './record-days.ts';

export type RecordTab = 'voice' | 'data';

/** The address of a tab: `?data=true` is the documents' word. */
export const addressOf = (tab: RecordTab, number: string | null): string =>
  withLine(tab === 'data' ? `${paths.serviceRecord()}?data=true` : paths.serviceRecord(), number);

export function useServiceRecord() {
  const location = useLocation();
  const navigate = useNavigate();
  const selected = useSelectedService();
  const list = useQuery(serviceListQuery);
  const [usual] = useState(() => usualDays());
  const [days, setDays] = useState(usual);
  const [turned, setTurned] = useState({ within: '', page: 1 });

  const services = inDisplayOrder(list.data?.services ?? []);
  const own = useOwnLines(services) ?? [];
  const lines = services.filter(
    (each) => isMobile(each) && (isOpen(each, 'records') || own.includes(each.number)),
  );
  const wanted = [lineOf(location), selected?.number].map((number) =>
    lines.find((each) => each.number === number),
  );
  const line = wanted.find((each) => each !== undefined) ?? lines[0];
  const tab: RecordTab = new URLSearchParams(location.search).get('data') === 'true' ? 'data' : 'voice';
  const within = [line?.number, days.from, days.to, tab].join();

  return {
    list,
    lines,
    line,
    days,
    tab,
    page: turned.within === within ? turned.page : 1,
    hasOthers: services.length > lines.length,
    setDays,
    setPage: (page: number) => setTurned({ within, page }),
    setTab: (next: RecordTab) => navigate(addressOf(next, line?.number ?? null), { replace: true }),
    /** Kept with the address, for back and reload, and as the line chosen last. */
    setLine: (next: Service) => {
      chooseLine(next);
      navigate(addressOf(tab, next.number), { replace: true });
    },
  };
}

/** Days that the server chooses by itself are left to its clock. */
export function wantedOf(line: Service, days: Days, page: number, usual: Days = usualDays()): RecordsWanted {
  return {
    number: line.number,
    from: days.from === usual.from && days.to === usual.to ? undefined : days.from,
    to: days.to === usual.to ? undefined : days.to,
    page,
  };
}
