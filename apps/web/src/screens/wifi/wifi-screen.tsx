// 'Administra tu Red WiFi': the network of an internet service, its key on demand, and a new key.
import type { WifiService } from '@portal/contract/lines/wifi';
import { market } from '@portal/market/here';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, Gauge } from 'lucide-react';
import { useState } from 'react';
import {
  type GuestNetwork,
  guestNetworkQuery,
  routerQuery,
  type SpeedTest,
  switchGuests,
  testSpeed,
} from '../../api/lines/home-network.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { revealWifiKey, wifiQuery } from '../../api/lines/wifi.ts';
import { formatTime, momentWords } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { lineOf } from '../../shared/line/choose-line.ts';
import { HOME_KIND } from '../../shared/line/line-facts.ts';
import { devicesCopy } from '../../shared/network/devices.copy.ts';
import { DevicesCard } from '../../shared/network/devices-card.tsx';
import { HomePage } from '../../shared/network/home-page.tsx';
import { routerTroubles } from '../../shared/network/restart.copy.ts';
import { RestartButton } from '../../shared/network/restart-button.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { QrPicture } from '../../ui/figures/bar-code.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { KeyCard } from './key-card.tsx';
import { wifiCopy as copy, formCopy, guestCopy, routerCopy } from './wifi.copy.ts';
import styles from './wifi.module.css';

export function WifiScreen() {
  const wanted = [lineOf(useLocation()), useSelectedService()?.number];
  return (
    <HomePage
      title={copy.title}
      lead={copy.lead}
      isUnder
      accepts={({ type, number }) => type === HOME_KIND.internet && wanted.includes(number)}
      none={<Navigate to={paths.homeWithServices()} replace />}
    >
      {(service) => <Network service={service} />}
    </HomePage>
  );
}

function Network({ service }: { service: Service }) {
  const query = useQuery(wifiQuery(service.number));
  const [shown, setShown] = useState<string | null>(null);
  const reload = () => {
    // It may be another one by now.
    setShown(null);
    return query.refetch();
  };
  return (
    <Columns
      side={<NetworkCard query={query} service={service} shown={shown} onShown={setShown} />}
      rest={
        query.data ? (
          <KeyCard service={service} wifi={query.data} reload={reload} />
        ) : (
          !query.isError && <FormSkeleton />
        )
      }
    >
      <DevicesCard line={service.number} />
      <GuestCard line={service.number} />
      <RouterCard line={service.number} />
    </Columns>
  );
}

function FormSkeleton() {
  return (
    <Card title={formCopy.title} detail={formCopy.lead} busy>
      <SkeletonGroup label={copy.waiting}>
        <Skeleton height={78} />
        <Skeleton height={78} marginTop={20} />
        <Skeleton height={48} radius="var(--r-pill)" marginTop={20} />
        <Skeleton height={48} radius="var(--r-pill)" marginTop={8} />
      </SkeletonGroup>
    </Card>
  );
}

// The network as it is: name, security, and the key, hidden until its owner asks for it.
interface NetworkCardProps {
  service: Service;
  query: UseQueryResult<WifiService>;
  /** The key, while it is shown. */
  shown: string | null;
  onShown: (key: string | null) => void;
}

function NetworkCard({ service, query, shown, onShown }: NetworkCardProps) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();

  async function reveal() {
    if (isBusy) return;
    const { data, error } = await during(revealWifiKey(service.number));
    if (data) onShown(data.wifiInfo.key);
    else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: copy.notShown });
  }

  return (
    <QueryCard
      query={query}
      title={copy.network}
      detail={`${service.name} · ${service.number}`}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<NetworkSkeleton />}
      footEnd={
        query.data && (
          <TextLink plain icon={shown ? EyeOff : Eye} onClick={shown ? () => onShown(null) : reveal}>
            {shown ? copy.hide : copy.show}
          </TextLink>
        )
      }
    >
      {({ wifiInfo: { ssid, encriptionMode }, pendingChange }) => (
        <>
          <DefinitionList
            items={[
              { term: copy.name, value: <span className={styles.text}>{ssid}</span> },
              { term: copy.security, value: encriptionMode },
              { term: copy.key, value: shown ? <span className={styles.text}>{shown}</span> : <HiddenKey /> },
            ]}
          />
          {pendingChange && (
            <div className={styles.pending}>
              <Notice title={copy.pendingTitle}>
                <p>{copy.pendingText}</p>
              </Notice>
            </div>
          )}
        </>
      )}
    </QueryCard>
  );
}

function HiddenKey() {
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="sr-only">{copy.hiddenKey}</span>
    </>
  );
}

function NetworkSkeleton() {
  return <Skeleton height={129} />;
}

