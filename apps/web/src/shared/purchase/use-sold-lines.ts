// The customer's lines that something is sold to, and the one that the page was opened for.
import { useQuery } from '@tanstack/react-query';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { withLine } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { chooseLine, lineOf } from '../line/choose-line.ts';
import { lineOnHome, type SoldLine } from '../line/line-facts.ts';
import { lineMeant, soldLines } from './sold-lines.ts';

export function useSoldLines(what: 'packages' | 'topUps' = 'packages') {
  const query = useQuery(serviceListQuery);
  const navigate = useNavigate();
  const location = useLocation();
  const selected = useSelectedService();
  const services = query.data?.services ?? [];
  const lines = soldLines(services, what);
  return {
    query,
    lines,
    corporate: services.filter(({ isCorpAdmin }) => isCorpAdmin),
    /** Null until it is known, or when the customer has to choose. */
    line: lineMeant(lines, [lineOf(location), lineOnHome(services, selected?.number)?.number]),
    /** Kept with the address, for back and reload, and as the line chosen last. */
    pick: (number: string): SoldLine | undefined => {
      const line = lines.find((candidate) => candidate.number === number);
      if (!line) return undefined;
      chooseLine(line);
      navigate(withLine(location.pathname, number), { replace: true, state: location.state });
      return line;
    },
  };
}

export type SoldLines = ReturnType<typeof useSoldLines>;
