// One claim: its number and how it stands, until when, what was written, and to whom one turns after it.
import type { Claim } from '@portal/contract/paying/claims';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { claimQuery } from '../../api/claims.ts';
import { trueTime } from '../../lib/clock.ts';
import { formatDateLong, updatedAtWords } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { OneThing } from '../../shared/page/one-thing.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { UpdatedAt } from '../../ui/figures/updated-at.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { AppealCard } from './appeal-card.tsx';
import { ClaimFiles } from './claim-files.tsx';
import { ClaimNotes } from './claim-notes.tsx';
import { ClaimStandingCard } from './claim-standing-card.tsx';
import { claimCopy as copy, reasonWords, statusWords } from './claims.copy.ts';
import styles from './claims.module.css';

/** The office goes on while one looks. */
const EVERY_MS = 20_000;

export function ClaimScreen() {
  const { claimId = '' } = useParams();
  return <Followed key={claimId} claimId={claimId} />;
}

function Followed({ claimId }: { claimId: string }) {
  const query = useQuery({
    ...claimQuery(claimId),
    refetchInterval: ({ state }) => (state.data?.status === 'resolved' ? false : EVERY_MS),
  });
  const { data } = query;
  return (
    <>
      <PageHead
        title={copy.title}
        lead={data ? copy.lead(claimId, data.relatedEntity[0]?.name ?? '') : claimId}
        back={{ href: paths.claims(), label: copy.back }}
        aside={data && <UpdatedAt>{updatedAtWords(trueTime(query.dataUpdatedAt))}</UpdatedAt>}
      />
      <OneThing query={query} thing={data} words={copy} otherwise={paths.claims()}>
        {(claim) => <Whole claim={claim} />}
      </OneThing>
    </>
  );
}

function Whole({ claim }: { claim: Claim }) {
  const [entity] = claim.relatedEntity;
  const canAppeal = claim.isLate || claim.resolution === 'rejected' || claim.resolution === 'partial';
  return (
    <Columns
      side={<ClaimStandingCard claim={claim} />}
      rest={
        <>
          <Card title={copy.facts} level={2}>
            <DefinitionList
              items={[
                { term: copy.number, value: claim.id },
                { term: copy.charge, value: entity?.name ?? '' },
                ...(entity?.billNo === undefined
                  ? []
                  : [
                      {
                        term: copy.bill,
                        value: (
                          <TextLink inherit href={paths.bill(entity.billNo)}>
                            {entity.billNo}
                          </TextLink>
                        ),
                      },
                    ]),
                { term: copy.reason, value: reasonWords[claim.reason] },
              ]}
            />
            <p className={styles.told}>
              <span className={styles.quiet}>{copy.description}</span>
              {claim.description}
            </p>
            {claim.attachment.length > 0 && <ClaimFiles claim={claim} />}
          </Card>
          {canAppeal && <AppealCard claim={claim} />}
        </>
      }
    >
      <Card title={copy.trail}>
        <ol className={styles.trail}>
          {(['acknowledged', 'inProgress', 'resolved'] as const).map((status) => {
            const change = claim.statusChange.find((one) => one.status === status);
            return (
              <li key={status} className={change ? styles.done : styles.coming}>
                <span className={styles.step}>{statusWords[status]}</span>
                <span className={styles.quiet}>{change ? formatDateLong(change.changeDate) : copy.soon}</span>
              </li>
            );
          })}
        </ol>
      </Card>
      <ClaimNotes claim={claim} />
    </Columns>
  );
}
