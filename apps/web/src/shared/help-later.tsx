// The help card of home, below everything that the customer came for: its code comes after the page is drawn.
import { useLater } from '../ui/use-later.ts';

const load = () => import('./help-card.tsx').then((code) => code.HelpCard);

export function HelpLater() {
  const HelpCard = useLater(load);
  return HelpCard && <HelpCard />;
}
