// The comparison of plans by what was used: by itself where that is allowed, or when somebody asks for it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planAdviceQuery } from '../../api/lines/plan-advice.ts';
import { visitStorage } from '../../session/browser-storage.ts';
import { VISIT_KEYS } from '../../session/session.ts';
import { useMayPropose } from '../use-may-propose.ts';

const YES = 'yes';

export function useAdvice(number: string, enabled: boolean) {
  const mayPropose = useMayPropose();
  // For the visit: both steps, and a page that is loaded again.
  const [wasAsked, setWasAsked] = useState(() => visitStorage.read(VISIT_KEYS.adviceAsked) === YES);
  const isWanted = mayPropose || wasAsked;
  const query = useQuery({ ...planAdviceQuery(number), enabled: enabled && isWanted });

  function ask() {
    visitStorage.write(VISIT_KEYS.adviceAsked, YES);
    setWasAsked(true);
  }
  return { query, isWanted, ask };
}

export type Advice = ReturnType<typeof useAdvice>;
