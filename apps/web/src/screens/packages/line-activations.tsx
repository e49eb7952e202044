// What else can be activated on a line: what is bought first, then how it is paid.
import { Package, Plane, Wallet } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { chooseLine, type LineLink, useLineLinks } from '../../shared/line/choose-line.ts';
import { type SoldLine, takesPurchases } from '../../shared/line/line-facts.ts';
import { type ActCard, ActCards } from '../../shared/page/act-cards.tsx';
import type { PayWish } from '../../shared/payment-frame/pay-wish.ts';
import { usePayDialog } from '../../shared/payment-frame/use-pay-dialog.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { activationsCopy as copy } from './packages.copy.ts';

export function LineActivations({ service }: { service: Service }) {
  return takesPurchases(service) ? <OfLine line={service} /> : null;
}

/** Roaming packages are for postpaid lines only. */
function OfLine({ line }: { line: SoldLine }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(line);
  const navigate = useNavigate();
  const { ask, dialog } = usePayDialog(line);
  const isPostpaid = line.kind === 'Postpaid';
  const fromHere = { isDetailService: true } as const;

  /** Postpaid lines choose on our pages and are asked there how to pay; the frame of a prepaid line lets choose. */
  function act(icon: IconGlyph, title: string, text: string, type: PayWish['type'], link: LineLink): ActCard {
    if (isPostpaid) return { icon, title, text, link };
    const onClick: LineLink['onClick'] = (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      chooseLine(line);
      ask({ type, title }, () => navigate(link.href, { state: fromHere }));
    };
    return { icon, title, text, link: { href: link.href, onClick } };
  }

  const rechargeText = isPostpaid ? copy.rechargeToBill : copy.rechargeByCard;
  const packages = linkTo(paths.packages(), fromHere);
  const roaming = linkTo(paths.packages(), { ...fromHere, category: 'ROAMING' });
  const acts = [
    act(Wallet, copy.recharge, rechargeText, 'recharge', linkTo(paths.recharge(), fromHere)),
    act(Package, copy.packages, copy.packagesText, 'data_packets', packages),
    ...(isPostpaid ? [act(Plane, copy.roaming, copy.roamingText, 'roaming_packages', roaming)] : []),
  ];
  return (
    <>
      <ActCards title={copy.title} acts={acts.filter(({ link }) => isAvailable(link.href))} />
      {dialog}
    </>
  );
}
