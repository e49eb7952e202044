// The four sections of the portal; one shows itself once its page exists.
import { House, LifeBuoy, ReceiptText, Zap } from 'lucide-react';
import { paths, samePath, trimSlash } from '../lib/place/paths.ts';
import { useAvailability } from '../lib/place/portal-map.ts';
import { useLocation } from '../lib/place/router.tsx';
import type { IconGlyph } from '../ui/icon.tsx';
import { shellCopy as copy } from './shell.copy.ts';

export interface Section {
  label: string;
  href: string;
  icon: IconGlyph;
  /** Addresses that begin so belong to it. */
  owns: readonly string[];
}

const SECTIONS: readonly Section[] = [
  { label: copy.services, href: paths.homeWithServices(), icon: House, owns: ['/home', '/service-details'] },
  {
    label: copy.billing,
    href: paths.billing(),
    icon: ReceiptText,
    owns: ['/billing', paths.paymentResult()],
  },
  {
    label: copy.activations,
    href: paths.activations(),
    icon: Zap,
    owns: ['/buy', '/recharge', paths.packages(), paths.packageReview(), paths.packageResult()],
  },
  {
    label: copy.support,
    href: paths.support(),
    icon: LifeBuoy,
    owns: ['/support', '/cellphone', '/service-order'],
  },
];

/** All but 'Soporte' (HOME-2). */
const HIDDEN_ON_TOUR = 3;

export function useSections(): Section[] {
  const isAvailable = useAvailability();
  const { pathname } = useLocation();
  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  return SECTIONS.slice(onTour ? HIDDEN_ON_TOUR : 0).filter(({ href }) => isAvailable(href));
}

/** `page` on the section's own page, `true` on a page inside it. */
export function currentIn(section: Section, pathname: string): 'page' | 'true' | undefined {
  if (trimSlash(section.href) === trimSlash(pathname)) return 'page';
  return section.owns.some((path) => pathname.startsWith(path)) ? 'true' : undefined;
}
