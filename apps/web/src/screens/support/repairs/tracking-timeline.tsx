// The story of a repair: what was, where it is now, what is still to come; the technical report opens.
import type { RepairStatus, TicketStatusChange, TroubleTicket } from '@portal/contract/help/tickets';
import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  FileText,
  House,
  PackageCheck,
  Smartphone,
  Store,
  Truck,
  UserCheck,
  Warehouse,
  Wrench,
} from 'lucide-react';
import { useId, useState } from 'react';
import { trueNow } from '../../../lib/clock.ts';
import { formatDate, formatTime } from '../../../lib/dates.ts';
import { deviceName, isConcluded } from '../../../shared/repair.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Amount } from '../../../ui/figures/figures.tsx';
import { Meter } from '../../../ui/figures/meter.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { stepName } from './lookup-state.ts';
import { trackingCopy as copy, percent, trackingCopy } from './repair.copy.ts';
import {
  complaintsOf,
  imeiOf,
  maskedImei,
  progressOf,
  type TimelineStep,
  timelineOf,
} from './repair-facts.ts';
import styles from './timeline.module.css';

// Each step of a repair has its own picture.
const ICONS: Record<RepairStatus, IconGlyph> = {
  EQUIPO_CAC: Store,
  TRASLADO_TALLER: Truck,
  ENTREGADO_TALLER: Wrench,
  INF_TECNICO: FileText,
  REPARACION: Smartphone,
  REPARADO: CircleCheck,
  TRASLADO_CAC: Warehouse,
  ENTREGADO_CAC: PackageCheck,
  ENTREGA_DOMICILIO: House,
  ENTREGA_CLIENTE: UserCheck,
};

const stepIcon = (status: RepairStatus): IconGlyph => ICONS[status] ?? Wrench;

export interface TrackingTimelineProps {
  ticket: TroubleTicket;
  /** The customer is asked something: the report stays open. */
  waits: boolean;
}

export function TrackingTimeline({ ticket, waits }: TrackingTimelineProps) {
  const steps = timelineOf(ticket);
  const place = ticket.statusChange.length;
  const value = progressOf(ticket.status);
  const current = stepName(ticket);
  return (
    <Card
      title={current}
      detail={copy.step(place, steps.length)}
      aside={<Amount size="md" money={percent(value)} />}
      className={styles.card}
    >
      <Meter kind="ink" label={copy.progress} share={value / 100} text={percent(value)} />
      <p className="sr-only" role="status">
        {copy.now(current, percent(value))}
      </p>
      <ol className={styles.timeline} aria-label={copy.timeline}>
        {steps.map((step, index) => (
          <Step
            key={step.change?.id ?? step.status}
            step={step}
            channel={index === 0 ? ticket.channel.name : ''}
            isEnd={step.state === 'current' && isConcluded(ticket)}
            isReportOpen={waits}
          />
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  step: TimelineStep;
  /** Where the equipment was received, at the first step. */
  channel: string;
  isEnd: boolean;
  isReportOpen: boolean;
}

function Step({ step, channel, isEnd, isReportOpen }: StepProps) {
  const { status, state, change } = step;
  return (
    <li
      className={classNames(styles.step, styles[state], isEnd && styles.ended)}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark}>
        <Icon of={stepIcon(status)} size="sm" />
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          <h3>
            {stepName({ status, ...(change ? { name: change.name } : {}) })}
            {state === 'done' && <span className="sr-only"> ({copy.stepDone})</span>}
            {state === 'coming' && <span className="sr-only"> ({copy.stepComing})</span>}
          </h3>
          <span className={styles.percent}>{percent(progressOf(status))}</span>
        </div>
        {change && <p className="small quiet num">{copy.at(shortMoment(change.changeDate), channel)}</p>}
        {change && status === 'INF_TECNICO' && (
          <Report change={change} startsOpen={isReportOpen || state === 'current'} />
        )}
      </div>
    </li>
  );
}

function Report({ change, startsOpen }: { change: TicketStatusChange; startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const id = useId();
  return (
    <>
      <TextLink
        plain
        inherit
        className={styles.toggle}
        icon={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? copy.report.hide : copy.report.show}
      </TextLink>
      <div id={id} className={classNames(styles.report, !isOpen && styles.closed)}>
        <p className="strong">{change.changeReason}</p>
        <p>{change.description}</p>
      </div>
    </>
  );
}

/** `12 nov, 10:15`; the year when it is another one. */
function shortMoment(when: string): string {
  const day = formatDate(when);
  const thisYear = formatDate(trueNow()).slice(-4);
  return `${day.endsWith(thisYear) ? day.slice(0, -5) : day}, ${formatTime(when)}`;
}

// Which device it is, where it was received, and when it should be back.
const { device: deviceCardCopy } = trackingCopy;

export function DeviceCard({ ticket, isOwn }: { ticket: TroubleTicket; isOwn: boolean }) {
  const imei = imeiOf(ticket);
  const complaints = complaintsOf(ticket);
  return (
    <Card title={isOwn ? deviceCardCopy.title : deviceCardCopy.foreignTitle}>
      <DefinitionList
        items={[
          { term: deviceCardCopy.model, value: deviceName(ticket) || deviceCardCopy.noChannel },
          { term: deviceCardCopy.imei, value: imei === null ? deviceCardCopy.noChannel : maskedImei(imei) },
          ...(complaints.length > 0
            ? [{ term: deviceCardCopy.complaint, value: complaints.join('. ') }]
            : []),
          { term: deviceCardCopy.channel, value: ticket.channel.name.trim() || deviceCardCopy.noChannel },
          { term: deviceCardCopy.created, value: formatDate(ticket.creationDate) },
          ...(isConcluded(ticket)
            ? []
            : [{ term: deviceCardCopy.expected, value: formatDate(ticket.requestedResolutionDate) }]),
        ]}
      />
    </Card>
  );
}
