// The router: started anew from afar, and how fast it is now beside what the plan says.
import { market } from '@portal/market/here';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Gauge, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { routerQuery, type SpeedTest, startAnew, testSpeed } from '../../api/lines/home-network.ts';
import { formatTime, momentWords } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { routerCopy as copy, devicesCopy, routerTroubles } from './home-network.copy.ts';

const figure = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 1 });

export function RouterCard({ line }: { line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = useQuery(routerQuery(line));
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState<'restart' | 'speed' | null>(null);
  const [speed, setSpeed] = useState<SpeedTest | null>(null);
  const tell = ({ code }: { code: string }) => {
    if (code !== STEP_UP_REQUIRED)
      showToast({ kind: 'danger', text: routerTroubles[code] ?? devicesCopy.notChanged });
  };

  async function restart() {
    setIsAsking(false);
    setBusy('restart');
    const { data, error } = await startAnew(line);
    setBusy(null);
    if (!data) return tell(error);
    setSpeed(null);
    client.setQueryData(routerQuery(line).queryKey, data);
    showToast({ kind: 'success', text: copy.started });
  }

  async function measure() {
    setBusy('speed');
    const { data, error } = await testSpeed(line);
    setBusy(null);
    if (data) setSpeed(data);
    else tell(error);
  }

  return (
    <QueryCard
      query={query}
      title={copy.title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<Skeleton height={150} />}
      isUntimed
    >
      {({ state, until, restartedAt }) => (
        <div className="stack">
          <DefinitionList
            items={[
              {
                term: copy.state,
                value: state === 'running' ? copy.running : copy.restarting(formatTime(until ?? '')),
              },
              ...(restartedAt && state === 'running'
                ? [{ term: copy.lastRestart, value: momentWords(restartedAt) }]
                : []),
              ...(speed ? speedRows(speed) : []),
            ]}
          />
          {speed && <p className="small muted">{copy.speedText}</p>}
          <div>
            <Button
              icon={Gauge}
              busy={busy === 'speed'}
              busyText={copy.measuring}
              disabled={state === 'restarting'}
              onClick={measure}
            >
              {copy.measure}
            </Button>
          </div>
          <div>
            <Button
              kind="outline"
              icon={RotateCcw}
              busy={busy === 'restart'}
              busyText={copy.starting}
              disabled={state === 'restarting'}
              onClick={() => setIsAsking(true)}
            >
              {copy.restart}
            </Button>
          </div>
          <Dialog
            open={isAsking}
            onClose={() => setIsAsking(false)}
            title={copy.ask}
            actions={
              <>
                <Button kind="primary" onClick={restart}>
                  {copy.restart}
                </Button>
                <Button onClick={() => setIsAsking(false)}>{copy.back}</Button>
              </>
            }
          >
            {copy.askText}
          </Dialog>
        </div>
      )}
    </QueryCard>
  );
}

function speedRows(test: SpeedTest) {
  const words = (now: number, contracted: number | null) =>
    copy.speed(figure.format(now), contracted === null ? null : figure.format(contracted));
  return [
    { term: copy.download, value: <strong>{words(test.downloadMbps, test.contractedDownloadMbps)}</strong> },
    { term: copy.upload, value: <strong>{words(test.uploadMbps, test.contractedUploadMbps)}</strong> },
    { term: copy.latency, value: copy.milliseconds(figure.format(test.latencyMs)) },
    { term: copy.measured, value: momentWords(test.measuredAt) },
  ];
}
