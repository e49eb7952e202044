// «WhatsApp»: a number is linked by the code that went to it, of what it is written to, stopped, and unlinked.
import type { CodeSent } from '@portal/contract/access/sso';
import type { WhatsappKind, WhatsappLink } from '@portal/contract/help/whatsapp';
import { canonicalMobile } from '@portal/market/service-number';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import {
  askWhatsappCode,
  endWhatsapp,
  storeWhatsapp,
  storeWhatsappWishes,
  whatsappQuery,
} from '../../api/notifications.ts';
import { type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { formatPhone, isNumeric } from '../../lib/phone.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { isMistyped, needsAnother } from '../../shared/code/resend-code.tsx';
import { ConfirmEnd } from '../../shared/confirm-end.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { OneTimeCodeField, TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import styles from './notifications.module.css';
import { whatsappCopy as copy, endWhatsappCopy } from './whatsapp.copy.ts';

export function WhatsappCard() {
  return settings().whatsapp === 'on' ? <Whatsapp /> : null;
}

function Whatsapp() {
  const query = useQuery(whatsappQuery);
  const { data: link } = query;
  return (
    <QueryCard
      query={query}
      title={copy.title}
      aside={
        link?.number && (
          <Badge kind={link.isStopped ? 'warning' : 'success'}>
            {link.isStopped ? copy.stopped : copy.on}
          </Badge>
        )
      }
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows count={3} />}
      isUntimed
    >
      {(found) => (found.number ? <Linked link={found} number={found.number} /> : <Linking />)}
    </QueryCard>
  );
}

/** Null: who would not say who they are has been asked. */
function troubleOf({ code }: RequestError): string | null {
  if (code === STEP_UP_REQUIRED) return null;
  return code === 'TOO_MANY_REQUESTS' ? copy.tooMany : copy.notDone;
}

function Linking() {
  const { phone_number: phone } = useProfile() ?? {};
  const [number, setNumber] = useState(phone && isNumeric(phone) ? formatPhone(phone) : '');
  const [sent, setSent] = useState<CodeSent | null>(null);
  if (sent) return <TypeCode number={number} sent={sent} onOther={() => setSent(null)} />;
  return <AskCode number={number} onNumber={setNumber} onSent={setSent} />;
}

interface AskCodeProps {
  number: string;
  onNumber: (number: string) => void;
  onSent: (sent: CodeSent) => void;
}

function AskCode({ number, onNumber, onSent }: AskCodeProps) {
  const [isWrong, setIsWrong] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isBusy, during } = useBusy();
  const field = useRef<HTMLInputElement>(null);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (canonicalMobile(number) === null) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
    setTrouble(null);
    const { data, error } = await during(askWhatsappCode(number));
    if (data) onSent(data);
    else setTrouble(troubleOf(error));
  }

  return (
    <form className="stack fields" noValidate onSubmit={ask}>
      <p className="small quiet">{copy.lead}</p>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <TextField
        ref={field}
        label={copy.number}
        hint={copy.numberHint}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={number}
        onChange={({ target }) => {
          onNumber(target.value);
          setIsWrong(false);
        }}
        error={isWrong && copy.numberWrong}
      />
      <div>
        <Button type="submit" kind="tonal" busy={isBusy} busyText={copy.sending}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}

interface TypeCodeProps {
  number: string;
  sent: CodeSent;
  onOther: () => void;
}

