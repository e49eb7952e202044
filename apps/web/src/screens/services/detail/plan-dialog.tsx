// «Conoce tu Plan»: the code of its window comes after the page is drawn.
import { useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { lazyCode, useLazyCode } from '../../../ui/waiting/lazy-code.ts';
import { detailCopy } from './detail.copy.ts';

const planWindow = lazyCode(() => import('./plan-window.tsx').then((code) => code.PlanWindow));

export function PlanDialog({ service }: { service: Service }) {
  const PlanWindow = useLazyCode(planWindow);
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLink onClick={() => setOpen(true)}>{detailCopy.knowPlan}</TextLink>
      {PlanWindow && open && <PlanWindow service={service} onClose={() => setOpen(false)} />}
    </>
  );
}
