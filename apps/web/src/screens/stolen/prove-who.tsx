// Ways to say who one is without the phone: the password, a code of the app or on paper, or the document.

import type { TheftProof } from '@portal/contract/help/thefts';
import { FileText, KeyRound, LockKeyhole } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { questionsOf } from '../../api/kept/document-answers.ts';
import { type Proved, proveForTheft } from '../../api/thefts.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { DocumentForm } from '../../shared/document-form/document-form.tsx';
import { cannotCheckHere, personCheck } from '../../shared/person-check.ts';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { OneTimeCodeField, TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { proveCopy as copy } from './stolen.copy.ts';

const WAYS = [
  { value: 'password', label: copy.password, detail: copy.passwordDetail, icon: LockKeyhole },
  { value: 'code', label: copy.code, detail: copy.codeDetail, icon: KeyRound },
  { value: 'document', label: copy.document, detail: copy.documentDetail, icon: FileText },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** After many wrong guesses of others the browser has work to do, and says so. */
const LONG_MS = 4_000;

export function ProveWho({ onProved }: { onProved: (proved: Proved) => void }) {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>('password');
  const { isBusy, during } = useBusy();
  const [trouble, setTrouble] = useState<string | null>(null);

  // The work of the check begins before anybody has typed.
  useEffect(() => {
    if (way !== 'password') personCheck().prepare();
  }, [way]);

  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return setTakesLong(false);
    const timer = setTimeout(() => setTakesLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);

  async function prove(proof: TheftProof) {
    if (isBusy) return;
    setTrouble(null);
    const answer = await during(sent(proof));
    if (answer.error === null) onProved(answer.data);
    else setTrouble(copy.errors[answer.error.code] ?? copy.failed(settings().helpPhone));
  }

  const button = (
    <div>
      <Button type="submit" kind="primary" busy={isBusy} busyText={copy.checking}>
        {copy.goOn}
      </Button>
    </div>
  );
  const notice = trouble ? (
    <Notice kind="danger">{trouble}</Notice>
  ) : (
    takesLong && <Notice kind="info">{copy.takesLong}</Notice>
  );
  return (
    <Card title={copy.title} detail={copy.detail}>
      <div className="stack fields">
        <RadioGroup
          legend={copy.title}
          legendHidden
          options={WAYS}
          value={way}
          onChange={(next) => {
            setWay(next);
            setTrouble(null);
          }}
        />
        {way !== 'password' && cannotCheckHere() && <Notice kind="warning">{copy.insecure}</Notice>}
        {way === 'password' && (
          <div>
            <Button
              kind="primary"
              onClick={() => navigate(paths.loginPage(), { state: { from: paths.stolen() } })}
            >
              {copy.signIn}
            </Button>
          </div>
        )}
        {way === 'code' && (
          <CodeForm onSubmit={prove}>
            {notice}
            {button}
          </CodeForm>
        )}
        {way === 'document' && (
          <DocumentForm onSubmit={(answers) => void prove({ questions: questionsOf(answers) })}>
            {notice}
            {button}
          </DocumentForm>
        )}
      </div>
    </Card>
  );
}

async function sent(proof: TheftProof) {
  const check = personCheck();
  try {
    const answer = await proveForTheft(proof, await check.proof());
    if (answer.error) check.reset();
    return answer;
  } catch {
    check.reset();
    return { error: { code: 'BOT_CHECK_FAILED', message: '' } };
  }
}

interface CodeFormProps {
  onSubmit: (proof: TheftProof) => void;
  children: ReactNode;
}

function CodeForm({ onSubmit, children }: CodeFormProps) {
  const [username, setUsername] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const missing = [username.trim() === '', code.trim() === ''];

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const first = missing.indexOf(true);
    if (first >= 0) fields.current[first]?.focus();
    else onSubmit({ username: username.trim(), code: code.trim() });
  }

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <TextField
        ref={(field) => {
          fields.current[0] = field;
        }}
        label={copy.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={isTried && missing[0] && copy.usernameMissing}
      />
      <OneTimeCodeField
        ref={(field) => {
          fields.current[1] = field;
        }}
        label={copy.codeField}
        hint={copy.codeHint}
        value={code}
        onTyped={setCode}
        error={isTried && missing[1] && copy.codeMissing}
      />
      {children}
    </form>
  );
}
