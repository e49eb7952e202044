// The customer's lines that something is sold to, and the one that the page was opened for.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceListQuery } from '../../api/accounts.ts';
import { useLocation } from '../../lib/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { chooseLine, lineOfState } from '../choose-line.ts';
import type { SoldLine } from '../line-facts.ts';
import { lineMeant, soldLines } from './sold-lines.ts';

export function useSoldLines() {
  const query = useQuery(serviceListQuery);
  const asked = lineOfState(useLocation().state);
  const selected = useSelectedService();
  const [picked, setPicked] = useState<string | null>(null);
  const lines = soldLines(query.data?.services ?? []);
  return {
    query,
    lines,
    isCorporate: query.data?.services.some(({ isCorpAdmin }) => isCorpAdmin) === true,
    /** Null until it is known, or when the customer has to choose. */
    line: lineMeant(lines, [picked, asked, selected?.number]),
    /** Also remembered as the line chosen last. */
    pick: (number: string): SoldLine | undefined => {
      const line = lines.find((candidate) => candidate.number === number);
      if (!line) return undefined;
      setPicked(number);
      chooseLine(line);
      return line;
    },
  };
}

export type SoldLines = ReturnType<typeof useSoldLines>;
