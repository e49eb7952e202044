// Remembering the chosen line, and taking it along: its number travels in the navigation state.
import type { MouseEvent } from 'react';
import type { Service } from '../api/service-list.ts';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/router.tsx';
import { selectService } from '../session/visit.ts';
import { detailPath } from './line-facts.ts';

interface LineTaken {
  phoneNumber: string;
  /** The plan change and the purchases go back to where they were opened. */
  isDetailService?: true;
  /** Of the catalogue of packages: the tab to begin with. */
  category?: string;
}

/** The line that a page was opened for; null when nobody said. */
export function lineOfState(state: unknown): string | null {
  const said = typeof state === 'object' && state !== null && 'phoneNumber' in state && state.phoneNumber;
  return typeof said === 'string' ? said : null;
}

export function chooseLine({ name, number, kind }: Service): void {
  selectService({ name, number, type: kind });
}

export interface LineLink {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** To the invoices of a line. */
export function useBillingLink(service: Service): LineLink {
  return useLineLinks(service)(paths.billing());
}

/** To the detail of a service. */
export function useDetailLink(service: Service): LineLink {
  return useLineLinks(service)(detailPath(service.kind));
}

/** To any page that is opened for a line. */
export function useLineLinks(
  service: Service,
): (href: string, more?: Omit<LineTaken, 'phoneNumber'>) => LineLink {
  const navigate = useNavigate();
  return (href, more) => ({
    href,
    onClick: (event) => {
      chooseLine(service);
      // A new tab or window is the browser's; it finds the remembered line.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const state: LineTaken = { phoneNumber: service.number, ...more };
      navigate(href, { state });
    },
  });
}
