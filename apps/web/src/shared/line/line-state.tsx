// The state of a service in the operator's word.
import { CircleSlash, CircleX, Coffee, Pause } from 'lucide-react';
import type { ServiceState } from '../../api/lines/service-list.ts';
import { Badge } from '../../ui/figures/figures.tsx';
import { stateWord } from './line-facts.ts';

const LOOKS = {
  A: { kind: 'success', icon: undefined },
  S: { kind: 'danger', icon: Pause },
  paused: { kind: 'info', icon: Coffee },
  I: { kind: 'danger', icon: CircleX },
  P: { kind: 'info', icon: undefined },
  R: { kind: 'neutral', icon: CircleSlash },
} as const;

export function LineState({ state }: { state: ServiceState }) {
  const { kind, icon } = LOOKS[state] ?? LOOKS.R;
  return (
    <Badge kind={kind} {...(icon ? { icon } : {})}>
      {stateWord(state)}
    </Badge>
  );
}