/** The network of guests: on for as long as is wished, with a code to come in by, and off. */
function GuestCard({ line }: { line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = useQuery(guestNetworkQuery(line));
  const { isBusy, during } = useBusy();
  const [hours, setHours] = useState('3');

  async function turn(enabled: boolean) {
    const { data, error } = await during(switchGuests(line, enabled, Number(hours) || undefined));
    if (!data) {
      if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: guestCopy.notChanged });
      return;
    }
    client.setQueryData(guestNetworkQuery(line).queryKey, data);
    showToast({ kind: 'success', text: data.enabled ? guestCopy.isOn : guestCopy.isOff });
  }

  return (
    <QueryCard
      query={query}
      title={guestCopy.title}
      detail={guestCopy.detail}
      failed={guestCopy.failed}
      waiting={guestCopy.waiting}
      skeleton={<Skeleton height={126} />}
      isUntimed
    >
      {(network) => (
        <div className="stack fields">
          {network.enabled ? (
            <On network={network} />
          ) : (
            <SelectField
              label={guestCopy.howLong}
              options={Object.entries(guestCopy.lasting).map(([value, label]) => ({ value, label }))}
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            />
          )}
          <div>
            <Button
              busy={isBusy}
              busyText={network.enabled ? guestCopy.turningOff : guestCopy.turningOn}
              onClick={() => turn(!network.enabled)}
            >
              {network.enabled ? guestCopy.off : guestCopy.on}
            </Button>
          </div>
        </div>
      )}
    </QueryCard>
  );
}

function On({ network: { ssid, key, until } }: { network: GuestNetwork }) {
  return (
    <>
      <DefinitionList
        items={[
          { term: guestCopy.network, value: <span className={styles.text}>{ssid}</span> },
          { term: guestCopy.key, value: <strong className={styles.text}>{key}</strong> },
          { term: guestCopy.until, value: until === null ? guestCopy.never : momentWords(until) },
        ]}
      />
      {ssid !== null && key !== null && (
        <div className={styles.qr}>
          <QrPicture code={joining(ssid, key)} label={guestCopy.qr} />
          <p className="small muted">{guestCopy.qrText}</p>
        </div>
      )}
    </>
  );
}

/** As cameras of phones read it. */
const joining = (ssid: string, key: string): string => `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(key)};;`;
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

const figure = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 1 });

/** The router: started anew from afar, and how fast it is now beside what the plan says. */
function RouterCard({ line }: { line: string }) {
  const showToast = useToast();
  const query = useQuery(routerQuery(line));
  const { isBusy, during } = useBusy();
  const [speed, setSpeed] = useState<SpeedTest | null>(null);

  async function measure() {
    const { data, error } = await during(testSpeed(line));
    if (data) setSpeed(data);
    else if (error.code !== STEP_UP_REQUIRED)
      showToast({ kind: 'danger', text: routerTroubles[error.code] ?? devicesCopy.notChanged });
  }

  return (
    <QueryCard
      query={query}
      title={routerCopy.title}
      failed={routerCopy.failed}
      waiting={routerCopy.waiting}
      skeleton={<Skeleton height={150} />}
      isUntimed
    >
      {({ state, until, restartedAt }) => (
        <div className="stack">
          <DefinitionList
            items={[
              {
                term: routerCopy.state,
                value:
                  state === 'running' ? routerCopy.running : routerCopy.restarting(formatTime(until ?? '')),
              },
              ...(restartedAt && state === 'running'
                ? [{ term: routerCopy.lastRestart, value: momentWords(restartedAt) }]
                : []),
              ...(speed ? speedRows(speed) : []),
            ]}
          />
          {speed && <p className="small muted">{routerCopy.speedText}</p>}
          <div>
            <Button
              icon={Gauge}
              busy={isBusy}
              busyText={routerCopy.measuring}
              disabled={state === 'restarting'}
              onClick={measure}
            >
              {routerCopy.measure}
            </Button>
          </div>
          <div>
            <RestartButton line={line} disabled={state === 'restarting'} onStarted={() => setSpeed(null)} />
          </div>
        </div>
      )}
    </QueryCard>
  );
}

function speedRows(test: SpeedTest) {
  const words = (now: number, contracted: number | null) =>
    routerCopy.speed(figure.format(now), contracted === null ? null : figure.format(contracted));
  return [
    {
      term: routerCopy.download,
      value: <strong>{words(test.downloadMbps, test.contractedDownloadMbps)}</strong>,
    },
    { term: routerCopy.upload, value: <strong>{words(test.uploadMbps, test.contractedUploadMbps)}</strong> },
    { term: routerCopy.latency, value: routerCopy.milliseconds(figure.format(test.latencyMs)) },
    { term: routerCopy.measured, value: momentWords(test.measuredAt) },
  ];
}
