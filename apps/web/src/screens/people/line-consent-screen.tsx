// The link in an SMS to a line: who asks whoever uses it for what, until when; answered once, or taken back.
import type { LineConsent } from '@portal/contract/privacy/line-users';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { answerByLink, findLinkedConsent } from '../../api/lines/line-users.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { sectionCopy } from '../../shared/page/page.copy.ts';
import publicPage from '../../shared/page/page.module.css';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { linkCopy as copy, peopleCopy } from './people.copy.ts';

type Stage =
  | { at: 'loading' | 'failed' | 'ended' }
  | { at: 'asked'; consent: LineConsent }
  | { at: 'said'; title: string; text: string };

/** Neither is one of ours. */
const NONE: readonly string[] = ['CONSENT_ENDED', 'INVALID'];

export function LineConsentScreen() {
  const token = useLocation().hash.slice(1);
  return (
    <div className={publicPage.page}>
      <Linked key={token} token={token} />
    </div>
  );
}

function Linked({ token }: { token: string }) {
  const [stage, setStage] = useState<Stage>({ at: 'loading' });

  const load = useCallback(async () => {
    if (token === '') return setStage({ at: 'ended' });
    const { data, error } = await findLinkedConsent(token);
    if (data) setStage({ at: 'asked', consent: data });
    else setStage({ at: NONE.includes(error.code) ? 'ended' : 'failed' });
  }, [token]);
  useEffect(() => {
    void load();
  }, [load]);

  if (stage.at === 'loading')
    return (
      <Page title={copy.title}>
        <SkeletonGroup label={copy.loading}>
          <SkeletonRows count={4} />
        </SkeletonGroup>
      </Page>
    );
  if (stage.at === 'failed')
    return (
      <Page title={copy.title}>
        <SectionError level={2} title={copy.failed} text={sectionCopy.tryAgain} onRetry={load} />
      </Page>
    );
  if (stage.at === 'asked')
    return (
      <Question token={token} consent={stage.consent} onSaid={(said) => setStage({ at: 'said', ...said })} />
    );
  const { title, text } = stage.at === 'said' ? stage : { title: copy.ended, text: copy.endedText };
  return (
    <Page title={title}>
      <p role="status">{text}</p>
      {title === copy.ended && (
        <div>
          <ButtonLink href={paths.support()}>{copy.support}</ButtonLink>
        </div>
      )}
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <div className="stack">
        <h1>{title}</h1>
        {children}
      </div>
    </Card>
  );
}

interface QuestionProps {
  token: string;
  consent: LineConsent;
  onSaid: (said: { title: string; text: string }) => void;
}

function Question({ token, consent, onSaid }: QuestionProps) {
  const showToast = useToast();
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const { purpose, status, askedBy, serviceNumber, validFor, text } = consent;
  const isRecords = purpose === 'records';
  const isGranted = status === 'granted';
  const words = isGranted ? copy.granted : isRecords ? copy.records : copy.change;

  async function answer(granted: boolean) {
    if (busy) return;
    setBusy(granted ? 'yes' : 'no');
    const error = await answerByLink(token, granted);
    setBusy(null);
    if (!error) onSaid(granted ? words.yesSaid : words.noSaid);
    else if (NONE.includes(error.code)) onSaid({ title: copy.ended, text: copy.endedText });
    else showToast({ kind: 'danger', text: peopleCopy.again });
  }

  const no = (
    <Button kind={isGranted ? 'danger' : undefined} busy={busy === 'no'} onClick={() => answer(false)}>
      {words.no}
    </Button>
  );
  return (
    <Page title={words.title}>
      <DefinitionList
        items={[
          { term: isGranted ? copy.whoGranted : copy.who, value: askedBy },
          { term: copy.line, value: serviceNumber },
          isGranted
            ? { term: copy.whatGranted, value: copy.seesRecords }
            : { term: copy.what, value: isRecords ? copy.whatRecords : copy.whatChange[purpose] },
          ...(isRecords
            ? [{ term: copy.until, value: isGranted ? formatDate(validFor.endDateTime) : copy.year }]
            : []),
          ...(isGranted ? [] : [{ term: copy.answerUntil, value: formatDate(validFor.endDateTime) }]),
        ]}
      />
      <p>{words.text}</p>
      {!isGranted && <p className="muted">{text}</p>}
      <div className="row wrap">
        {!isGranted && (
          <Button kind="primary" busy={busy === 'yes'} onClick={() => answer(true)}>
            {words.yes}
          </Button>
        )}
        {no}
      </div>
    </Page>
  );
}
