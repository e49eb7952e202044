// What a customer should know before home services are associated.
import { Gauge, IdCard, MessageSquareText, Router, ShieldCheck, UsersRound } from 'lucide-react';
import { homeHelpCopy as copy, mobileHelpCopy } from './association.copy.ts';
import type { StepFrameProps } from './step-frame.tsx';

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
