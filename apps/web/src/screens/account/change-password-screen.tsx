// 'Cambio de contraseña': the current password is verified, then the new one is set; other sessions end.
import { isAllowedPassword, passwordLength, passwordRules } from '@portal/market/passwords';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { changePassword } from '../../api/person/account.ts';
import { verifyPassword } from '../../api/person/session.ts';
import { noAnswer, type RequestError } from '../../lib/http/result.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { CurrentPasswordField, currentPasswordWords } from '../../shared/profile/current-password-field.tsx';
import { currentPasswordCopy, withCommonPassword } from '../../shared/profile/profile.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RulesTip } from '../../ui/fields/rules-tip.tsx';
import { PasswordField, type PasswordFieldProps } from '../../ui/fields/text-field.tsx';
import { MessageDialog } from '../../ui/layers/dialog.tsx';
import {
  changedCopy,
  changePasswordCopy as copy,
  passwordErrors as errors,
  formCopy,
  ruleCopy,
} from './account.copy.ts';
import styles from './account.module.css';

// Current password, new one, confirmation and terms; what is missing is said while it is typed.
const EMPTY: PasswordEntry = { current: '', next: '', confirmation: '', terms: false };

interface PasswordFormProps {
  /** As it is typed at login, for password managers. */
  username: string;
  busy: boolean;
  /** What the server has said of a field; it stands until the next edit. */
  refused: Refused | null;
  onEdit: () => void;
  onSubmit: (entry: PasswordEntry) => void;
  onCancel: () => void;
}

function PasswordForm({ username, busy, refused, onEdit, onSubmit, onCancel }: PasswordFormProps) {
  const [entry, setEntry] = useState(EMPTY);
  // Once open it stays: closing would move what is below from under the pointer.
  const [tipIsOpen, setTipIsOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const tipId = useId();

  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!refused?.field) return;
    const name = refused.field === 'current' ? 'current-password' : 'new-password';
    // After the dialog has given the focus back to the button it came from.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  const keep = (part: Partial<PasswordEntry>) => {
    setEntry((current) => ({ ...current, ...part }));
    onEdit();
  };
  const problems = passwordProblems(entry);
  // The beginning of the right word is not a mistake yet.
  const onTheWay = confirming && entry.next.startsWith(entry.confirmation);
  const isReady = mayChange(entry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !busy) onSubmit(entry);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.required}>{copy.allRequired}</p>
      <CurrentPasswordField
        required
        username={username}
        label={copy.current}
        className={styles.ownRow}
        value={entry.current}
        onChange={(event) => keep({ current: event.target.value })}
        error={refused?.field === 'current' && refused.words}
      />
      <div className={styles.ownRow}>
        <NewPassword
          label={copy.next}
          name="new-password"
          aria-describedby={tipIsOpen ? tipId : undefined}
          value={entry.next}
          onChange={(event) => keep({ next: event.target.value })}
          onFocus={() => setTipIsOpen(true)}
          error={problems.next ?? (refused?.field === 'next' && refused.words)}
        />
        {tipIsOpen && (
          <RulesTip
            id={tipId}
            title={ruleCopy.title}
            rules={rulesOf(entry.next)}
            metWord={ruleCopy.met}
            missingWord={ruleCopy.missing}
          />
        )}
      </div>
      <NewPassword
        label={copy.confirmation}
        name="new-password-again"
        value={entry.confirmation}
        onChange={(event) => keep({ confirmation: event.target.value })}
        onFocus={() => setConfirming(true)}
        onBlur={() => setConfirming(false)}
        hint={copy.confirmationHint}
        error={!onTheWay && problems.confirmation}
      />
      <Checkbox
        className={styles.ownRow}
        checked={entry.terms}
        onChange={(event) => keep({ terms: event.target.checked })}
        label={
          <>
            {copy.terms[0]}
            <Link className={styles.terms} href={paths.terms()} target="_blank" rel="noopener">
              {copy.terms[1]}
              <span className="sr-only">{copy.newTab}</span>
            </Link>
          </>
        }
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" disabled={!isReady} busy={busy} busyText={copy.changing}>
          {copy.submit}
        </Button>
        <Button onClick={onCancel}>{formCopy.cancel}</Button>
      </div>
    </form>
  );
}

