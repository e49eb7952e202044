// One claim: its number and how it stands, until when, what was written, and to whom one turns after it.
import type { Claim } from '@portal/contract/paying/claims';
import { market } from '@portal/market/here';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ExternalLink, Paperclip, Phone } from 'lucide-react';
import { claimQuery, saveAttachment, saveReceipt, sendNote } from '../../api/claims.ts';
import { trueTime } from '../../lib/clock.ts';
import { formatDateLong, formatDayAndMonth, updatedAtWords, weekdayOf } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { usePathWord } from '../../lib/place/router.tsx';
import { statusWords } from '../../shared/in-progress/in-progress.copy.ts';
import { useLineCalled } from '../../shared/line/line-queries.ts';
import { Notes, WriteNote } from '../../shared/notes/notes.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { OneThing } from '../../shared/page/one-thing.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { useSaving } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Amount, Badge, type BadgeProps, UpdatedAt } from '../../ui/figures/figures.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { claimCopy as copy, reasonWords, resolutionWords } from './claims.copy.ts';
import styles from './claims.module.css';
import { DaysRing, daysOf } from './days-ring.tsx';

// What is claimed, how that stands, and what comes of it.
function standingOf({ status, resolution, isLate }: Claim): { words: string; kind: BadgeProps['kind'] } {
  if (resolution !== null)
    return { words: resolutionWords[resolution], kind: resolution === 'rejected' ? 'danger' : 'success' };
  return { words: statusWords[status], kind: isLate ? 'danger' : 'info' };
}

function ClaimStandingCard({ claim }: { claim: Claim }) {
  const { words, kind } = standingOf(claim);
  const { left, all } = daysOf(claim);
  const day = claim.expectedResolutionDate;
  const lastDay = `${weekdayOf(day)} ${formatDayAndMonth(day)}`;
  const isOpen = claim.status !== 'resolved';
  const saving = useSaving();
  return (
    <Card
      title={isOpen ? copy.amount : copy.amountDone}
      quietTitle
      sticky
      aside={<Badge kind={kind}>{words}</Badge>}
    >
      <Amount money={formatDollars(claim.amount.value)} />
      {isOpen && claim.amount.value > 0 && (
        <p className="small muted">
          {claim.isWithheld ? copy.withheld : copy.paid(formatDollars(claim.amount.value))}
        </p>
      )}
      {isOpen && (
        <div className={styles.clock}>
          <DaysRing claim={claim} isBig />
          <div>
            <p className="strong">{inOnePiece(claim.isLate ? copy.late : copy.until(lastDay))}</p>
            {left < all && <p className={styles.quiet}>{copy.dayOf(all - left, all)}</p>}
          </div>
        </div>
      )}
      <div className={styles.says}>
        {claim.credit && (
          <p className="strong">
            {copy.credit(formatDollars(claim.credit.amount.value), claim.credit.billNo !== null)}
          </p>
        )}
        {claim.credit &&
          (claim.credit.billNo === null ? (
            <p>{copy.creditNext}</p>
          ) : (
            <p>
              <TextLink inherit href={paths.bill(claim.credit.billNo)}>
                {copy.creditOn(claim.credit.billNo)}
              </TextLink>
            </p>
          ))}
      </div>
      <Button
        wide
        icon={Download}
        busy={saving.isRunning(claim.id)}
        busyText={copy.saving}
        onClick={() => saving.save(claim.id, () => saveReceipt(claim.id))}
      >
        {copy.receipt}
      </Button>
    </Card>
  );
}

/** The office goes on while one looks. */
const EVERY_MS = 20_000;

export function ClaimScreen() {
  const claimId = usePathWord('claimId') ?? '';
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
        lead={copy.lead(claimId, data?.relatedEntity[0]?.name)}
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
  const called = useLineCalled();
  const canAppeal = claim.isLate || claim.resolution === 'rejected' || claim.resolution === 'partial';
  return (
    <Columns
      side={<ClaimStandingCard claim={claim} />}
      rest={
        <>
          <Card title={copy.facts} level={2}>
            <DefinitionList
              items={[
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
                { term: copy.line, value: called(claim.product.publicIdentifier) },
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

// To whom one turns when the answer is late, or not what one hoped for.
function AppealCard({ claim }: { claim: Claim }) {
  const { name, inFull, phone, url } = market.regulator;
  return (
    <Card title={claim.isLate ? copy.late : copy.refused} level={2}>
      <p className={styles.appeal}>{copy.appeal(name, inFull)}</p>
      <ListRows>
        <ListRow icon={Phone} title={copy.call(phone)} href={`tel:${phone.replaceAll(' ', '')}`} />
        <ListRow icon={ExternalLink} title={copy.site(name)} href={url} />
      </ListRows>
    </Card>
  );
}

// What the customer and the operator write to each other about a claim.
function ClaimNotes({ claim }: { claim: Claim }) {
  const client = useQueryClient();
  return (
    <Card title={copy.notes}>
      {claim.note.length === 0 && <p className={styles.hint}>{copy.noNotes}</p>}
      {claim.note.length > 0 && <Notes notes={claim.note} />}
      <WriteNote
        send={(text, key) => sendNote(claim.id, text, key)}
        onSent={(noted) => client.setQueryData(claimQuery(claim.id).queryKey, noted)}
      />
    </Card>
  );
}

// What was attached, for who did it: each is saved, none is shown in place.
function ClaimFiles({ claim }: { claim: Claim }) {
  const saving = useSaving();
  return (
    <div className={styles.told}>
      <span className={styles.quiet}>{copy.files}</span>
      <ul className={styles.files}>
        {claim.attachment.map(({ id, name }) => (
          <li key={id}>
            <TextLink
              icon={Paperclip}
              onClick={() => saving.save(id, () => saveAttachment(claim.id, id, name))}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
