// «Ver Detalle» of a card: its list says more, and its words turn.
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { balancesCopy as copy } from './detail.copy.ts';

export interface DetailToggleProps {
  listId: string;
  unfolded: boolean;
  onToggle: (unfolded: boolean) => void;
}

export function DetailToggle({ listId, unfolded, onToggle }: DetailToggleProps) {
  return (
    <TextLink aria-expanded={unfolded} aria-controls={listId} onClick={() => onToggle(!unfolded)}>
      {unfolded ? copy.hideDetail : copy.seeDetail}
    </TextLink>
  );
}
