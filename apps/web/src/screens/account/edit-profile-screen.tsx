// 'Editar perfil': the form with what is stored today, and the dialogs of saving it.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type Account, accountQuery, type Names, saveNames } from '../../api/person/account.ts';
import { noAnswer, type RequestError } from '../../lib/http/result.ts';
import { formatPhone, isNumeric } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { sectionCopy } from '../../shared/page/page.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { checkName, nameToSend } from '../../shared/profile/names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog, MessageDialog } from '../../ui/layers/dialog.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { editProfileCopy as copy, formCopy, nickNameErrors, saveCopy } from './account.copy.ts';
import styles from './account.module.css';

// Names and nickname to change; e-mail and phone to read, each only when it is the customer's own.
const FIELDS = [
  { field: 'name', label: copy.name, autoComplete: 'given-name' },
  { field: 'lastName', label: copy.lastName, autoComplete: 'family-name' },
  { field: 'nickName', label: copy.nickName, autoComplete: 'nickname' },
] as const;

interface ProfileFormProps {
  account: Account;
  onSubmit: (names: Names) => void;
  onCancel: () => void;
}

function ProfileForm({ account, onSubmit, onCancel }: ProfileFormProps) {
  const { name, lastName, nickName, email, emailKind, phone, isPhoneProved } = account;
  const [names, setNames] = useState<Names>({ name, lastName, nickName });
  const [problems, setProblems] = useState<NameProblems>({});
  const inputs = useRef<Partial<Record<keyof Names, HTMLInputElement | null>>>({});

  const edit = (field: keyof Names, value: string) => {
    setNames((current) => ({ ...current, [field]: value }));
    setProblems((current) => ({ ...current, [field]: undefined }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkNames(names, account);
    setProblems(found);
    const first = FIELDS.find(({ field }) => found[field]);
    if (first) inputs.current[first.field]?.focus();
    else onSubmit(namesToSend(names));
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {FIELDS.map(({ field, label, autoComplete }) => (
        <TextField
          key={field}
          ref={(input) => {
            inputs.current[field] = input;
          }}
          label={label}
          name={field}
          autoComplete={autoComplete}
          autoCapitalize="words"
          spellCheck={false}
          value={names[field]}
          onChange={(event) => edit(field, event.target.value)}
          error={problems[field]}
        />
      ))}
      {email && emailKind !== 'phone' && (
        <TextField label={copy.email} value={email} readOnly hint={copy.readOnly} className={styles.ownRow} />
      )}
      {phone && isNumeric(phone) && (
        <TextField
          label={copy.phone}
          value={formatPhone(phone)}
          readOnly
          hint={isPhoneProved ? copy.readOnly : copy.unproved}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          {copy.submit}
        </Button>
        <Button onClick={onCancel}>{formCopy.cancel}</Button>
      </div>
    </form>
  );
}

export function EditProfileScreen() {
  const navigate = useNavigate();
  const { data, isFetching, refetch } = useQuery(accountQuery);
  const [toSave, setToSave] = useState<Names | null>(null);
  const goHome = () => navigate(paths.home());
  return (
    <AccountPage title={copy.title} lead={copy.lead}>
      <Card busy={data === undefined && isFetching}>
        {data ? (
          <ProfileForm account={data} onSubmit={setToSave} onCancel={goHome} />
        ) : isFetching ? (
          <ProfileSkeleton label={copy.waiting} />
        ) : (
          <SectionError level={2} title={copy.failed} text={sectionCopy.tryAgain} onRetry={() => refetch()} />
        )}
      </Card>
      {toSave && <SaveProfile names={toSave} onClose={() => setToSave(null)} onSaved={goHome} />}
    </AccountPage>
  );
}

// The room of the form while what it shows is on its way.
function ProfileSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.form}>
      {['name', 'lastName', 'nickName', 'email', 'phone'].map((field) => (
        <div key={field}>
          <Skeleton width={120} height={16} />
          <Skeleton width="100%" height={52} radius={12} marginTop={8} />
        </div>
      ))}
      <Skeleton height={48} radius="var(--r-pill)" marginTop={64} />
      <Skeleton height={48} radius="var(--r-pill)" />
    </SkeletonGroup>
  );
}

// Saving: the question, the call, and what came of it.
interface SaveProfileProps {
  names: Names;
  /** Nothing was saved: back to the form. */
  onClose: () => void;
  onSaved: () => void;
}

function SaveProfile({ names, onClose, onSaved }: SaveProfileProps) {
  const [step, setStep] = useState<'asking' | 'saving' | 'saved' | RequestError>('asking');
  const failure = typeof step === 'object' ? (noAnswer(step) ?? saveCopy.failure) : null;

  const save = async () => {
    setStep('saving');
    setStep((await saveNames(names)) ?? 'saved');
  };

  return (
    <>
      <Dialog
        open={step === 'asking' || step === 'saving'}
        onClose={onClose}
        dismissible={step === 'asking'}
        title={saveCopy.ask}
        actions={
          <>
            <Button kind="primary" busy={step === 'saving'} busyText={saveCopy.saving} onClick={save}>
              {saveCopy.yes}
            </Button>
            <Button disabled={step === 'saving'} onClick={onClose}>
              {formCopy.cancel}
            </Button>
          </>
        }
      />
      <MessageDialog
        open={step === 'saved'}
        onClose={onSaved}
        title={saveCopy.savedTitle}
        closeText={saveCopy.goOn}
      >
        {saveCopy.saved}
      </MessageDialog>
      {failure && (
        <MessageDialog open onClose={onClose} title={failure.title} closeText={formCopy.accept}>
          {failure.text}
        </MessageDialog>
      )}
    </>
  );
}

/** What 'Editar perfil' may send: both names by their rule or as they stand, the nickname as free as it is optional. */
const LONGEST_NICKNAME = 80;

export type NameProblems = Partial<Record<keyof Names, string>>;

/** A name that stays as it is passes: a company may have been entered with dots. */
export function checkNames({ name, lastName, nickName }: Names, kept: Names): NameProblems {
  const problems: NameProblems = {};
  const ofName = name === kept.name ? null : checkName(name);
  const ofLastName = lastName === kept.lastName ? null : checkName(lastName);
  if (ofName) problems.name = ofName;
  if (ofLastName) problems.lastName = ofLastName;
  if (nameToSend(nickName).length > LONGEST_NICKNAME) problems.nickName = nickNameErrors.tooLong;
  return problems;
}

export function namesToSend({ name, lastName, nickName }: Names): Names {
  return { name: nameToSend(name), lastName: nameToSend(lastName), nickName: nameToSend(nickName) };
}
