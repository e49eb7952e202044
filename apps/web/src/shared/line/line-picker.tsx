// The selector of Mis Servicios and of a line's pages: «Todos» and each service. A choice opens the same part of it.
import { LayoutList } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { selectService } from '../../session/visit.ts';
import { chooseLine } from './choose-line.ts';
import { type LinePartName, partAddress } from './line-parts.ts';
import { servicePickerCopy as copy } from './service-picker.copy.ts';
import { ServicePicker } from './service-picker.tsx';

export interface LinePickerProps {
  open: boolean;
  onClose: () => void;
  services: readonly Service[];
  /** The number of the line on screen; null stands for all of them. */
  current: string | null;
  /** What of it is on screen. */
  part?: LinePartName | null;
}

export function LinePicker({ open, onClose, services, current, part = null }: LinePickerProps) {
  const navigate = useNavigate();
  const isAvailable = useAvailability();

  function choose(service: Service | null) {
    onClose();
    if (service) chooseLine(service);
    else selectService(null);
    if ((service?.number ?? null) === current) return;
    navigate(service ? partAddress(service, part, isAvailable) : paths.myServices());
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
