// /associate-services/fixed/{step}: the document form, then success.
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { associateHome, type DocumentAnswers, questionsQuery } from '../../api/kept/document-answers.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useNavigate, usePathWord } from '../../lib/place/router.tsx';
import { showNewServices } from '../../shared/association/show-new-services.ts';
import { DocumentForm } from '../../shared/document-form/document-form.tsx';
import { useTask } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { LoadingOverlay } from '../../ui/waiting/spinner.tsx';
import { homeCopy as copy, refusalCopy, stepsCopy } from './association.copy.ts';
import { MayAssociateGate } from './flow-parts.tsx';
import type { Associated } from './flow-state.ts';
import { type Alert, homeAlert } from './refusals.ts';
import { AlertDialog, homeHelp, StepActions, StepFrame, TermsBox } from './step-frame.tsx';

const ASSOCIATED: Associated = { type: 'Fijo' };

export function AssociateHomeScreen() {
  const step = usePathWord('step');
  if (step === '3') return <Navigate to={paths.associated()} replace />;
  if (step !== '1') return <Navigate to={paths.associateHome()} replace />;
  return <MayAssociateGate>{({ sub }) => <HomeStep loginName={sub} />}</MayAssociateGate>;
}

function HomeStep({ loginName }: { loginName: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const questions = useQuery(questionsQuery(loginName));
  const { busy, run } = useTask();
  const [accepted, setAccepted] = useState(false);
  const [alert, setAlert] = useState<Alert | null>(null);
  const cancel = () => navigate(paths.associateServices());

  const associate = (answers: DocumentAnswers) =>
    void run(copy.associating, async (isHere) => {
      const outcome = await associateHome(answers, loginName);
      if (outcome === 'associated') void showNewServices(client);
      if (!isHere()) return;
      if (outcome === 'associated') {
        navigate(paths.associated(), { replace: true, state: ASSOCIATED });
        return 'leaving';
      }
      const none: Alert = { title: refusalCopy.noHomeTitle, text: refusalCopy.noHome };
      setAlert(outcome === 'none' ? none : homeAlert(outcome));
    });

  return (
    <StepFrame title={copy.title} lead={copy.lead} step={1} of={2} help={homeHelp}>
      <DocumentForm
        onSubmit={(answers) => {
          if (accepted) associate(answers);
          else setAlert({ title: refusalCopy.termsTitle, text: refusalCopy.terms });
        }}
      >
        <TermsBox words={copy.terms} checked={accepted} onChange={setAccepted} />
        <StepActions busy={busy !== null} onCancel={cancel} />
      </DocumentForm>
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={() => setAlert(null)} />
      <QuestionsAlert query={questions} onCancel={cancel} />
    </StepFrame>
  );
}

/** The questions of home association could not be had: again, or leave. */
function QuestionsAlert({ query, onCancel }: { query: UseQueryResult<true>; onCancel: () => void }) {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await query.refetch();
    setRetrying(false);
  };
  return (
    <Dialog
      open={(query.isError && !query.data) || retrying}
      onClose={onCancel}
      dismissible={!retrying}
      title={refusalCopy.error}
      actions={
        <>
          <Button kind="primary" busy={retrying} busyText={refusalCopy.retrying} onClick={retry}>
            {refusalCopy.retry}
          </Button>
          <Button disabled={retrying} onClick={onCancel}>
            {stepsCopy.cancel}
          </Button>
        </>
      }
    >
      {refusalCopy.questionsFailed}
    </Dialog>
  );
}
