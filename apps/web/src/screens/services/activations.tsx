// What can be activated on a line, below its balances: each asks how to pay first.
import { Package, Plane, Wallet } from 'lucide-react';
import type { Service } from '../../api/service-list.ts';
import { useAvailability } from '../../lib/portal-map.ts';
import { ActCards } from '../../shared/act-cards.tsx';
import { type SoldLine, takesPurchases } from '../../shared/line-facts.ts';
import { type PayWish, usePayDialog } from '../../shared/payment-frame/use-pay-dialog.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { manageCopy as copy } from './detail.copy.ts';

export function Activations({ service }: { service: Service }) {
  return takesPurchases(service) ? <LineActivations line={service} /> : null;
}

/** Roaming packages are for postpaid lines only. */
function LineActivations({ line }: { line: SoldLine }) {
  const isAvailable = useAvailability();
  const { linkTo, dialog } = usePayDialog(line);
  const isPostpaid = line.kind === 'Postpaid';
  const act = (icon: IconGlyph, type: PayWish['type'], title: string, text: string) => ({
    icon,
    title,
    text,
    link: linkTo({ type, title }),
  });
  const acts = [
    act(Wallet, 'recharge', copy.recharge, isPostpaid ? copy.rechargeToBill : copy.rechargeByCard),
    act(Package, 'data_packets', copy.packages, copy.packagesText),
    ...(isPostpaid ? [act(Plane, 'roaming_packages', copy.roaming, copy.roamingText)] : []),
  ];
  return (
    <>
      <ActCards title={copy.activate} acts={acts.filter(({ link }) => isAvailable(link.href))} />
      {dialog}
    </>
  );
}
