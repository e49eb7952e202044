// The list of lines over the page: «Todos» and each service by name and number. A choice opens its detail.
import { LayoutList } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Service } from '../../api/service-list.ts';
import { paths } from '../../lib/paths.ts';
import { selectService } from '../../session/visit.ts';
import { chooseLine } from '../../shared/choose-line.ts';
import { detailPath, inDisplayOrder, kindWord, lineIcon, shownNumber } from '../../shared/line-facts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { pickerCopy as copy } from './services.copy.ts';

export interface LinePickerProps {
  open: boolean;
  onClose: () => void;
  services: readonly Service[];
  /** The number of the line on screen; null stands for all of them. */
  current: string | null;
}

export function LinePicker({ open, onClose, services, current }: LinePickerProps) {
  const navigate = useNavigate();

  function choose(service: Service | null) {
    onClose();
    if (service) chooseLine(service);
    else selectService(null);
    const number = service?.number ?? null;
    if (number === current) return;
    if (service) navigate(detailPath(service.kind), { state: { phoneNumber: number } });
    else navigate(paths.myServices());
  }

  const here = <Badge>{copy.current}</Badge>;
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} closeLabel={copy.close} initialFocus="title">
      <ListRows label={copy.title}>
        <ListRow
          icon={LayoutList}
          title={copy.all}
          detail={copy.allDetail}
          value={current === null && here}
          onClick={() => choose(null)}
        />
        {inDisplayOrder(services).map((service) => (
          <ListRow
            key={service.number}
            icon={lineIcon(service)}
            title={
              <>
                {copy.option(service.name)}
                <span className="nowrap">{shownNumber(service)}</span>
              </>
            }
            detail={kindWord(service)}
            value={service.number === current && here}
            onClick={() => choose(service)}
          />
        ))}
      </ListRows>
    </Dialog>
  );
}
