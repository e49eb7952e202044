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
import { useState } from 'react';
import { type ConnectedDevice, changeDevice, devicesQuery } from '../../api/lines/home-network.ts';
import { momentWords } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { devicesCopy as copy } from './home-network.copy.ts';
import styles from './wifi.module.css';

const ICONS: Readonly<Record<ConnectedDevice['kind'], IconGlyph>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  television: Tv,
  console: Gamepad2,
  printer: Printer,
  other: MonitorSmartphone,
};

export function DevicesCard({ line }: { line: string }) {
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
  const [isBusy, setIsBusy] = useState(false);
  const { id, name, kind, paused, pausedBy, blocked, isKnown } = device;

  async function toggle() {
    setIsBusy(true);
    const { data, error } = await changeDevice(line, id, { paused: !paused });
    setIsBusy(false);
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
        <span className={styles.acts}>
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
  const words = connectedSince === null ? copy.offline : copy.online(momentWords(connectedSince));
  return [words, network === 'guest' && copy.guest, !isKnown && copy.unknown].filter(Boolean).join(' · ');
}
