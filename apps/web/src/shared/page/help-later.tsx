// The help card of home, below everything that the customer came for: its code comes after the page is drawn.
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';

const helpCard = lazyCode(() => import('./help-card.tsx').then((code) => code.HelpCard));

export function HelpLater() {
  const HelpCard = useLazyCode(helpCard);
  return HelpCard && <HelpCard />;
}
