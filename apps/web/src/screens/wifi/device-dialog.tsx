// One device of a home: its name, what it is, when it is paused by itself, and whether it may come in at all.
import { useState } from 'react';
import { type ConnectedDevice, changeDevice, type DeviceChange } from '../../api/lines/home-network.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { deviceCopy as copy, devicesCopy, kindWords } from './home-network.copy.ts';

type Timetable = NonNullable<ConnectedDevice['timetable']>;
type Day = Timetable['days'][number];
type Plan = keyof typeof copy.plans;

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

export interface DeviceDialogProps {
  line: string;
  device: ConnectedDevice;
  onChanged: (device: ConnectedDevice) => void;
  onClose: () => void;
}

export function DeviceDialog({ line, device, onChanged, onClose }: DeviceDialogProps) {
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
    if (!data) return error.code === STEP_UP_REQUIRED ? null : devicesCopy.notChanged;
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
      copy.saved,
    );
  }

  async function block() {
    setIsBlocking(true);
    const why = await change({ blocked: !device.blocked }, device.blocked ? copy.unblocked : copy.blocked);
    setIsBlocking(false);
    if (why !== null) showToast({ kind: 'danger', text: why });
  }

  return (
    <FormDialog title={device.name} words={copy} onSubmit={save} onClose={onClose} initialFocus="title">
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        error={isTried && name.trim() === '' && copy.nameMissing}
      />
      <SelectField
        label={copy.kind}
        options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as ConnectedDevice['kind'])}
      />
      <SelectField
        label={copy.timetable}
        hint={copy.timetableHint}
        options={(Object.keys(copy.plans) as Plan[])
          .filter((value) => value !== 'own' || planOf(timetable) === 'own')
          .map((value) => ({ value, label: copy.plans[value] }))}
        value={plan}
        onChange={({ target }) => setPlan(target.value as Plan)}
      />
      {isTimed && (
        <>
          <SelectField
            label={copy.from}
            options={withOwn(from)}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <SelectField
            label={copy.until}
            options={withOwn(until)}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
            error={isTried && from === until && copy.sameHours}
          />
        </>
      )}
      <div className="stack">
        <div>
          <Button
            kind={device.blocked ? 'tonal' : 'outline'}
            busy={isBlocking}
            busyText={copy.blocking}
            onClick={block}
          >
            {device.blocked ? copy.unblock : copy.block}
          </Button>
        </div>
        {!device.blocked && <p className="small muted">{copy.blockText}</p>}
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
