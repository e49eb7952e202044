// Remembering the chosen line, and the addresses of its pages.
import type { MouseEvent } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { lineIn, paths, withLine } from '../../lib/place/paths.ts';
import { type Location, useNavigate } from '../../lib/place/router.tsx';
import { selectService } from '../../session/visit.ts';
import { detailPath } from './line-facts.ts';

/** What a page of a line is told besides its line. */
interface TakenAlong {
  /** The plan change and the purchases go back to where they were opened. */
  isDetailService?: true;
  /** Of the catalogue of packages: the tab to begin with. */
  category?: string;
  /** Of the same: it opens what gives again what is running out. */
  buysMissing?: true;
}

/** The line that a page was opened for: its address names it, or the page before has; null when nobody did. */
export function lineOf({ search, state }: Pick<Location, 'search' | 'state'>): string | null {
  return lineIn(search) ?? lineOfState(state);
}

/** The steps of a purchase hand it on with what else was chosen. */
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
export function useLineLinks(service: Service): (path: string, more?: TakenAlong) => LineLink {
  const navigate = useNavigate();
  return (path, more) => {
    const href = withLine(path, service.number);
    return {
      href,
      onClick: (event) => {
        // A new tab or window is the browser's; the address says the line.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        chooseLine(service);
        navigate(href, { state: more ?? null });
      },
    };
  };
}
