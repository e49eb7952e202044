// Remembering the chosen line, and taking it along to its invoices.
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Service } from '../api/service-list.ts';
import { paths } from '../lib/paths.ts';
import { selectService } from '../session/visit.ts';

export function chooseLine({ name, number, kind }: Service): void {
  selectService({ name, number, type: kind });
}

export interface BillingLink {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The link to the invoices of one line; its number travels in the navigation state. */
export function useBillingLink({ number }: Pick<Service, 'number'>): BillingLink {
  const navigate = useNavigate();
  return {
    href: paths.billing(),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigate(paths.billing(), { state: { phoneNumber: number } });
    },
  };
}
