// The card of the new key: its form, what came of saving, and an accepted change until it has ended.
import type { WifiService } from '@portal/contract/lines/wifi';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { changeWifiKey, monitorQuery, revealWifiKey } from '../../api/lines/wifi.ts';
import { isNetworkFailure, type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RulesTip } from '../../ui/fields/rules-tip.tsx';
import { PasswordField } from '../../ui/fields/text-field.tsx';
import { MessageDialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { resultCopy as copy, keyErrors as errors, formCopy } from './wifi.copy.ts';
import styles from './wifi.module.css';

// Saving a new key: what the server says, and what became of it when its answer was lost.
/** Named like the sentence that says it. */
type Outcome = 'done' | 'requested' | 'failed' | 'pending' | 'networkChanged' | 'tooOften' | 'rules';

const BY_CODE: Partial<Record<string, Outcome>> = {
  WIFI_CHANGE_PENDING: 'pending',
  WIFI_NETWORK_CHANGED: 'networkChanged',
  WIFI_KEY_RULES: 'rules',
  TOO_MANY_REQUESTS: 'tooOften',
};

interface KeyChanging {
  busy: boolean;
  /** Null: the person would not say again who they are, so nothing was asked for. */
  save: (newKey: string) => Promise<Outcome | null>;
}

function useKeyChange(
  { number }: Service,
  wifi: WifiService,
  reload: () => Promise<{ data: WifiService | undefined }>,
): KeyChanging {
  const profile = useProfile();
  const [busy, setBusy] = useState(false);

  async function save(newKey: string): Promise<Outcome | null> {
    setBusy(true);
    const owner = {
      name: profile?.name ?? '',
      email: profile?.emailKind === 'real' ? profile.email : null,
      mobile: profile?.phone_number ?? null,
    };
    const { error, code } = await changeWifiKey({ number, wifi, newKey, owner });
    const { data: now } = await reload();
    const came = error ? await outcomeOf(error, now, newKey) : code === 202 ? 'requested' : 'done';
    setBusy(false);
    return came;
  }

  async function outcomeOf(
    error: RequestError,
    now: WifiService | undefined,
    newKey: string,
  ): Promise<Outcome | null> {
    if (error.code === STEP_UP_REQUIRED) return null;
    // The change may have been made although its answer never came.
    if (isNetworkFailure(error)) {
      if (now?.pendingChange) return 'requested';
      const { data } = await revealWifiKey(number);
      if (data?.wifiInfo.key === newKey) return 'done';
    }
    return BY_CODE[error.code] ?? 'failed';
  }

  return { busy, save };
}

interface KeyCardProps {
  service: Service;
  wifi: WifiService;
  reload: () => Promise<{ data: WifiService | undefined }>;
}

const isGood = (outcome: Outcome) => outcome === 'done' || outcome === 'requested';

export function KeyCard({ service, wifi, reload }: KeyCardProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, save } = useKeyChange(service, wifi, reload);

  usePendingChange(wifi.pendingChange?.id ?? null, async (isDone) => {
    await reload();
    if (isDone) showToast({ text: copy.done });
    else setOutcome('failed');
  });

  async function submit(newKey: string): Promise<boolean> {
    const came = await save(newKey);
    setOutcome(came);
    return came !== null && isGood(came);
  }
  function goBack() {
    // Opened by its address alone there is nothing to go back to.
    if (window.history.length > 1) window.history.back();
    else navigate(withLine(paths.fixedDetail(), service.number));
  }
  const close = () => setOutcome(null);

  return (
    <Card title={formCopy.title} detail={formCopy.lead}>
      <KeyForm
        encryption={wifi.wifiInfo.encriptionMode}
        waits={wifi.pendingChange !== null}
        busy={busy}
        onSubmit={submit}
        onCancel={goBack}
      />
      <MessageDialog
        open={outcome !== null}
        onClose={close}
        title={outcome && isGood(outcome) ? copy.success : copy.error}
        closeText={copy.accept}
      >
        {outcome && copy[outcome]}
      </MessageDialog>
    </Card>
  );
}

// Follows a change that was accepted for later while its page is open.
/** @param onEnd called once, with whether it was made */
function usePendingChange(changeId: string | null, onEnd: (isDone: boolean) => void): void {
  const { data } = useQuery({ ...monitorQuery(changeId ?? ''), enabled: changeId !== null });
  const end = useEffectEvent(onEnd);
  const state = changeId === null ? undefined : data?.state;
  useEffect(() => {
    if (state === 'Completed' || state === 'InError') end(state === 'Completed');
  }, [state]);
}

// A new key twice, with the rules of its network beside it while it is typed.
interface KeyFormProps {
  /** Of the network: WEP has rules of its own. */
  encryption: string;
  /** An earlier change has not been made yet. */
  waits: boolean;
  busy: boolean;
  /** Resolves to whether it was taken: what was typed goes then. */
  onSubmit: (newKey: string) => Promise<boolean>;
  onCancel: () => void;
}

