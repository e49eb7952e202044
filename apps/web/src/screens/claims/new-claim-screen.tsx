// «Reclamar este cobro»: what it is, why, what happened, and what shows it.
import type { ThirdPartyProduct } from '@portal/contract/lines/inventory';
import type { Payment } from '@portal/contract/paying/payments';
import type { Agreement } from '@portal/contract/privacy/agreements';
import { claimFiles } from '@portal/help/promises';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { claimQuery, claimsKey, sendClaim } from '../../api/claims.ts';
import { problemsQuery } from '../../api/lines/problems.ts';
import { thirdPartyQuery } from '../../api/lines/third-party.ts';
import { agreementsQuery } from '../../api/person/agreements.ts';
import { type WholeBill, wholeBillQuery } from '../../api/purchase/billing.ts';
import { paymentQuery } from '../../api/purchase/payments.ts';
import { formatDayAndMonth } from '../../lib/dates.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { formatDollars } from '../../lib/money.ts';
import { type ClaimedCharge, chargeIn, paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { randomId } from '../../lib/random-id.ts';
import { NothingCard } from '../../shared/page/nothing-card.tsx';
import { OneThing } from '../../shared/page/one-thing.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { FieldError, TextArea } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import {
  type ClaimDraft,
  type ClaimReason,
  claimDraft,
  claimDraftName,
  forgetClaimDraft,
  keepClaimDraft,
} from './claim-draft.ts';
import { formCopy as copy, reasonWords } from './claims.copy.ts';
import styles from './claims.module.css';

const REASONS = (Object.keys(reasonWords) as ClaimReason[]).map((value) => ({
  value,
  label: reasonWords[value],
}));

export function NewClaimScreen() {
  const charge = chargeIn(useLocation().search);
  return charge ? <OfCharge charge={charge} /> : <Unknown />;
}

function OfCharge({ charge }: { charge: ClaimedCharge }) {
  const { query, known } = useClaimedCharge(charge);
  const isAgreement = charge.kind === 'agreement';
  const bill = charge.billNo === undefined ? paths.billing() : paths.bill(charge.billNo);
  const back = isAgreement ? paths.contract(charge.id) : bill;
  return (
    <>
      <PageHead
        title={isAgreement ? copy.unknownService : copy.title}
        back={{ href: back, label: copy.back }}
      />
      <OneThing query={query} thing={known} words={copy} otherwise={paths.billing()}>
        {(found) => <Form charge={charge} known={found} />}
      </OneThing>
    </>
  );
}

function Form({ charge, known }: { charge: ClaimedCharge; known: KnownCharge }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  /** Whose it is: a session may end while it is being sent. */
  const name = useRef(claimDraftName(charge)).current;
  const [draft, setDraft] = useState(() => claimDraft(charge));
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isClaimed, setIsClaimed] = useState(known.claimId !== null);

  function change(more: Partial<ClaimDraft>) {
    // What was filed by the key stays what it was: words that were changed are another claim, and the server says so.
    const next = { ...draft, ...more, key: randomId() };
    setDraft(next);
    setTrouble(null);
    keepClaimDraft(name, next);
  }

  async function send() {
    setIsTried(true);
    const { reason, description, files, key } = draft;
    if (isBusy || reason === undefined || description.trim() === '') return;
    setIsBusy(true);
    setTrouble(null);
    const read = await Promise.allSettled(files.map(attachmentOf));
    const lost = files.find((_, place) => read[place]?.status === 'rejected');
    if (lost) {
      setIsBusy(false);
      return setTrouble(copy.unread(lost.name));
    }
    const attachment = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const { kind, id, billNo } = charge;
    const entity = { '@referredType': kind, id, ...(billNo === undefined ? {} : { billNo }) };
    const body = { ticketType: 'claim', reason, description, relatedEntity: [entity], attachment } as const;
    const answer = await sendClaim({ ...body, relatedEntity: [entity] }, key);
    setIsBusy(false);
    if (answer.error) {
      if (answer.error.code === 'ALREADY_CLAIMED') setIsClaimed(true);
      else setTrouble(copy.errors[answer.error.code] ?? copy.notSent);
      return;
    }
    forgetClaimDraft(name);
    client.setQueryData(claimQuery(answer.data.id).queryKey, answer.data);
    for (const queryKey of [claimsKey, ['bills'], ['accounts']]) void client.invalidateQueries({ queryKey });
    showToast({ kind: 'success', text: copy.sent });
    navigate(paths.claim(answer.data.id), { replace: true });
  }

  if (isClaimed) return <Already claimId={known.claimId} />;
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Card title={copy.steps}>
        <div className={styles.form}>
          <DefinitionList
            items={[
              { term: copy.charge, value: known.name },
              ...(known.money === null ? [] : [{ term: copy.amount, value: known.money }]),
              ...(known.billNo === null ? [] : [{ term: copy.bill, value: known.billNo }]),
            ]}
          />
          <RadioGroup
            legend={copy.reason}
            options={REASONS}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            error={isTried && draft.reason === undefined && copy.reasonMissing}
          />
          {draft.reason === 'notProvided' && <KnownProblems />}
          <TextArea
            label={copy.description}
            rows={5}
            maxLength={2_000}
            value={draft.description}
            hint={copy.descriptionHint}
            error={isTried && draft.description.trim() === '' && copy.descriptionMissing}
            onChange={(event) => change({ description: event.target.value })}
          />
          <FilesField files={draft.files} onChange={(files) => change({ files })} />
          {charge.kind === 'agreement' && <p className={styles.quiet}>{copy.evidence}</p>}
          {trouble && <Notice kind="danger">{trouble}</Notice>}
          <p className={styles.quiet}>{copy.promise}</p>
          <Button kind="primary" type="submit" wide busy={isBusy} busyText={copy.sending}>
            {copy.send}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** What the network owes comes back without a claim. */
