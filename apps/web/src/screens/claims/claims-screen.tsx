// «Tus reclamos»: every claim about charges of the customer's lines, newest first.
import type { Claim } from '@portal/contract/paying/claims';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { claimsQuery } from '../../api/claims.ts';
import { formatDate } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { BillsDone } from '../../ui/drawings/bills-done.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { standingOf } from './claim-standing.ts';
import { listCopy as copy } from './claims.copy.ts';

export function ClaimsScreen() {
  const query = useQuery(claimsQuery);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ href: paths.billing(), label: copy.back }} />
      <QueryCard
        query={query}
        title={copy.title}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={3} />}
      >
        {(claims) => (claims.length === 0 ? <None /> : <Rows claims={claims} />)}
      </QueryCard>
    </>
  );
}

function Rows({ claims }: { claims: readonly Claim[] }) {
  return (
    <ListRows>
      {claims.map((claim) => {
        const { kind, words } = standingOf(claim);
        return (
          <ListRow
            key={claim.id}
            icon={MessageSquareWarning}
            title={claim.relatedEntity[0]?.name ?? claim.id}
            detail={`${words} · ${copy.detail(claim.id, formatDate(claim.creationDate))}`}
            detailKind={kind}
            value={formatMoney(centsFromDollars(claim.amount.value))}
            href={paths.claim(claim.id)}
          />
        );
      })}
    </ListRows>
  );
}

function None() {
  return (
    <Empty
      drawing={<BillsDone />}
      title={copy.none.title}
      text={copy.none.text}
      action={
        <ButtonLink size="sm" href={paths.billing()}>
          {copy.none.act}
        </ButtonLink>
      }
    />
  );
}
