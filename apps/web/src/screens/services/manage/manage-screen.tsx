// «Gestionar»: what can be changed about a line, each row with how it stands, and the two ways to leave it, last and apart.
import { useQuery } from '@tanstack/react-query';
import { CardSim, Coffee, Gauge, Puzzle, Repeat, UserCheck, Users } from 'lucide-react';
import { useId } from 'react';
import { lineUsersQuery } from '../../../api/lines/line-users.ts';
import { planQuery } from '../../../api/lines/plans.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { simQuery } from '../../../api/lines/sim.ts';
import { spendingControlQuery } from '../../../api/lines/spending.ts';
import { thirdPartyQuery } from '../../../api/lines/third-party.ts';
import { peopleQuery } from '../../../api/person/people.ts';
import { formatDollars } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import {
  hasEnded,
  isMobile,
  shownNumber,
  takesPauses,
  takesPlanOrders,
} from '../../../shared/line/line-facts.ts';
import { LinePage } from '../../../shared/line/line-page.tsx';
import { isOpen, mayEnd } from '../../../shared/line/line-roles.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NavList, type NavRow, type RowState } from '../../../ui/lists/nav-list.tsx';
import { RowsCard } from '../../../ui/waiting/skeleton.tsx';
import { useLookRow } from '../look/look-row.ts';
import { useDissociation } from './dissociation.tsx';
import { manageCopy as copy } from './manage.copy.ts';
import styles from './manage.module.css';

export const isManaged = (service: Service): boolean => isOpen(service, 'manage');

export function ManageSkeleton() {
  return <RowsCard label={copy.title} rows={4} />;
}

export const noneManaged = (
  <Card>
    <p className="muted">{copy.none}</p>
  </Card>
);

export function ManageScreen() {
  return (
    <LinePage
      part="manage"
      title={copy.title}
      accepts={isManaged}
      none={noneManaged}
      skeleton={<ManageSkeleton />}
    >
      {(service) => (
        <>
          <div className={styles.groups}>
            <Spending service={service} />
            <TheLine service={service} />
          </div>
          <Ends service={service} />
        </>
      )}
    </LinePage>
  );
}

/** What a state says must be known; a row without it stays. */
const said = (text: string | undefined, kind?: RowState['kind']): RowState | undefined =>
  text === undefined ? undefined : { text, kind };

function Spending({ service }: { service: Service }) {
  const { number, planCode } = service;
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const isUsed = !hasEnded(service);
  const hasPlans = takesPlanOrders(service) && isAvailable(paths.changePlan());
  const isCapped = isMobile(service) && isUsed;
  const plan = useQuery({ ...planQuery(planCode, number), enabled: hasPlans });
  const control = useQuery({ ...spendingControlQuery(number), enabled: isCapped });
  const others = useQuery({ ...thirdPartyQuery(number), enabled: isUsed });
  const rows: NavRow[] = [];
  if (hasPlans)
    rows.push({
      icon: Repeat,
      title: copy.plan,
      detail: copy.planText(service.planName),
      state: said(plan.data && copy.monthly(formatDollars(plan.data.precio))),
      ...linkTo(paths.changePlan(), { isDetailService: true }),
    });
  if (isCapped)
    rows.push({
      icon: Gauge,
      title: copy.control,
      detail: copy.controlText,
      state: capState(control.data?.cap),
      ...linkTo(paths.spendingControl()),
    });
  if (isUsed) {
    const active = others.data?.filter(({ status }) => status === 'active').length;
    rows.push({
      icon: Puzzle,
      title: copy.thirdParties,
      detail: copy.thirdPartiesText,
      state: said(active === undefined ? undefined : active === 0 ? copy.noneActive : copy.active(active)),
      ...linkTo(paths.manageLine('third-parties')),
    });
  }
  if (takesPauses(service)) rows.push({ ...pauseRow(service), ...linkTo(paths.pauseLine()) });
  return rows.length > 0 && <NavList title={copy.spending} rows={rows} />;
}

function capState(
  cap: { amount: { value: number }; action: string; reachedAt: string | null } | null | undefined,
) {
  if (!cap || cap.action === 'none' || cap.amount.value === 0) return undefined;
  if (cap.reachedAt !== null) return said(copy.reached, 'todo');
  return said(copy.cap(formatDollars(cap.amount.value)));
}

function TheLine({ service }: { service: Service }) {
  const { number } = service;
  const linkTo = useLineLinks(service);
  const isHolder = isOpen(service, 'hold');
  const hasChip = isMobile(service) && !hasEnded(service);
  const users = useQuery({ ...lineUsersQuery, enabled: isMobile(service) });
  const people = useQuery({ ...peopleQuery, enabled: isHolder });
  const sim = useQuery({ ...simQuery(number), enabled: hasChip });
  const rows: NavRow[] = [useLookRow(service)];
  if (isMobile(service)) {
    const user = users.data?.find(({ id }) => id === number);
    const isMissing = user?.kind === null && isHolder;
    rows.push({
      icon: UserCheck,
      title: copy.user,
      detail: copy.userText,
      state: isMissing
        ? said(copy.userMissing, 'todo')
        : said(user?.kind && isHolder ? copy.users[user.kind] : undefined),
      ...linkTo(paths.manageLine('user')),
    });
  }
  if (isHolder) {
    const count = people.data?.filter(({ numbers }) => numbers.includes(number)).length;
    rows.push({
      icon: Users,
      title: copy.people,
      detail: copy.peopleText,
      state: said(count === undefined ? undefined : copy.seenBy(count)),
      href: paths.people(),
    });
  }
  if (hasChip)
    rows.push({
      icon: CardSim,
      title: copy.chip,
      detail: isHolder ? copy.chipText : copy.lockText,
      state: sim.data && (sim.data.simLock ? said(copy.locked, 'ok') : said(copy.unlocked, 'todo')),
      ...linkTo(paths.manageLine('chip')),
    });
  return rows.length > 0 && <NavList title={copy.line} rows={rows} />;
}

const pauseRow = ({ state }: Service) => ({
  icon: Coffee,
  title: copy.pause,
  detail: copy.pauseText,
  state: said(state === 'paused' ? copy.paused : undefined),
});

/** Each says what it is and what it is not. */
function Ends({ service }: { service: Service }) {
  const id = useId();
  const leaving = useDissociation(service);
  const exit = useLineLinks(service)(paths.exit());
  const hasExit = mayEnd(service);
  const number = shownNumber(service);
  if (!leaving && !hasExit) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {copy.ends}
      </h2>
      <div className={styles.ends}>
        {leaving && (
          <div className={styles.end}>
            <h3>{copy.leave.title}</h3>
            <p>{copy.leave.text}</p>
            <p className={styles.not}>{copy.leave.not}</p>
            <Button size="sm" onClick={leaving.ask}>
              {copy.leave.act}
              <span className="sr-only">{copy.leave.what(number)}</span>
            </Button>
          </div>
        )}
        {hasExit && (
          <div className={styles.end}>
            <h3>{copy.exit.title}</h3>
            <p>{isMobile(service) ? copy.exit.text : copy.exit.textHome}</p>
            <p className={styles.not}>{copy.exit.not}</p>
            <ButtonLink size="sm" {...exit}>
              {copy.exit.act}
              <span className="sr-only"> {number}</span>
            </ButtonLink>
          </div>
        )}
      </div>
      {leaving?.dialogs}
    </section>
  );
}