/** It takes more than is allowed, and the form says so: nobody would know what a word that was cut has become. */
function NewPassword(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  return (
    <PasswordField
      showLabel={currentPasswordCopy.show}
      hideLabel={currentPasswordCopy.hide}
      required
      autoComplete="new-password"
      minLength={passwordLength.least}
      {...props}
    />
  );
}

type Step = 'form' | 'changing' | 'changed' | 'refused';

export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const profile = useProfile();
  const [step, setStep] = useState<Step>('form');
  const [refused, setRefused] = useState<Refused | null>(null);
  if (!profile) return null;

  const goHome = () => navigate(paths.home());
  const change = async (entry: PasswordEntry) => {
    setStep('changing');
    const ended = await verifyAndChange(profile.sub, entry);
    setRefused(ended);
    setStep(ended === null ? 'changed' : 'refused');
  };

  return (
    <AccountPage title={copy.title} lead={copy.lead}>
      <Card>
        <PasswordForm
          username={phoneToShow(profile.sub)}
          busy={step === 'changing'}
          refused={step === 'form' ? refused : null}
          onEdit={() => setRefused(null)}
          onSubmit={change}
          onCancel={goHome}
        />
      </Card>
      <MessageDialog
        open={step === 'changed'}
        onClose={goHome}
        title={changedCopy.title}
        closeText={formCopy.accept}
      >
        {changedCopy.text}
      </MessageDialog>
      <MessageDialog
        open={step === 'refused'}
        onClose={() => setStep('form')}
        title={formCopy.error}
        closeText={formCopy.accept}
      >
        {refused?.words}
      </MessageDialog>
    </AccountPage>
  );
}

// The two calls of a password change, and the words for each refusal (SELF-2).

interface Refused {
  /** What the dialog 'Error' says. */
  words: string;
  /** Whose fault it is; null where none of the fields is. */
  field: 'current' | 'next' | null;
}

/** Null once it is changed. */
async function verifyAndChange(sub: string, { current, next }: PasswordEntry): Promise<Refused | null> {
  const unverified = await verifyPassword({ username: sub, password: current });
  if (unverified) return verifyRefusal(unverified);
  const refused = await changePassword(sub, next);
  return refused && changeRefusal(refused);
}

export function verifyRefusal(error: RequestError): Refused {
  const words = currentPasswordWords(error);
  return words ? { words, field: 'current' } : { words: serverWords(error), field: null };
}

export function changeRefusal(error: RequestError): Refused {
  const words = serverWords(error);
  if (error.code === 'PASSWORD_COMMON') return { words: withCommonPassword(words), field: 'next' };
  return { words, field: ['PASSWORD_RULES', 'SAME_PASSWORD'].includes(error.code) ? 'next' : null };
}

/** The server's message as it is. */
function serverWords(error: RequestError): string {
  return noAnswer(error)?.text ?? (error.message || formCopy.unknown);
}

interface PasswordEntry {
  current: string;
  next: string;
  confirmation: string;
  terms: boolean;
}

interface Rule {
  text: string;
  met: boolean;
}

/** Each rule with its state, for the tooltip; spaces are only spoken of when there is one. */
export function rulesOf(password: string): Rule[] {
  const met = passwordRules(password);
  const shown = (['length', 'digit', 'upper', 'lower', 'special'] as const).map((rule) => ({
    text: ruleCopy[rule],
    met: met[rule],
  }));
  return met.spaceless ? shown : [...shown, { text: ruleCopy.noSpaces, met: false }];
}

interface PasswordProblems {
  next: string | null;
  confirmation: string | null;
}

/** What the tooltips of the two new fields say; an empty field says nothing yet. */
export function passwordProblems({ current, next, confirmation }: PasswordEntry): PasswordProblems {
  const isSame = next !== '' && next === current;
  const isTooLong = [...next].length > passwordLength.most;
  const differs = confirmation !== '' && confirmation !== next;
  const nextError = isTooLong ? errors.tooLong : isSame ? errors.notDifferent : null;
  return { next: nextError, confirmation: differs ? errors.notEqual : null };
}

export function mayChange(entry: PasswordEntry): boolean {
  const { current, next, confirmation, terms } = entry;
  const isFilled = current !== '' && next !== '' && confirmation !== '';
  const problems = passwordProblems(entry);
  const isSound = isAllowedPassword(next, 'change');
  return isFilled && isSound && !problems.next && !problems.confirmation && terms;
}
