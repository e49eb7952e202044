// Buying what is nearly gone: the catalogue opens with what gives it again, so that one press more pays.
import { MessageSquare, Phone, Wifi } from 'lucide-react';
import type { Service } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import {
  type ConsumptionFigure,
  isNearlyGone,
  type RingType,
} from '../../../shared/line/consumption-facts.ts';
import { takesPurchases } from '../../../shared/line/line-facts.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { urgentCopy as copy } from '../home.copy.ts';

export const ALLOWANCE_ICONS = { internet: Wifi, voz: Phone, sms: MessageSquare } as const;

const TABS: Record<RingType, string> = { internet: 'INTERNET', voz: 'VOZ', sms: 'SMS' };

export function useBuyMissing(line: Service) {
  const linkTo = useLineLinks(line);
  return ({ type }: ConsumptionFigure) =>
    linkTo(paths.packages(), { category: TABS[type], buysMissing: true });
}

/** Under a circle; nothing while there is enough, or for a line that nothing is sold to. */
export function BuyMissing({ line, figure }: { line: Service; figure: ConsumptionFigure }) {
  const buy = useBuyMissing(line)(figure);
  if (!takesPurchases(line) || !isNearlyGone(figure)) return null;
  return (
    <TextLink {...buy}>
      {copy.buy}
      <span className="sr-only">{copy.buyWhat(figure.name)}</span>
    </TextLink>
  );
}
