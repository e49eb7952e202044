// Who is in the network of a home: named, paused at once, and each with settings of its own.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Gamepad2,
  Laptop,
  MonitorSmartphone,
  Pause,
  Play,
  Printer,
  Settings2,
  Smartphone,
  Tablet,
  Tv,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type ConnectedDevice,
  changeDevice,
  type DeviceChange,
  devicesQuery,
} from '../../api/lines/home-network.ts';
import { momentWords } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { QueryCard } from '../page/query-card.tsx';
import { useBusy } from '../use-task.ts';
import { devicesCopy as copy, deviceCopy, kindWords } from './devices.copy.ts';
import styles from './network.module.css';

const ICONS: Readonly<Record<ConnectedDevice['kind'], IconGlyph>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  television: Tv,
  console: Gamepad2,
  printer: Printer,
  other: MonitorSmartphone,
};

/** @param footEnd at the right of its foot */
export function DevicesCard({ line, footEnd }: { line: string; footEnd?: ReactNode }) {
  const client = useQueryClient();
  const query = useQuery(devicesQuery(line));
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = query.data?.find(({ id }) => id === shownId);
  const online = query.data?.filter(({ connectedSince }) => connectedSince !== null).length;
  const keep = (changed: ConnectedDevice) =>
    client.setQueryData(devicesQuery(line).queryKey, (all) =>
      all?.map((each) => (each.id === changed.id ? changed : each)),
    );
  return (
    <>
      <QueryCard
        query={query}
        title={copy.title}
        detail={online !== undefined && copy.count(online)}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={6} />}
        footEnd={footEnd}
      >
        {(devices) =>
          devices.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <ListRows>
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  {...{ line, device }}
                  onChanged={keep}
                  onOpen={() => setShownId(device.id)}
                />
              ))}
            </ListRows>
          )
        }
      </QueryCard>
      {shown && <DeviceDialog line={line} device={shown} onChanged={keep} onClose={() => setShownId(null)} />}
    </>
  );
}

interface DeviceRowProps {
  line: string;
  device: ConnectedDevice;
  onChanged: (device: ConnectedDevice) => void;
  onOpen: () => void;
}

function DeviceRow({ line, device, onChanged, onOpen }: DeviceRowProps) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const { id, name, kind, paused, pausedBy, blocked, isKnown } = device;

  async function toggle() {
    const { data, error } = await during(changeDevice(line, id, { paused: !paused }));
    if (!data) {
      if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: copy.notChanged });
      return;
    }
    onChanged(data);
    if (paused && data.paused) showToast({ text: copy.stillTimed });
  }

  return (
    <ListRow
      icon={ICONS[kind] ?? MonitorSmartphone}
      title={name}
      detail={standing(device)}
      detailKind={blocked ? 'danger' : isKnown ? 'quiet' : 'warning'}
      action={
        <span className={styles.deviceActs}>
          {!blocked && pausedBy !== 'timetable' && (
            <Button
              size="sm"
              icon={paused ? Play : Pause}
              className={styles.pause}
              aria-label={paused ? copy.resumeOf(name) : copy.pauseOf(name)}
              busy={isBusy}
              onClick={toggle}
            >
              {paused ? copy.resume : copy.pause}
            </Button>
          )}
          <IconButton label={copy.settingsOf(name)} icon={Settings2} onClick={onOpen} />
        </span>
      }
    />
  );
}

function standing({
  blocked,
  pausedBy,
  timetable,
  connectedSince,
  isKnown,
  network,
}: ConnectedDevice): string {
  if (blocked) return copy.blocked;
  if (pausedBy === 'timetable' && timetable) return copy.pausedUntil(timetable.until);
  if (pausedBy) return copy.paused;
  const words = connectedSince === null ? copy.offline : copy.online;
  return [words, network === 'guest' && copy.guest, !isKnown && copy.unknown].filter(Boolean).join(' · ');
}

type Timetable = NonNullable<ConnectedDevice['timetable']>;
type Day = Timetable['days'][number];
type Plan = keyof typeof deviceCopy.plans;

