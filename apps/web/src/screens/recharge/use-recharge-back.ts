// The way back inside a top-up keeps what was chosen.
import type { MouseEvent } from 'react';
import { useNavigate } from '../../lib/place/router.tsx';
import { nextStep } from '../../shared/purchase/steps.ts';
import { rechargeCopy } from './recharge.copy.ts';
import type { RechargeVisit } from './recharge-visit.ts';

export function useRechargeBack(href: string, visit: RechargeVisit) {
  const navigate = useNavigate();
  return {
    href,
    label: rechargeCopy.back,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      navigate(href, { state: nextStep(visit) });
    },
  };
}
