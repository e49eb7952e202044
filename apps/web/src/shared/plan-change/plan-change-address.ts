// Where «Cambiar mi plan» leads from a page that knows no line.
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/kept/query-client.ts';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useProfile, useSelectedService } from '../../session/use-session.ts';
import { inDisplayOrder, takesPlanOrders } from '../line/line-facts.ts';

export function usePlanChangeAddress(): string {
  const enabled = useProfile() !== null;
  const chosen = useSelectedService();
  // Soporte is open to everybody, and stands outside the signed-in pages' own client then.
  const { data } = useQuery({ ...serviceListQuery, enabled }, queryClient);
  return planChangeAddress(data?.services ?? [], chosen?.number);
}

/** The line chosen last, or the first whose plan may be changed; without one, where a line is chosen first. */
export function planChangeAddress(services: readonly Service[], chosen: string | undefined): string {
  const lines = inDisplayOrder(services).filter(takesPlanOrders);
  const line = lines.find(({ number }) => number === chosen) ?? lines[0];
  return line ? withLine(paths.changePlan(), line.number) : paths.activations();
}
