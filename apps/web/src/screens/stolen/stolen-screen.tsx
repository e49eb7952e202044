// «Me robaron el teléfono»: for whoever is signed in, and for whoever has no phone to sign in with.

import type { ReportedTheft, TheftCause } from '@portal/contract/help/thefts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { type Proved, reportByProof, reportTheft, theftsQuery } from '../../api/thefts.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { lineIn } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { isMobile, lineTile, shownNumber } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import publicPage from '../../shared/page/public-page.module.css';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RadioGroup, type RadioOption } from '../../ui/fields/radio-group.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { ProveWho } from './prove-who.tsx';
import { stolenCopy as copy } from './stolen.copy.ts';
import styles from './stolen.module.css';
import { PastThefts, TheftCard, TheftFacts } from './theft-card.tsx';

// Which line and what happened; what is done then stands above the one button.
interface ReportFormProps {
  lines: readonly RadioOption<string>[];
  chosen?: string | null;
  onReport: (line: string, cause: TheftCause) => Promise<RequestError | null>;
}

const CAUSES = [
  { value: 'theft', label: copy.causes.theft },
  { value: 'loss', label: copy.causes.loss },
] as const;

function ReportForm({ lines, chosen, onReport }: ReportFormProps) {
  const [picked, setPicked] = useState(chosen ?? undefined);
  const [cause, setCause] = useState<TheftCause>('theft');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const only = lines.length === 1 ? lines[0]?.value : undefined;
  const line = lines.find(({ value }) => value === (picked ?? only))?.value;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(line === undefined);
    if (isBusy || line === undefined) return;
    setIsBusy(true);
    setTrouble(null);
    const error = await onReport(line, cause);
    setIsBusy(false);
    if (error) setTrouble(copy.errors[error.code] ?? copy.failed(settings().helpPhone));
  }

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <RadioGroup
        legend={copy.line}
        options={lines}
        value={line}
        onChange={(value) => {
          setPicked(value);
          setIsMissing(false);
        }}
        error={isMissing && copy.lineMissing}
      />
      <RadioGroup legend={copy.cause} options={CAUSES} value={cause} onChange={setCause} compact />
      <div className={styles.then}>
        <p>{copy.soon}</p>
        <ul>
          {copy.does.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div>
        <Button type="submit" kind="primary" busy={isBusy} busyText={copy.reporting}>
          {copy.report}
        </Button>
      </div>
    </form>
  );
}

// Without a session: who one is, then one report of one line, and its certificate.
function WithoutSession() {
  const [proved, setProved] = useState<Proved | null>(null);
  const [theft, setTheft] = useState<ReportedTheft | null>(null);
  if (theft) return <Reported theft={theft} />;
  if (!proved) return <ProveWho onProved={setProved} />;
  const lines = proved.lines.map(({ id: value, publicIdentifier: label }) => ({ value, label }));
  return (
    <Card title={copy.which}>
      {lines.length === 0 ? (
        <p className="muted">{copy.noLines}</p>
      ) : (
        <ReportForm
          lines={lines}
          onReport={async (lineId, cause) => {
            const { data, error } = await reportByProof(proved.grant, { lineId, cause });
            if (data) setTheft(data);
            else if (error.code === 'GRANT_REQUIRED') setProved(null);
            return error;
          }}
        />
      )}
    </Card>
  );
}

function Reported({ theft }: { theft: ReportedTheft }) {
  const { certificate, certificateSentTo } = theft;
  return (
    <Card title={theft.product.publicIdentifier} detail={copy.causes[theft.cause]}>
      <div className={styles.theft}>
        <TheftFacts theft={theft} />
        <p>{sentWords(theft.status, certificateSentTo)}</p>
        {certificate && (
          <div className={styles.acts}>
            <FileButton save={async () => saveFile(pdfOf(certificate.content), certificate.name)}>
              {copy.certificate}
            </FileButton>
          </div>
        )}
      </div>
    </Card>
  );
}

function sentWords(status: ReportedTheft['status'], address: string | null): string {
  if (status === 'resolved') return address === null ? copy.notSent : copy.sent(address);
  return address === null ? copy.willTell : copy.willSend(address);
}

const pdfOf = (content: string): Blob =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });

export function StolenScreen() {
  if (useProfile() !== null)
    return (
      <AccountPage title={copy.title} lead={copy.lead}>
        <OwnThefts />
      </AccountPage>
    );
  return (
    <div className={classNames(publicPage.page, styles.public)}>
      <PageHead title={copy.title} lead={copy.lead} />
      <WithoutSession />
    </div>
  );
}

// The mobile lines of whoever is signed in: one is reported, and those that are stopped can be given back.
function OwnThefts() {
  const client = useQueryClient();
  const chosen = lineIn(useLocation().search);
  const services = useQuery(serviceListQuery);
  const thefts = useQuery(theftsQuery);
  const open = (thefts.data ?? []).filter(({ status }) => status !== 'cancelled');
  const past = (thefts.data ?? []).filter(({ status }) => status === 'cancelled');

  async function report(line: string, cause: 'theft' | 'loss') {
    const error = await reportTheft(line, cause);
    // Its state shows wherever the line does.
    if (!error) await client.invalidateQueries();
    return error;
  }

  return (
    <>
      {open.map((theft) => (
        <TheftCard key={theft.id} theft={theft} />
      ))}
      {thefts.isError && thefts.data === undefined && <Notice kind="warning">{copy.theftsUnknown}</Notice>}
      <QueryCard
        query={services}
        isUntimed
        title={open.length > 0 ? copy.another : copy.which}
        failed={copy.linesFailed}
        waiting={copy.linesWaiting}
        skeleton={<SkeletonRows count={3} />}
      >
        {({ services: all }) => {
          const lines = all
            .filter((service) => isMobile(service) && isOpen(service, 'manage'))
            .filter(({ state }) => state === 'A' || state === 'S' || state === 'paused')
            .filter(({ number }) => !open.some(({ product }) => product.publicIdentifier === number))
            .map((service) => ({
              value: service.number,
              label: service.look.nickname ?? shownNumber(service),
              detail: service.look.nickname ? shownNumber(service) : service.name,
              ...lineTile(service),
            }));
          return lines.length === 0 ? (
            <p className="muted">{copy.noLines}</p>
          ) : (
            <ReportForm lines={lines} chosen={chosen} onReport={report} />
          );
        }}
      </QueryCard>
      <PastThefts thefts={past} />
    </>
  );
}
