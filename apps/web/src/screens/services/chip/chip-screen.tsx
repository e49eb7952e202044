// «Cambiar de chip»: to an eSIM or another card; then how it stands, the way back, and the code of an eSIM, once.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { simOrderQuery, simQuery } from '../../../api/lines/sim.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { hasEnded, isMobile } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { QueryCard, WithData } from '../../../shared/page/query-card.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { QrPicture } from '../../../ui/figures/bar-code.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { LineFormPage } from '../line-form-page.tsx';
import { chipChangeCopy as copy } from './chip.copy.ts';
import styles from './chip.module.css';
import { OrderForm } from './order-form.tsx';
import { EndedOrder, StandingOrder } from './standing-order.tsx';

const hasChip = (service: Service): boolean =>
  isMobile(service) && !hasEnded(service) && isOpen(service, 'manage');

export function ChipScreen() {
  return (
    <LineFormPage words={copy} accepts={hasChip}>
      {(service) => <OfLine service={service} />}
    </LineFormPage>
  );
}

/** Why this line is not moved by whoever looks; null: it may be. */
function refusalOf(service: Service): string | null {
  const { isCorpAdmin, state } = service;
  if (isCorpAdmin) return copy.company;
  if (!isOpen(service, 'hold')) return copy.onlyHolder;
  if (state === 'paused') return copy.paused;
  return state === 'A' ? null : copy.suspended;
}

const frame = {
  title: copy.what,
  isUntimed: true,
  failed: copy.failed,
  waiting: copy.waiting,
  skeleton: <SkeletonRows count={3} />,
};

function OfLine({ service }: { service: Service }) {
  const { number } = service;
  const refusal = refusalOf(service);
  const order = useQuery({ ...simOrderQuery(number), enabled: refusal === null });
  /** Here alone, and gone with the page. */
  const [code, setCode] = useState<string | null>(null);
  if (refusal) return <Notice kind="warning">{refusal}</Notice>;
  if (code) return <ActivationCode code={code} />;
  return (
    <WithData query={order} {...frame}>
      {(last) =>
        last?.completionDate === null ? (
          <StandingOrder order={last} onCode={setCode} />
        ) : (
          <div className="stack">
            {last && <EndedOrder order={last} />}
            <NewOrder line={number} />
          </div>
        )
      }
    </WithData>
  );
}

function NewOrder({ line }: { line: string }) {
  const sim = useQuery({ ...simQuery(line), staleTime: 0 });
  return (
    <QueryCard query={sim} {...frame}>
      {({ simLock, simLockOffAt }) =>
        simLock && simLockOffAt === null ? (
          <Notice kind="warning" title={copy.locked}>
            <p>{copy.lockedText}</p>
            <div className={styles.acts}>
              <ButtonLink size="sm" href={withLine(paths.manageLine('chip'), line)}>
                {copy.unlock}
              </ButtonLink>
            </div>
          </Notice>
        ) : (
          <OrderForm line={line} lockOffAt={simLockOffAt} />
        )
      }
    </QueryCard>
  );
}

/** The code of an eSIM, as a picture and to be typed: it stands on this page alone, and goes with it. */
export function ActivationCode({ code }: { code: string }) {
  const showToast = useToast();

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', text: copy.copied });
    } catch {
      // The code stands there to be copied by hand.
    }
  }

  return (
    <Card title={copy.codeTitle}>
      <div className="stack">
        <Notice kind="warning" announce>
          {copy.codeOnce}
        </Notice>
        <p>{copy.scan}</p>
        <QrPicture code={code} label={copy.qr} />
        <div>
          <p className="small muted">{copy.byHand}</p>
          <p className={styles.code}>{code}</p>
        </div>
        <div>
          <Button size="sm" onClick={copyCode}>
            {copy.copy}
          </Button>
        </div>
      </div>
    </Card>
  );
}
