// The parts of a line that the customer has by their role in it: each is a tab with an address, and none is dead.
import type { Service } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import type { PageTab } from '../../ui/page-tabs.tsx';
import { useOwnLines } from '../line-user/use-own-lines.ts';
import { useLineLinks } from './choose-line.ts';
import { detailPath, isMobile, takesPurchases } from './line-facts.ts';
import { linePageCopy as copy } from './line-page.copy.ts';
import { isOpen } from './line-roles.ts';

export type LinePartName = keyof typeof copy.parts;

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
export function partAddress(service: Service, part: LinePartName | null, isAvailable: IsAvailable): string {
  const found = partsOf(service, isAvailable, false).find(([name]) => name === part);
  return withLine(found?.[1] ?? detailPath(service.kind), service.number);
}

export function useLineParts(service: Service): (PageTab & { part: LinePartName })[] {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const isUser = useOwnLines([service])?.includes(service.number) ?? false;
  return partsOf(service, isAvailable, isUser).map(([part, path]) => ({
    part,
    label: copy.parts[part],
    ...linkTo(path, part === 'buy' ? { isDetailService: true } : undefined),
  }));
}
