// «Reclamos»: the open ones first with the days that are left for an answer, then what became of the others.
import type { Claim } from '@portal/contract/paying/claims';
import { useQuery } from '@tanstack/react-query';
import { Check, Flag } from 'lucide-react';
import { claimsQuery } from '../../api/claims.ts';
import { trueTime } from '../../lib/clock.ts';
import { daysUntil, formatDayAndMonth, updatedAtWords } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLineCalled } from '../../shared/line/line-queries.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { WithData } from '../../shared/page/query-card.tsx';
import { PaymentsHead } from '../../shared/purchase/payments-head.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { UpdatedAt } from '../../ui/figures/figures.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { listCopy as copy, reasonWords, resolutionWords } from './claims.copy.ts';
import styles from './claims.module.css';
import { DaysRing } from './days-ring.tsx';

const money = ({ amount }: Claim) => formatDollars(amount.value);
const title = (claim: Claim) => copy.charge(claim.relatedEntity[0]?.name ?? claim.id, money(claim));

export function ClaimsScreen() {
  const query = useQuery(claimsQuery);
  const open = query.data?.filter(({ status }) => status !== 'resolved') ?? [];
  const closed = query.data?.filter(({ status }) => status === 'resolved') ?? [];
  return (
    <>
      <PaymentsHead part="claims" />
      <Columns rest={query.data?.length !== 0 && <HowToClaim />}>
        {query.data?.length === 0 && <HowToClaim />}
        <WithData
          query={query}
          title={copy.open}
          failed={copy.failed}
          waiting={copy.waiting}
          skeleton={<SkeletonRows count={3} />}
        >
          {() => (
            <>
              {open.length > 0 && (
                <Card
                  title={copy.open}
                  aside={<UpdatedAt>{updatedAtWords(trueTime(query.dataUpdatedAt))}</UpdatedAt>}
                >
                  <ListRows>
                    {open.map((claim) => (
                      <OpenRow key={claim.id} claim={claim} />
                    ))}
                  </ListRows>
                </Card>
              )}
              {closed.length > 0 && (
                <Card title={copy.closed}>
                  <ListRows>
                    {closed.map((claim) => (
                      <ListRow
                        key={claim.id}
                        icon={claim.resolution === 'rejected' ? Flag : Check}
                        kind={claim.resolution === 'rejected' ? 'plain' : 'success'}
                        title={title(claim)}
                        detail={outcomeWords(claim)}
                        href={paths.claim(claim.id)}
                      />
                    ))}
                  </ListRows>
                </Card>
              )}
            </>
          )}
        </WithData>
      </Columns>
    </>
  );
}

function OpenRow({ claim }: { claim: Claim }) {
  const { isLate, expectedResolutionDate, creationDate, product, reason } = claim;
  const called = useLineCalled();
  return (
    <ListRow
      picture={<DaysRing claim={claim} />}
      title={title(claim)}
      detail={
        <>
          <span className={isLate ? styles.late : styles.until}>
            {inOnePiece(isLate ? copy.late : copy.until(formatDayAndMonth(expectedResolutionDate)))}
          </span>
          {inOnePiece(
            copy.detail(
              daysUntil(creationDate) === 0
                ? copy.receivedToday
                : copy.received(formatDayAndMonth(creationDate)),
              called(product.publicIdentifier),
              reasonWords[reason].toLowerCase(),
            ),
          )}
        </>
      }
      href={paths.claim(claim.id)}
    />
  );
}

function outcomeWords({ resolution, statusChange, credit }: Claim): string {
  const answered = statusChange.find(({ status }) => status === 'resolved');
  const day = answered && formatDayAndMonth(answered.changeDate);
  const words = resolution ? resolutionWords[resolution] : '';
  if (!credit) return copy.outcome(words, day);
  const given = formatDollars(credit.amount.value);
  return copy.outcome(words, day, copy.given(given, credit.billNo !== null));
}

function HowToClaim() {
  return (
    <Card title={copy.how.title}>
      <p className={styles.hint}>{copy.how.text}</p>
      <ButtonLink href={paths.movements()}>{copy.how.act}</ButtonLink>
    </Card>
  );
}