function TypeCode({ number, sent, onOther }: TypeCodeProps) {
  const showToast = useToast();
  const [code, setCode] = useState('');
  const [kinds, setKinds] = useState<WhatsappKind[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isBusy, during } = useBusy();
  const field = useRef<HTMLInputElement>(null);

  function refuse(words: string) {
    setWrong(words);
    field.current?.focus();
  }

  async function link(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const codeNumber = code.replace(/\s/g, '');
    if (!isNumeric(codeNumber) || codeNumber.length < sent.codeLength) return refuse(copy.codeMissing);
    setTrouble(null);
    const error = await during(storeWhatsapp({ number, codeNumberEn: sent.codeNumberEn, codeNumber, kinds }));
    if (!error) return showToast({ kind: 'success', text: copy.linked });
    if (isMistyped(error.code)) return refuse(copy.codeWrong);
    if (needsAnother(error.code)) return refuse(copy.codeOver);
    setTrouble(troubleOf(error));
  }

  return (
    <form className="stack fields" noValidate onSubmit={link}>
      <p>{copy.sent(sent.destination)}</p>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <OneTimeCodeField
        ref={field}
        label={copy.code}
        maxLength={12}
        value={code}
        onTyped={(typed) => {
          setCode(typed);
          setWrong(null);
        }}
        error={wrong}
      />
      <Kinds chosen={kinds} onChoose={setKinds} />
      <div className={styles.acts}>
        <Button disabled={isBusy} onClick={onOther}>
          {copy.other}
        </Button>
        <Button type="submit" kind="tonal" busy={isBusy} busyText={copy.linking}>
          {copy.link}
        </Button>
      </div>
    </form>
  );
}

const allKinds = Object.keys(copy.kinds) as WhatsappKind[];

interface KindsProps {
  chosen: readonly WhatsappKind[];
  onChoose: (kinds: WhatsappKind[]) => void;
}

function Kinds({ chosen, onChoose }: KindsProps) {
  const choose = (kind: WhatsappKind, isWanted: boolean) =>
    onChoose(allKinds.filter((each) => (each === kind ? isWanted : chosen.includes(each))));
  return (
    <>
      <fieldset className={styles.boxes}>
        <legend>{copy.legend}</legend>
        {allKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={copy.kinds[kind]}
            detail={kind === 'codes' ? copy.codesDetail : undefined}
            name={kind}
            checked={chosen.includes(kind)}
            onChange={({ target }) => choose(kind, target.checked)}
          />
        ))}
      </fieldset>
      <p className="small quiet">{copy.always}</p>
    </>
  );
}

function Linked({ link, number }: { link: WhatsappLink; number: string }) {
  const showToast = useToast();
  const [kinds, setKinds] = useState(link.kinds);
  const [busy, setBusy] = useState<'save' | 'stop' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const { isStopped, businessNumber } = link;

  async function store(what: 'save' | 'stop', wishes: Parameters<typeof storeWhatsappWishes>[0]) {
    if (busy) return;
    setBusy(what);
    setTrouble(null);
    const error = await storeWhatsappWishes(wishes);
    setBusy(null);
    if (error) setTrouble(troubleOf(error));
    else if (what === 'save') showToast({ kind: 'success', text: copy.saved });
  }

  async function end() {
    const error = await endWhatsapp();
    setIsEnding(false);
    if (error) setTrouble(troubleOf(error));
  }

  return (
    <form
      className="stack fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store('save', { kinds });
      }}
    >
      <p>{copy.linkedTo(formatPhone(number))}</p>
      <p className="small quiet">
        {isStopped
          ? copy.stoppedText
          : businessNumber
            ? copy.writeUs(formatPhone(businessNumber))
            : copy.writeUsPlain}
      </p>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <Kinds chosen={kinds} onChoose={setKinds} />
      <div className={styles.acts}>
        <Button type="submit" kind="tonal" busy={busy === 'save'} busyText={copy.saving}>
          {copy.save}
        </Button>
        <Button onClick={() => setIsEnding(true)}>{copy.end}</Button>
        <Button
          busy={busy === 'stop'}
          busyText={isStopped ? copy.resuming : copy.stopping}
          onClick={() => store('stop', { isStopped: !isStopped })}
        >
          {isStopped ? copy.resume : copy.stop}
        </Button>
      </div>
      {isEnding && <ConfirmEnd words={endWhatsappCopy} onEnd={end} onClose={() => setIsEnding(false)} />}
    </form>
  );
}
