// What a customer should know before a line is associated.
import { Gauge, MessageSquareText, UsersRound } from 'lucide-react';
import { mobileHelpCopy as copy } from './association.copy.ts';
import type { StepFrameProps } from './step-frame.tsx';

const { sms, see, others } = copy.rows;

export const mobileHelp: StepFrameProps['help'] = {
  title: copy.title,
  rows: [
    { icon: MessageSquareText, words: sms },
    { icon: Gauge, words: see },
    { icon: UsersRound, words: others },
  ],
};
