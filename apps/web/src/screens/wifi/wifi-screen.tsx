// 'Administra tu Red WiFi': the network of an internet service, its key on demand, and a new key.

import type { WifiService } from '@portal/contract/lines/wifi';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { revealWifiKey, wifiQuery } from '../../api/lines/wifi.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { lineOf } from '../../shared/line/choose-line.ts';
import { HomePage } from '../../shared/network/home-page.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { DevicesCard } from './devices-card.tsx';
import { GuestCard } from './guest-card.tsx';
import { KeyCard } from './key-card.tsx';
import { RouterCard } from './router-card.tsx';
import { wifiCopy as copy, formCopy } from './wifi.copy.ts';
import styles from './wifi.module.css';

const INTERNET = '5';

export function WifiScreen() {
  const wanted = [lineOf(useLocation()), useSelectedService()?.number];
  return (
    <HomePage
      title={copy.title}
      lead={copy.lead}
      isUnder
      accepts={({ type, number }) => type === INTERNET && wanted.includes(number)}
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
  const [isBusy, setIsBusy] = useState(false);

  async function reveal() {
    if (isBusy) return;
    setIsBusy(true);
    const { data, error } = await revealWifiKey(service.number);
    setIsBusy(false);
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
