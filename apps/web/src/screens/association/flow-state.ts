// What the steps of association hand on to each other in the history, so that a reload keeps it and another tab
// does not.

import { Gauge, IdCard, MessageSquareText, Router, ShieldCheck, UsersRound } from 'lucide-react';
import type { SentLineCode } from '../../session/line-code.ts';
import { isFromHome } from '../../shared/association/use-associate-entry.tsx';
import { homeHelpCopy as copy, mobileHelpCopy } from './association.copy.ts';
import type { StepFrameProps } from './step-frame.tsx';

export type MobileKind = SentLineCode['kind'];

export interface Origin {
  /** Cancelling leads back there; to the choice of services otherwise. */
  from?: 'home';
}

export function originOf(state: unknown): Origin {
  return isFromHome(state) ? { from: 'home' } : {};
}

export interface Associated {
  type: 'Móvil' | 'Fijo';
  /** Of a mobile line: what it can do from now on. */
  kind?: MobileKind;
}

export function associatedOf(state: unknown): Associated | null {
  const { type } = (state ?? {}) as Partial<Associated>;
  return type === 'Móvil' || type === 'Fijo' ? (state as Associated) : null;
}

/** What a customer should know before home services are associated. */
const { document, all, tries } = copy.rows;

export const homeHelp: StepFrameProps['help'] = {
  title: copy.title,
  rows: [
    { icon: IdCard, words: document },
    { icon: Router, words: all },
    { icon: ShieldCheck, words: tries },
  ],
};

// What a customer should know before a line is associated.
const { sms, see, others } = mobileHelpCopy.rows;

export const mobileHelp: StepFrameProps['help'] = {
  title: mobileHelpCopy.title,
  rows: [
    { icon: MessageSquareText, words: sms },
    { icon: Gauge, words: see },
    { icon: UsersRound, words: others },
  ],
};
