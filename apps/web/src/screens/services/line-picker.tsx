// The selector of Mis Servicios and the details: «Todos» and each service. A choice opens its detail.
import { LayoutList } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { selectService } from '../../session/visit.ts';
import { chooseLine } from '../../shared/line/choose-line.ts';
import { detailPath } from '../../shared/line/line-facts.ts';
import { ServicePicker } from '../../shared/line/service-picker.tsx';
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
    if (service) navigate(withLine(detailPath(service.kind), number));
    else navigate(paths.myServices());
  }

  return (
    <ServicePicker
      open={open}
      onClose={onClose}
      services={services}
      current={current}
      onChoose={choose}
      all={{ icon: LayoutList, title: copy.all, detail: copy.allDetail, onClick: () => choose(null) }}
    />
  );
}
