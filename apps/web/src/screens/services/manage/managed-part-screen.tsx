// One thing that is managed about a line, on a page under «Gestionar»: what other companies charge, who uses it, its chip.
import type { ThirdPartyProduct } from '@portal/contract/lines/inventory';
import type { Sim } from '@portal/contract/lines/sims';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { lockSim, revealSim, simQuery } from '../../../api/lines/sim.ts';
import {
  blockThirdParty,
  endThirdParty,
  thirdPartyBlockQuery,
  thirdPartyQuery,
} from '../../../api/lines/third-party.ts';
import { formatDateLong, formatDateTime } from '../../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { formatDollars } from '../../../lib/money.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { hasEnded, isMobile } from '../../../shared/line/line-facts.ts';
import { LinePage } from '../../../shared/line/line-page.tsx';
import { isOpen } from '../../../shared/line/line-roles.ts';
import form from '../../../shared/page/form-page.module.css';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { useBusy } from '../../../shared/use-task.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { LineUserCard } from './line-user-card.tsx';
import { chipCopy, manageCopy as copy, thirdPartyCopy } from './manage.copy.ts';
import styles from './manage.module.css';
import { isManaged, ManageSkeleton, noneManaged } from './manage-screen.tsx';

export const ThirdPartiesScreen = () => (
  <Part title={copy.thirdParties}>{({ number }) => <ThirdPartyCard line={number} />}</Part>
);

export const LineUserScreen = () => (
  <Part title={copy.user} has={isMobile}>
    {(service) => <LineUserCard service={service} />}
  </Part>
);

export const ChipAndPukScreen = () => (
  <Part title={copy.chip} has={(service) => isMobile(service) && !hasEnded(service)}>
    {(service) => <ChipCard line={service.number} isHolder={isOpen(service, 'hold')} />}
  </Part>
);

interface PartProps {
  title: string;
  /** Which lines have it: all, if not given. */
  has?: (service: Service) => boolean;
  children: (service: Service) => ReactNode;
}

function Part({ title, has = () => true, children }: PartProps) {
  return (
    <LinePage
      part="manage"
      title={title}
      accepts={(service) => isManaged(service) && has(service)}
      none={noneManaged}
      skeleton={<ManageSkeleton />}
    >
      {(service) => <div className={form.page}>{children(service)}</div>}
    </LinePage>
  );
}

interface ChipCardProps {
  line: string;
  /** Its secrets are for nobody else. */
  isHolder: boolean;
}

/** «Tu chip» of a mobile line: its number and PUK for whoever says again who they are, and the lock against its change. */
function ChipCard({ line, isHolder }: ChipCardProps) {
  return (
    <QueryCard
      query={useQuery(simQuery(line))}
      isUntimed
      title={chipCopy.title}
      failed={chipCopy.failed}
      waiting={chipCopy.waiting}
      skeleton={<SkeletonRows count={3} />}
    >
      {(sim) => (
        <div className="stack">
          {isHolder && <Secrets line={line} masked={sim.iccid} />}
          <Lock line={line} sim={sim} isHolder={isHolder} />
          <div className={styles.acts}>
            {isHolder && <TextLink href={withLine(paths.changeChip(), line)}>{chipCopy.change}</TextLink>}
            <TextLink href={withLine(paths.stolen(), line)}>{chipCopy.stolen}</TextLink>
          </div>
        </div>
      )}
    </QueryCard>
  );
}

/** Shown until they are hidden, or the page is left: nothing keeps them. */
function Secrets({ line, masked }: { line: string; masked: string }) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const [shown, setShown] = useState<Sim | null>(null);

  async function reveal() {
    const { data, error } = await during(revealSim(line));
    if (data) setShown(data);
    else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: chipCopy.notShown });
  }

  const digits = shown ? inFours(shown.iccid) : `…${masked.slice(-4)}`;
  return (
    <>
      <DefinitionList
        items={[
          { term: chipCopy.iccid, value: digits },
          { term: chipCopy.puk, value: shown?.puk ?? chipCopy.hidden },
        ]}
      />
      {shown && <p className="muted">{chipCopy.pukHint}</p>}
      <div>
        <Button
          size="sm"
          busy={isBusy}
          busyText={chipCopy.showing}
          onClick={shown ? () => setShown(null) : reveal}
        >
          {shown ? chipCopy.hide : chipCopy.show}
        </Button>
      </div>
    </>
  );
}

