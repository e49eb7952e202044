// The strip above everything: what cannot wait, a row each, the fact and then the verb. Only the first verb is red.
// More than three rows would push what is left of the line out of a phone's first view: the rest is named in the third.
import { useQuery } from '@tanstack/react-query';
import { ListPlus, ReceiptText, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { problemsQuery } from '../../api/lines/problems.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { allUsageQuery } from '../../api/lines/usage.ts';
import { billsToPayQuery } from '../../api/purchase/billing.ts';
import { ordersQuery } from '../../api/tickets.ts';
import { dueWords, momentWords } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { consumptionCopy } from '../../shared/line/consumption-facts.copy.ts';
import { billName, detailPath, isMobile, lineIcon } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { ALLOWANCE_ICONS, useBuyMissing } from '../../shared/line/running-out.ts';
import { Button, ButtonLink, type ButtonLinkProps } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { IconGlyph } from '../../ui/icon.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { billsCopy, urgentCopy as copy } from './home.copy.ts';
import styles from './home.module.css';
import { billedToPerson, type Urgency, urgencies } from './urgent-facts.ts';

/** The strip stands above everything: what comes within this time is drawn at once, instead of pushing the page down. */
const PATIENCE_MS = 700;

/** Undefined while the answers may still come together. */
export function useUrgencies(services: readonly Service[]): Urgency[] | undefined {
  const bills = useQuery({
    ...billsToPayQuery,
    enabled: services.some((service) => service.kind !== 'Prepaid' && isOpen(service, 'bills')),
  });
  const tickets = useQuery(ordersQuery(null));
  const reports = useQuery({
    ...allUsageQuery,
    enabled: services.some((service) => isMobile(service) && isOpen(service, 'figures')),
  });
  const problems = useQuery(problemsQuery);
  const isLate = useIsLate();
  const waiting = [bills, tickets, reports, problems].some(({ isLoading }) => isLoading);
  if (waiting && !isLate) return undefined;
  const matters = {
    services,
    bills: billedToPerson(bills.data ?? [], services),
    tickets: tickets.data ?? [],
    reports: reports.data ?? [],
    problems: problems.data ?? [],
  };
  return urgencies(matters, settings().approvalCharacteristic);
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

type ButtonKind = ButtonLinkProps['kind'];

export interface UrgentStripProps {
  rows: readonly Urgency[];
  services: readonly Service[];
}

const MOST = 3;

export function UrgentStrip({ rows, services }: UrgentStripProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isUnfolded || rows.length <= MOST ? rows.length : MOST - 1;
  // Where the button was that had the focus.
  useEffect(() => {
    if (isUnfolded) list.current?.children[MOST - 1]?.querySelector('a')?.focus();
  }, [isUnfolded]);
  if (rows.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="urgent">
      <h2 id="urgent" className="sr-only">
        {copy.title(rows.length)}
      </h2>
      <ul ref={list}>
        {rows.slice(0, shown).map((row, at) => {
          const button: ButtonKind = at === 0 ? 'primary' : 'tonal';
          if (row.kind === 'overdue') return <Overdue key="overdue" {...row} {...{ services, button }} />;
          if (row.kind === 'problem') return <Problem key="problem" {...row} />;
          if (row.kind === 'decision') return <Decision key="decision" {...row} button={button} />;
          return <RunningOut key="runningOut" {...row} button={button} />;
        })}
        {shown < rows.length && (
          <UrgentRow
            icon={ListPlus}
            kind="warning"
            title={copy.more(rows.length - shown)}
            fact={rows
              .slice(shown)
              .map((row) => nameOf(row, services))
              .join(copy.and)}
          >
            <Button size="sm" className={styles.act} onClick={() => setIsUnfolded(true)}>
              {copy.seeAll(rows.length)}
            </Button>
          </UrgentRow>
        )}
      </ul>
    </section>
  );
}

function nameOf(row: Urgency, services: readonly Service[]): string {
  if (row.kind === 'overdue') return billName(row.bill, services);
  if (row.kind === 'problem') return copy.problem(row.line.name);
  return row.kind === 'decision' ? copy.repair : copy.allowanceOf(row.figure.name, row.line.name);
}

type Of<Kind extends Urgency['kind']> = Extract<Urgency, { kind: Kind }> & { button: ButtonKind };

function Overdue({ bill, services, button }: Of<'overdue'> & Pick<UrgentStripProps, 'services'>) {
  const service = services.find(({ number }) => number === bill.product.publicIdentifier);
  const name = billName(bill, services);
  return (
    <UrgentRow
      icon={service ? lineIcon(service) : ReceiptText}
      kind="danger"
      title={
        <Link className={styles.urgentOpen} href={paths.bill(bill.billNo)}>
          {name}
          <span className="sr-only">{billsCopy.open}</span>
        </Link>
      }
      fact={service?.isInDebt ? copy.suspended : dueWords(bill.paymentDueDate)}
    >
      <ButtonLink size="sm" kind={button} className={styles.act} href={paths.payBill(bill.billNo)}>
        {copy.pay(formatMoney(centsFromDollars(bill.remainingAmount.value)))}
        <span className="sr-only">{copy.of(name)}</span>
      </ButtonLink>
    </UrgentRow>
  );
}

/** There is nothing to do about it, so it is never the red one. */
function Problem({ line, problem: { expectedEndAt } }: Extract<Urgency, { kind: 'problem' }>) {
  const linkTo = useLineLinks(line);
  return (
    <UrgentRow
      icon={lineIcon(line)}
      kind="warning"
      title={copy.problem(line.name)}
      fact={expectedEndAt ? copy.until(momentWords(expectedEndAt)) : copy.working}
    >
      <ButtonLink size="sm" className={styles.act} {...linkTo(detailPath(line.kind))}>
        {copy.see}
        <span className="sr-only">{copy.seeWhat(line.name)}</span>
      </ButtonLink>
    </UrgentRow>
  );
}

function Decision({ ticket, button }: Of<'decision'>) {
  return (
    <UrgentRow icon={Wrench} kind="warning" title={copy.repair} fact={copy.awaitsYou}>
      <ButtonLink size="sm" kind={button} className={styles.act} href={paths.repairTracking(ticket.id)}>
        {copy.decide}
        <span className="sr-only">{copy.decideWhat(ticket.id)}</span>
      </ButtonLink>
    </UrgentRow>
  );
}

function RunningOut({ line, figure, button }: Of<'runningOut'>) {
  const buy = useBuyMissing(line)(figure);
  return (
    <UrgentRow
      icon={ALLOWANCE_ICONS[figure.type]}
      kind="warning"
      title={copy.allowanceOf(figure.name, line.name)}
      fact={factOf(figure)}
    >
      <ButtonLink size="sm" kind={button} className={styles.act} {...buy}>
        {copy.buy}
        <span className="sr-only">{copy.buyWhat(figure.name)}</span>
      </ButtonLink>
    </UrgentRow>
  );
}

function factOf({ type, left, value, unit }: Of<'runningOut'>['figure']): string {
  return left === 0 ? consumptionCopy.gone[type] : copy.left(value, unit);
}

interface UrgentRowProps {
  icon: IconGlyph;
  kind: 'danger' | 'warning';
  title: ReactNode;
  fact: string;
  children: ReactNode;
}

export function UrgentRow({ icon, kind, title, fact, children }: UrgentRowProps) {
  return (
    <li className={styles.urgent}>
      <Tile icon={icon} kind={kind} size="sm" />
      <span className={styles.urgentWords}>
        <span className={styles.urgentTitle}>{title}</span>
        <span className={classNames(styles.urgentFact, styles[kind])}>{inOnePiece(fact)}</span>
      </span>
      {children}
    </li>
  );
}
