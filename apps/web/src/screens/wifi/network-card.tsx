// The network as it is: name, security, and the key, hidden until its owner asks for it.
import type { WifiService } from '@portal/contract/lines/wifi';
import type { UseQueryResult } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { revealWifiKey } from '../../api/lines/wifi.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { wifiCopy as copy } from './wifi.copy.ts';
import styles from './wifi.module.css';

export interface NetworkCardProps {
  service: Service;
  query: UseQueryResult<WifiService>;
  /** The key, while it is shown. */
  shown: string | null;
  onShown: (key: string | null) => void;
}

export function NetworkCard({ service, query, shown, onShown }: NetworkCardProps) {
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

export function NetworkSkeleton() {
  return <Skeleton height={129} />;
}