/** Put on by whoever manages the line, taken off by who holds it. */
function Lock({ line, sim, isHolder }: ChipCardProps & { sim: Sim }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, during } = useBusy();
  const isStaying = sim.simLock && sim.simLockOffAt === null;

  async function set(simLock: boolean) {
    setIsAsking(false);
    const { data, error } = await during(lockSim(line, simLock));
    if (data) return client.setQueryData(simQuery(line).queryKey, data);
    if (error.code === STEP_UP_REQUIRED) return;
    showToast({
      kind: 'danger',
      text: error.code === 'HOLDER_REQUIRED' ? chipCopy.onlyHolder : chipCopy.notSaved,
    });
  }

  return (
    <>
      <p role="status">{lockWords(sim)}</p>
      {isStaying && !isHolder ? (
        <p className="muted">{chipCopy.onlyHolder}</p>
      ) : (
        <div>
          <Button
            size="sm"
            busy={isBusy}
            busyText={chipCopy.saving}
            onClick={isStaying ? () => setIsAsking(true) : () => set(true)}
          >
            {isStaying ? chipCopy.unlock : sim.simLock ? chipCopy.keep : chipCopy.lock}
          </Button>
        </div>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={chipCopy.ask}
        actions={
          <>
            <Button kind="danger" onClick={() => set(false)}>
              {chipCopy.unlock}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{chipCopy.cancel}</Button>
          </>
        }
      >
        {chipCopy.consequence}
      </Dialog>
    </>
  );
}

/** `8959 3011 2345 6789 014` */
const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

function lockWords({ simLock, simLockOffAt }: Sim): string {
  if (simLockOffAt === null) return chipCopy.locked;
  const moment = formatDateTime(simLockOffAt);
  return simLock ? chipCopy.unlocking(moment) : chipCopy.unlocked(moment);
}

/** «Servicios de terceros» of a line: what other companies charge and why they may, ended with one press, kept out for good. */
function ThirdPartyCard({ line }: { line: string }) {
  const query = useQuery(thirdPartyQuery(line));
  return (
    <QueryCard
      query={query}
      title={thirdPartyCopy.title}
      failed={thirdPartyCopy.failed}
      waiting={thirdPartyCopy.waiting}
      skeleton={<SkeletonRows count={2} />}
    >
      {(services) => (
        <>
          {services.length === 0 && <p className={styles.quiet}>{thirdPartyCopy.none}</p>}
          <ul className={styles.services}>
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} line={line} />
            ))}
          </ul>
          <Block line={line} />
        </>
      )}
    </QueryCard>
  );
}

function ServiceRow({ service, line }: { service: ThirdPartyProduct; line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const { id, name, provider, status, startDate, terminationDate, productPrice, consent } = service;
  const price = productPrice[0]?.price.taxIncludedAmount.value;

  async function end() {
    const { error, data } = await during(endThirdParty(id));
    if (error) return showToast({ kind: 'danger', text: thirdPartyCopy.notEnded });
    client.setQueryData(thirdPartyQuery(line).queryKey, (all) =>
      all?.map((one) => (one.id === id ? data : one)),
    );
    showToast({ kind: 'success', text: thirdPartyCopy.wasEnded(name) });
  }

  return (
    <li className={styles.service}>
      <p className={styles.head}>
        <span>{name}</span>
        {price !== undefined && <span>{thirdPartyCopy.month(formatDollars(price))}</span>}
      </p>
      <p className={styles.quiet}>
        {provider} ·{' '}
        {terminationDate
          ? thirdPartyCopy.ended(formatDateLong(terminationDate))
          : thirdPartyCopy.since(formatDateLong(startDate))}
      </p>
      <p className={styles.quiet}>
        {thirdPartyCopy.proof}: {consent.proof}
      </p>
      <div className={styles.acts}>
        {status === 'active' && (
          <Button size="sm" busy={isBusy} busyText={thirdPartyCopy.ending} onClick={end}>
            {thirdPartyCopy.end}
            <span className="sr-only">{thirdPartyCopy.of(name)}</span>
          </Button>
        )}
        {price !== undefined && (
          <ButtonLink size="sm" href={paths.newClaim({ kind: 'thirdParty', id })}>
            {thirdPartyCopy.claim}
            <span className="sr-only">{thirdPartyCopy.of(name)}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Block({ line }: { line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = thirdPartyBlockQuery(line);
  const { data } = useQuery(query);
  const { isBusy, during } = useBusy();
  if (!data) return null;

  async function set(blocked: boolean) {
    const answer = await during(blockThirdParty(line, blocked));
    if (answer.error) showToast({ kind: 'danger', text: thirdPartyCopy.notBlocked });
    else client.setQueryData(query.queryKey, answer.data);
  }

  return (
    <div className={styles.block}>
      <p className={styles.quiet} role="status">
        {data.since ? thirdPartyCopy.blocked(formatDateLong(data.since)) : thirdPartyCopy.blockHint}
      </p>
      <Button size="sm" busy={isBusy} busyText={thirdPartyCopy.blocking} onClick={() => set(!data.blocked)}>
        {data.blocked ? thirdPartyCopy.unblock : thirdPartyCopy.block}
      </Button>
    </div>
  );
}
