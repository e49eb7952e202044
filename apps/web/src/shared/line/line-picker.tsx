// The selector of Mis Servicios and of a line's pages: «Todos» and each service. A choice opens the same part of it.
import { LayoutList } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { selectService } from '../../session/visit.ts';
import type { PageTab } from '../../ui/page-tabs.tsx';
import { useOwnLines } from '../line-user/use-own-lines.ts';
import { chooseLine, useLineLinks } from './choose-line.ts';
import { detailPath, isMobile, takesPurchases } from './line-facts.ts';
import { servicePickerCopy as copy, linePageCopy } from './line-page.copy.ts';
import { isOpen } from './line-roles.ts';
import { ServicePicker } from './service-picker.tsx';

interface LinePickerProps {
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

// The parts of a line that the customer has by their role in it: each is a tab with an address, and none is dead.

export type LinePartName = keyof typeof linePageCopy.parts;

type IsAvailable = (path: string) => boolean;

/** `isUser`: the customer uses it themselves, whatever their role. */
function partsOf(service: Service, isAvailable: IsAvailable, isUser: boolean): [LinePartName, string][] {
  const isManaged = isOpen(service, 'manage');
  const parts: [LinePartName, string, boolean][] = [
    ['summary', detailPath(service.kind), true],
    ['usage', paths.dailyUsage(), isMobile(service) && isOpen(service, 'figures')],
    ['usage', paths.serviceRecord(), isUser && !isOpen(service, 'figures')],
    ['help', paths.diagnosis(), !isMobile(service) && isManaged],
    ['buy', paths.packages(), takesPurchases(service)],
    ['manage', paths.manageLine(), isManaged],
  ];
  return parts.flatMap(([part, path, isOpened]) => (isOpened && isAvailable(path) ? [[part, path]] : []));
}

/** The same part of another line, or its summary when it has no such part. */
function partAddress(service: Service, part: LinePartName | null, isAvailable: IsAvailable): string {
  const found = partsOf(service, isAvailable, false).find(([name]) => name === part);
  return withLine(found?.[1] ?? detailPath(service.kind), service.number);
}

export function useLineParts(service: Service): (PageTab & { part: LinePartName })[] {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const isUser = useOwnLines([service])?.includes(service.number) ?? false;
  return partsOf(service, isAvailable, isUser).map(([part, path]) => ({
    part,
    label: linePageCopy.parts[part],
    ...linkTo(path, part === 'buy' ? { isDetailService: true } : undefined),
  }));
}
