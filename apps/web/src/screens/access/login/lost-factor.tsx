// Phone and paper are lost: the customer's document, and a day's wait. Its code comes when somebody asks for it.
import { useEffect, useRef, useState } from 'react';
import type { DocumentAnswers } from '../../../api/kept/document-answers.ts';
import { beginRecovery } from '../../../api/person/factor-recovery.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import type { RequestError } from '../../../lib/http/result.ts';
import { settings } from '../../../lib/settings.ts';
import { DocumentForm } from '../../../shared/document-form/document-form.tsx';
import { useBusy } from '../../../shared/use-task.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Refusal, refusalWords } from './login-rules.ts';
import { lostFactorCopy as copy } from './second-step.copy.ts';

export interface LostFactorProps {
  attempt: string;
  onReturn: () => void;
  /** The sign-in is over, and why. */
  onOver: (why?: Refusal) => void;
}

export function LostFactor({ attempt, onReturn, onOver }: LostFactorProps) {
  const { isBusy, during } = useBusy();
  const [notice, setNotice] = useState<string | null>(null);
  const [endsAt, setEndsAt] = useState<string | null>(null);

  async function ask(answers: DocumentAnswers) {
    if (isBusy) return;
    setNotice(null);
    const { data, error } = await during(beginRecovery(attempt, answers));
    if (data?.endsAt) return setEndsAt(data.endsAt);
    if (error?.code === 'LOGIN_ATTEMPT_ENDED') return onOver(refusalWords(error));
    setNotice(wordsFor(error));
  }

  if (endsAt)
    return (
      <div className="stack">
        <Heading>{copy.doneTitle}</Heading>
        <p>{copy.done(formatDateTime(endsAt))}</p>
        <p className="muted">{copy.doneMore}</p>
        <Button kind="primary" size="lg" wide onClick={() => onOver()}>
          {copy.close}
        </Button>
      </div>
    );

  return (
    <>
      <div className="stack tight">
        <Heading>{copy.title}</Heading>
        <p className="muted">{copy.lead}</p>
        <p className="muted">{copy.how}</p>
        <p className="muted">{copy.noLines(settings().helpPhone)}</p>
      </div>
      {notice && <Notice kind="danger" title={notice} />}
      <DocumentForm onSubmit={ask}>
        <Button type="submit" kind="primary" size="lg" wide busy={isBusy} busyText={copy.sending}>
          {copy.submit}
        </Button>
        <TextLink disabled={isBusy} onClick={onReturn}>
          {copy.return}
        </TextLink>
      </DocumentForm>
    </>
  );
}

/** What was pressed is gone with its page. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function wordsFor(error: RequestError | null): string {
  if (error?.code === 'DOCUMENT_NOT_MATCHED') return copy.notMatched;
  return error?.code === 'DOCUMENT_TRIES_SPENT' ? error.message : copy.failed;
}
