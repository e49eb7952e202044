// «Me robaron el teléfono»: for whoever is signed in, and for whoever has no phone to sign in with.
import type { ReportedTheft, Theft, TheftCause } from '@portal/contract/help/thefts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import {
  type Proved,
  reportByProof,
  reportTheft,
  saveCertificate,
  theftsQuery,
  undoTheft,
} from '../../api/thefts.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { formatPhone } from '../../lib/phone.ts';
import { lineIn } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { AskedButton } from '../../shared/asked-button.tsx';
import { isMobile, lineTile, shownNumber } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import publicPage from '../../shared/page/page.module.css';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RadioGroup, type RadioOption } from '../../ui/fields/radio-group.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { ProveWho } from './prove-who.tsx';
import { stolenCopy as copy, pastCopy } from './stolen.copy.ts';
import styles from './stolen.module.css';

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
  const { isBusy, during } = useBusy();
  const [trouble, setTrouble] = useState<string | null>(null);
  const only = lines.length === 1 ? lines[0]?.value : undefined;
  const line = lines.find(({ value }) => value === (picked ?? only))?.value;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(line === undefined);
    if (isBusy || line === undefined) return;
    setTrouble(null);
    const error = await during(onReport(line, cause));
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
  const showToast = useToast();
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
            else if (error.code === 'GRANT_REQUIRED') {
              setProved(null);
              showToast({ kind: 'danger', text: copy.tooLate });
            }
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

  /** What is not known the server refuses. */
  function mayUndo({ product }: Theft): boolean {
    const service = services.data?.services.find(({ number }) => number === product.publicIdentifier);
    return service === undefined || isOpen(service, 'hold');
  }

  async function report(line: string, cause: 'theft' | 'loss') {
    const error = await reportTheft(line, cause);
    // Its state shows wherever the line does.
    if (!error) await client.invalidateQueries();
    return error;
  }

  return (
    <>
      {open.map((theft) => (
        <TheftCard key={theft.id} theft={theft} mayUndo={mayUndo(theft)} />
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

/** Reports of a phone that is gone: how far each is, its certificate, the way back when it is found; and those that were found. */
function TheftCard({ theft, mayUndo }: { theft: Theft; mayUndo: boolean }) {
  const client = useQueryClient();
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const { id, status, certificateCode, product } = theft;

  async function undo() {
    const { error } = await during(undoTheft(id));
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) return showToast({ kind: 'danger', text: copy.errors[error.code] ?? copy.notUndone });
    showToast({ kind: 'success', text: copy.undone });
    await client.invalidateQueries();
  }

  return (
    <Card title={formatPhone(product.publicIdentifier)} detail={copy.causes[theft.cause]}>
      <div className={styles.theft}>
        <TheftFacts theft={theft} />
        {status === 'resolved' && (mayUndo || certificateCode !== null) && (
          <div className={styles.acts}>
            {certificateCode !== null && (
              <FileButton save={() => saveCertificate(id)}>{copy.certificate}</FileButton>
            )}
            {mayUndo && (
              <AskedButton
                size="sm"
                kind="outline"
                busy={isBusy}
                busyText={copy.undoing}
                asks={{ title: copy.askFound, text: copy.foundText, yes: copy.undo, no: copy.cancel }}
                onYes={undo}
              >
                {copy.found}
              </AskedButton>
            )}
          </div>
        )}
        {!mayUndo && <p className="muted">{copy.foundByHolder}</p>}
      </div>
    </Card>
  );
}

type StolenPhone = Pick<
  Theft,
  | 'id'
  | 'status'
  | 'cause'
  | 'creationDate'
  | 'suspendedAt'
  | 'equipmentBlockedAt'
  | 'imei'
  | 'certificateCode'
>;

function TheftFacts({ theft }: { theft: StolenPhone }) {
  const { status, suspendedAt, equipmentBlockedAt, imei } = theft;
  const at = (moment: string | null) => (moment === null ? copy.waiting : formatDateTime(moment));
  return (
    <>
      <Standing status={status} />
      <DefinitionList
        items={[
          { term: copy.number, value: theft.id },
          { term: copy.reported, value: formatDateTime(theft.creationDate) },
          { term: copy.suspended, value: at(suspendedAt) },
          { term: copy.blocked, value: blockedWords(theft, at(equipmentBlockedAt)) },
          ...(imei === null ? [] : [{ term: copy.imei, value: imei }]),
          ...(theft.certificateCode === null ? [] : [{ term: copy.code, value: theft.certificateCode }]),
        ]}
      />
    </>
  );
}

/** Who does not know the equipment blocks none, and says so. */
const blockedWords = ({ imei, suspendedAt }: StolenPhone, words: string): string =>
  imei === null && suspendedAt !== null ? copy.noEquipment : words;

function Standing({ status }: Pick<Theft, 'status'>) {
  if (status === 'resolved') return <Notice kind="success" title={copy.stopped} announce />;
  if (status === 'escalated')
    return (
      <Notice kind="warning" title={copy.escalated} announce>
        {copy.escalatedText(settings().helpPhone)}
      </Notice>
    );
  return (
    <Notice kind="info" title={copy.asked} announce>
      {copy.askedText}
    </Notice>
  );
}

/** Found again: when, and the certificate that was given then. */
function PastThefts({ thefts }: { thefts: readonly Theft[] }) {
  if (thefts.length === 0) return null;
  return (
    <Card title={pastCopy.title} detail={pastCopy.detail}>
      <ListRows>
        {thefts.map(({ id, cause, product, creationDate, undoneAt, certificateCode }) => (
          <ListRow
            key={id}
            icon={Smartphone}
            title={formatPhone(product.publicIdentifier)}
            detail={[
              pastCopy.causes[cause](formatDate(creationDate)),
              undoneAt === null ? null : pastCopy.found(formatDate(undoneAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
            action={
              certificateCode !== null && (
                <FileButton label={pastCopy.certificateOf(id)} save={() => saveCertificate(id)}>
                  {pastCopy.certificate}
                </FileButton>
              )
            }
          />
        ))}
      </ListRows>
    </Card>
  );
}
