// The top of «Pagos y Facturas»: its title, and its parts, of which those that nobody opened for the customer are left out.
import type { LinePart } from '@portal/contract/lines/accounts';
import { useQuery } from '@tanstack/react-query';
import { claimsQuery } from '../../api/claims.ts';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { isOpen, opensOne } from '../line/line-roles.ts';
import { PageHead } from '../page/page-head.tsx';
import { purchaseCopy } from './purchase.copy.ts';

const { payments: copy } = purchaseCopy;
type Part = 'bills' | 'movements' | 'claims';
const PARTS: readonly { part: Part; href: string; requires?: LinePart }[] = [
  { part: 'bills', href: paths.billing(), requires: 'bills' },
  { part: 'movements', href: paths.movements() },
  { part: 'claims', href: paths.claims(), requires: 'manage' },
];

export function PaymentsHead({ part }: { part: Part }) {
  const services = useQuery(serviceListQuery).data?.services ?? [];
  const opens = ({ requires }: (typeof PARTS)[number]) => !requires || opensOne(services, requires);
  const mayClaim = services.some((service) => isOpen(service, 'manage'));
  const { data: claims = [] } = useQuery({ ...claimsQuery, enabled: mayClaim });
  const open = claims.filter(({ status }) => status !== 'resolved').length;
  const tabs = PARTS.filter(opens).map((each) => ({
    label: copy.parts[each.part],
    href: each.href,
    ...(each.part === 'claims' && open > 0 ? { count: open, countWords: copy.openClaims(open) } : {}),
  }));
  const current = PARTS.find((each) => each.part === part)?.href ?? '';
  return (
    <>
      <PageHead title={copy.title} lead={part === 'bills' && copy.lead} />
      {tabs.length > 1 && <PageTabs label={copy.partsOf} tabs={tabs} current={current} />}
    </>
  );
}