const school: readonly Day[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
const weekend: readonly Day[] = ['friday', 'saturday'];
const DAYS: Readonly<Record<Exclude<Plan, 'none' | 'own'>, readonly Day[]>> = {
  all: [...school, ...weekend],
  school,
  weekend,
};
const HOURS = Array.from({ length: 48 }, (_, at) => {
  const value = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`;
  return { value, label: value };
});
const longestName = 40;

interface DeviceDialogProps {
  line: string;
  device: ConnectedDevice;
  onChanged: (device: ConnectedDevice) => void;
  onClose: () => void;
}

/** One device of a home: its name, what it is, when it is paused by itself, and whether it may come in at all. */
function DeviceDialog({ line, device, onChanged, onClose }: DeviceDialogProps) {
  const showToast = useToast();
  const { timetable } = device;
  const [name, setName] = useState(device.name);
  const [kind, setKind] = useState(device.kind);
  const [plan, setPlan] = useState<Plan>(planOf(timetable));
  const [from, setFrom] = useState(timetable?.from ?? '21:00');
  const [until, setUntil] = useState(timetable?.until ?? '06:00');
  const [isTried, setIsTried] = useState(false);
  const [isBlocking, setIsBlocking] = useState(false);
  const isTimed = plan !== 'none';

  async function change(wanted: DeviceChange, done: string): Promise<string | null> {
    const { data, error } = await changeDevice(line, device.id, wanted);
    if (!data) return error.code === STEP_UP_REQUIRED ? null : copy.notChanged;
    onChanged(data);
    showToast({ kind: 'success', text: done });
    onClose();
    return null;
  }

  async function save(): Promise<string | null> {
    setIsTried(true);
    if (name.trim() === '' || (isTimed && from === until)) return null;
    const days = plan === 'own' || plan === 'none' ? timetable?.days : DAYS[plan];
    return change(
      { name: name.trim(), kind, timetable: isTimed && days ? { from, until, days: [...days] } : null },
      deviceCopy.saved,
    );
  }

  async function block() {
    setIsBlocking(true);
    const why = await change(
      { blocked: !device.blocked },
      device.blocked ? deviceCopy.unblocked : deviceCopy.blocked,
    );
    setIsBlocking(false);
    if (why !== null) showToast({ kind: 'danger', text: why });
  }

  return (
    <FormDialog title={device.name} words={deviceCopy} onSubmit={save} onClose={onClose} initialFocus="title">
      {device.connectedSince !== null && (
        <p className="small muted">{copy.since(momentWords(device.connectedSince))}</p>
      )}
      <TextField
        label={deviceCopy.name}
        hint={deviceCopy.nameHint}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        error={isTried && name.trim() === '' && deviceCopy.nameMissing}
      />
      <SelectField
        label={deviceCopy.kind}
        options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as ConnectedDevice['kind'])}
      />
      <SelectField
        label={deviceCopy.timetable}
        hint={deviceCopy.timetableHint}
        options={(Object.keys(deviceCopy.plans) as Plan[])
          .filter((value) => value !== 'own' || planOf(timetable) === 'own')
          .map((value) => ({ value, label: deviceCopy.plans[value] }))}
        value={plan}
        onChange={({ target }) => setPlan(target.value as Plan)}
      />
      {isTimed && (
        <>
          <SelectField
            label={deviceCopy.from}
            options={withOwn(from)}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <SelectField
            label={deviceCopy.until}
            options={withOwn(until)}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
            error={isTried && from === until && deviceCopy.sameHours}
          />
        </>
      )}
      <div className="stack">
        <div>
          <Button
            kind={device.blocked ? 'tonal' : 'outline'}
            busy={isBlocking}
            busyText={deviceCopy.blocking}
            onClick={block}
          >
            {device.blocked ? deviceCopy.unblock : deviceCopy.block}
          </Button>
        </div>
        {!device.blocked && <p className="small muted">{deviceCopy.blockText}</p>}
      </div>
    </FormDialog>
  );
}

/** What a program has set to the minute stays to be chosen. */
const withOwn = (own: string) =>
  HOURS.some(({ value }) => value === own) ? HOURS : [{ value: own, label: own }, ...HOURS];

function planOf(timetable: Timetable | null): Plan {
  if (!timetable) return 'none';
  const { days } = timetable;
  const same = (wanted: readonly Day[]) =>
    days.length === wanted.length && wanted.every((day) => days.includes(day));
  return (Object.keys(DAYS) as (keyof typeof DAYS)[]).find((plan) => same(DAYS[plan])) ?? 'own';
}
