// What a customer should know before home services are associated.
import { IdCard, Router, ShieldCheck } from 'lucide-react';
import { homeHelpCopy as copy } from './association.copy.ts';
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