function KnownProblems() {
  const { data = [] } = useQuery(problemsQuery);
  const credited = data.filter(({ credit }) => credit !== null);
  if (credited.length === 0) return null;
  return (
    <Notice title={copy.known.title}>
      {credited.map(({ id, startedAt, credit }) => (
        <p key={id}>
          {copy.known.of(formatDayAndMonth(startedAt), formatDollars(credit?.amount.value ?? 0))}
        </p>
      ))}
    </Notice>
  );
}

function Already({ claimId }: { claimId: string | null }) {
  const { title, text, act, all } = copy.already;
  return (
    <Card>
      <Empty
        level={2}
        title={title}
        text={text}
        action={
          <ButtonLink href={claimId === null ? paths.claims() : paths.claim(claimId)}>
            {claimId === null ? all : act}
          </ButtonLink>
        }
      />
    </Card>
  );
}

function Unknown() {
  return (
    <>
      <PageHead title={copy.title} back={{ href: paths.billing(), label: copy.back }} />
      <NothingCard {...copy.notFound} href={paths.billing()} />
    </>
  );
}

// A chosen file as it is sent. Rejects where it has been changed or taken away in the device meanwhile.
async function attachmentOf(file: File): Promise<{ name: string; mimeType: string; content: string }> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, mimeType: file.type, content: address.slice(address.indexOf(',') + 1) };
}

interface FilesFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Pictures and PDFs to go with a claim: picked or photographed, told apart before they are sent. */
function FilesField({ files, onChange }: FilesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  function add(picked: readonly File[]) {
    const fine = picked.filter((file) => refusalOf(file) === null);
    const all = [...files, ...fine];
    const [refusal] = picked.flatMap((file) => refusalOf(file) ?? []);
    setError(refusal ?? (all.length > claimFiles.most ? copy.tooMany : null));
    onChange(all.slice(0, claimFiles.most));
  }

  return (
    <fieldset className={styles.fieldset} aria-describedby={`${id}-note`}>
      <legend className="strong">{copy.files}</legend>
      <p id={`${id}-note`} className={styles.hint}>
        {copy.filesHint}
      </p>
      {files.length > 0 && (
        <ul className={styles.picked}>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>{file.name}</span>
              <TextLink
                icon={X}
                onClick={() => {
                  setError(null);
                  onChange(files.filter((_, place) => place !== index));
                }}
              >
                {copy.remove}
                <span className="sr-only"> {file.name}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className="sr-only"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={copy.attach}
        accept={claimFiles.types.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {files.length < claimFiles.most && (
        <Button size="sm" icon={Paperclip} onClick={() => input.current?.click()}>
          {copy.attach}
        </Button>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** The server looks inside; here it is enough to spare the way there. */
function refusalOf({ name, size, type }: File): string | null {
  if (size > claimFiles.megabytes * 1024 * 1024) return copy.tooLarge(name);
  return claimFiles.types.some((known) => known === type) ? null : copy.wrongType(name);
}

interface KnownCharge {
  name: string;
  /** Null: it is not told. */
  money: string | null;
  /** Where it was charged; null: on no bill. */
  billNo: string | null;
  claimId: string | null;
}

/** `known`: undefined while it is on its way, null when there is none such. */
function useClaimedCharge({ kind, id, billNo = '' }: ClaimedCharge) {
  const bill = useQuery({ ...wholeBillQuery(billNo), enabled: kind === 'billLine' && billNo !== '' });
  const payment = useQuery({ ...paymentQuery(id), enabled: kind === 'payment' });
  const services = useQuery({ ...thirdPartyQuery(), enabled: kind === 'thirdParty' });
  const agreements = useQuery({ ...agreementsQuery, enabled: kind === 'agreement' });
  const query = { billLine: bill, payment, thirdParty: services, agreement: agreements }[kind];
  return { query, known: query.data === undefined ? nothingYet() : found() };

  /** Of a line that is on no bill, and of what the server does not know, nothing will come. */
  function nothingYet(): null | undefined {
    const isUnknown = query.error instanceof RequestFailure && query.error.status === 404;
    return isUnknown || (kind === 'billLine' && billNo === '') ? null : undefined;
  }

  function found(): KnownCharge | null {
    if (kind === 'billLine') return bill.data ? ofBill(bill.data, id) : null;
    if (kind === 'payment') return payment.data ? ofPayment(payment.data) : null;
    if (kind === 'agreement') return ofAgreement(agreements.data?.find((one) => one.id === id));
    return ofThirdParty(services.data?.find((one) => one.id === id));
  }
}

function ofThirdParty(service: ThirdPartyProduct | undefined): KnownCharge | null {
  if (!service) return null;
  const price = service.productPrice[0]?.price.taxIncludedAmount.value;
  return {
    name: service.name,
    money: price === undefined ? null : formatDollars(price),
    billNo: null,
    claimId: null,
  };
}

function ofAgreement(agreement: Agreement | undefined): KnownCharge | null {
  if (!agreement?.claimable) return null;
  const { subject, amount } = agreement;
  return { name: subject, money: amount && formatDollars(amount.value), billNo: null, claimId: null };
}

function ofBill({ billNo, groups }: WholeBill, id: string): KnownCharge | null {
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.id === id);
  if (!line) return null;
  return {
    name: line.description,
    money: formatDollars(line.taxIncludedAmount.value),
    billNo,
    claimId: line.claimId ?? null,
  };
}

function ofPayment({ paymentItem: [bought], totalAmount, id }: Payment): KnownCharge {
  const name = bought?.item.name ?? id;
  return { name, money: formatDollars(totalAmount.amount), billNo: null, claimId: null };
}
