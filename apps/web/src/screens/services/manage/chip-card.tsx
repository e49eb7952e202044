// «Tu chip» of a mobile line: its number and PUK for whoever says again who they are, and the lock against its change.
import type { Sim } from '@portal/contract/lines/sims';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lockSim, revealSim, simQuery } from '../../../api/lines/sim.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { chipCopy as copy } from './manage.copy.ts';
import styles from './manage.module.css';

interface ChipCardProps {
  line: string;
  /** Its secrets are for nobody else. */
  isHolder: boolean;
}

export function ChipCard({ line, isHolder }: ChipCardProps) {
  return (
    <QueryCard
      query={useQuery(simQuery(line))}
      isUntimed
      title={copy.title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={3} />}
    >
      {(sim) => (
        <div className="stack">
          {isHolder && <Secrets line={line} masked={sim.iccid} />}
          <Lock line={line} sim={sim} />
          <div className={styles.acts}>
            {isHolder && <TextLink href={withLine(paths.changeChip(), line)}>{copy.change}</TextLink>}
            <TextLink href={withLine(paths.stolen(), line)}>{copy.stolen}</TextLink>
          </div>
        </div>
      )}
    </QueryCard>
  );
}

/** Shown until they are hidden, or the page is left: nothing keeps them. */
function Secrets({ line, masked }: { line: string; masked: string }) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<Sim | null>(null);

  async function reveal() {
    setIsBusy(true);
    const { data, error } = await revealSim(line);
    setIsBusy(false);
    if (data) setShown(data);
    else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: copy.notShown });
  }

  const digits = shown ? inFours(shown.iccid) : `…${masked.slice(-4)}`;
  return (
    <>
      <DefinitionList
        items={[
          { term: copy.iccid, value: digits },
          { term: copy.puk, value: shown?.puk ?? copy.hidden },
        ]}
      />
      {shown && <p className="muted">{copy.pukHint}</p>}
      <div>
        <Button
          size="sm"
          busy={isBusy}
          busyText={copy.showing}
          onClick={shown ? () => setShown(null) : reveal}
        >
          {shown ? copy.hide : copy.show}
        </Button>
      </div>
    </>
  );
}

function Lock({ line, sim }: { line: string; sim: Sim }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isStaying = sim.simLock && sim.simLockOffAt === null;

  async function set(simLock: boolean) {
    setIsAsking(false);
    setIsBusy(true);
    const { data, error } = await lockSim(line, simLock);
    setIsBusy(false);
    if (data) return client.setQueryData(simQuery(line).queryKey, data);
    if (error.code === STEP_UP_REQUIRED) return;
    showToast({
      kind: 'danger',
      text: error.code === 'HOLDER_REQUIRED' ? copy.onlyHolder : copy.notSaved,
    });
  }

  return (
    <>
      <p role="status">{lockWords(sim)}</p>
      <div>
        <Button
          size="sm"
          busy={isBusy}
          busyText={copy.saving}
          onClick={isStaying ? () => setIsAsking(true) : () => set(true)}
        >
          {isStaying ? copy.unlock : sim.simLock ? copy.keep : copy.lock}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.ask}
        actions={
          <>
            <Button kind="danger" onClick={() => set(false)}>
              {copy.unlock}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{copy.cancel}</Button>
          </>
        }
      >
        {copy.consequence}
      </Dialog>
    </>
  );
}

/** `8959 3011 2345 6789 014` */
const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

function lockWords({ simLock, simLockOffAt }: Sim): string {
  if (simLockOffAt === null) return copy.locked;
  const moment = formatDateTime(simLockOffAt);
  return simLock ? copy.unlocking(moment) : copy.unlocked(moment);
}
