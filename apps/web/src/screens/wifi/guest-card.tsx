// The network of guests: on for as long as is wished, with a code to come in by, and off.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type GuestNetwork, guestNetworkQuery, switchGuests } from '../../api/lines/home-network.ts';
import { momentWords } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { QrPicture } from '../../ui/figures/bar-code.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { guestCopy as copy } from './home-network.copy.ts';
import styles from './wifi.module.css';

export function GuestCard({ line }: { line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = useQuery(guestNetworkQuery(line));
  const [isBusy, setIsBusy] = useState(false);
  const [hours, setHours] = useState('3');

  async function turn(enabled: boolean) {
    setIsBusy(true);
    const { data, error } = await switchGuests(line, enabled, Number(hours) || undefined);
    setIsBusy(false);
    if (!data) {
      if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: copy.notChanged });
      return;
    }
    client.setQueryData(guestNetworkQuery(line).queryKey, data);
    showToast({ kind: 'success', text: data.enabled ? copy.isOn : copy.isOff });
  }

  return (
    <QueryCard
      query={query}
      title={copy.title}
      detail={copy.detail}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<Skeleton height={126} />}
      isUntimed
    >
      {(network) => (
        <div className="stack fields">
          {network.enabled ? (
            <On network={network} />
          ) : (
            <SelectField
              label={copy.howLong}
              options={Object.entries(copy.lasting).map(([value, label]) => ({ value, label }))}
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            />
          )}
          <div>
            <Button
              busy={isBusy}
              busyText={network.enabled ? copy.turningOff : copy.turningOn}
              onClick={() => turn(!network.enabled)}
            >
              {network.enabled ? copy.off : copy.on}
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
          { term: copy.network, value: <span className={styles.text}>{ssid}</span> },
          { term: copy.key, value: <strong className={styles.text}>{key}</strong> },
          { term: copy.until, value: until === null ? copy.never : momentWords(until) },
        ]}
      />
      {ssid !== null && key !== null && (
        <div className={styles.qr}>
          <QrPicture code={joining(ssid, key)} label={copy.qr} />
          <p className="small muted">{copy.qrText}</p>
        </div>
      )}
    </>
  );
}

/** As cameras of phones read it. */
const joining = (ssid: string, key: string): string => `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(key)};;`;
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');