type FieldName = keyof KeyEntry;
const NOTHING: KeyEntry = { newKey: '', confirmation: '' };

/** A press must not take the focus: the list of rules would go, and the button move from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function KeyForm({ encryption, waits, busy, onSubmit, onCancel }: KeyFormProps) {
  const rulesId = useId();
  const [entry, setEntry] = useState(NOTHING);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [rulesShown, setRulesShown] = useState(false);
  const inputs = { newKey: useRef<HTMLInputElement>(null), confirmation: useRef<HTMLInputElement>(null) };
  const problems = keyProblems(entry, encryption);

  const error = (name: FieldName) => (left.includes(name) ? problems[name] : null);
  const change = (name: FieldName, value: string) => setEntry((current) => ({ ...current, [name]: value }));
  const leave = (name: FieldName) => {
    if (entry[name] !== '') setLeft([...left, name]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || waits) return;
    setLeft(['newKey', 'confirmation']);
    if (problems.newKey) inputs.newKey.current?.focus();
    else if (problems.confirmation) inputs.confirmation.current?.focus();
    else if (await onSubmit(entry.newKey)) {
      setEntry(NOTHING);
      setLeft([]);
      setRulesShown(false);
    }
  };
  const words = { showLabel: formCopy.show, hideLabel: formCopy.hide, autoComplete: 'off', disabled: waits };

  return (
    <form className="stack fields" noValidate autoComplete="off" onSubmit={submit}>
      <div>
        <PasswordField
          {...words}
          ref={inputs.newKey}
          label={formCopy.newKey}
          name="wifi-key"
          required
          aria-describedby={rulesShown ? rulesId : undefined}
          value={entry.newKey}
          onFocus={() => setRulesShown(true)}
          onBlur={() => {
            setRulesShown(false);
            leave('newKey');
          }}
          onChange={(event) => {
            change('newKey', event.target.value);
            setRulesShown(event.target.value !== '');
          }}
          error={error('newKey')}
        />
        {rulesShown && (
          <RulesTip
            id={rulesId}
            title={formCopy.rules}
            rules={keyRules(entry.newKey, encryption)}
            metWord={formCopy.met}
            missingWord={formCopy.missing}
          />
        )}
      </div>
      <PasswordField
        {...words}
        ref={inputs.confirmation}
        label={formCopy.confirmation}
        name="wifi-key-again"
        required
        value={entry.confirmation}
        onBlur={() => leave('confirmation')}
        onChange={(event) => change('confirmation', event.target.value)}
        error={error('confirmation')}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          kind="primary"
          onMouseDown={keepFocus}
          disabled={waits}
          busy={busy}
          busyText={formCopy.saving}
        >
          {formCopy.save}
        </Button>
        <Button onMouseDown={keepFocus} onClick={onCancel}>
          {formCopy.cancel}
        </Button>
      </div>
    </form>
  );
}

const WEP_DIGITS = 13;
const SHORTEST = 8;
const LONGEST = 63;
/** Printable ASCII without spaces and without $ @ ! % * # ? &. */
const PLAIN = /^(?:(?![$@!%*#?&])[\x21-\x7e])+$/;

interface KeyEntry {
  newKey: string;
  confirmation: string;
}

interface KeyRule {
  text: string;
  met: boolean;
}

/** What a new Wi-Fi key must be (WIFI-1): WEP has rules of its own. */
function isWep(encryption: string): boolean {
  return encryption.trim().toUpperCase() === 'WEP';
}

/** Each rule with its state; the longest key is only spoken of when it is exceeded. */
export function keyRules(key: string, encryption: string): KeyRule[] {
  if (isWep(encryption)) {
    return [
      { text: errors.thirteen, met: key.length === WEP_DIGITS },
      { text: errors.digitsOnly, met: /^\d+$/.test(key) },
    ];
  }
  return [
    { text: errors.short, met: key.length >= SHORTEST },
    { text: errors.upper, met: /[A-Z]/.test(key) },
    { text: errors.special, met: PLAIN.test(key) },
    { text: errors.digit, met: /\d/.test(key) },
    ...(key.length > LONGEST ? [{ text: errors.long, met: false }] : []),
  ];
}

interface KeyProblems {
  newKey: string | null;
  confirmation: string | null;
}

/** Both null: it may be saved. */
export function keyProblems({ newKey, confirmation }: KeyEntry, encryption: string): KeyProblems {
  const broken = keyRules(newKey, encryption).find(({ met }) => !met);
  return {
    newKey: newKey === '' ? errors.required : (broken?.text ?? null),
    confirmation: confirmationProblem(newKey, confirmation),
  };
}

function confirmationProblem(newKey: string, confirmation: string): string | null {
  if (confirmation === '') return errors.confirmationRequired;
  return confirmation === newKey ? null : errors.different;
}
