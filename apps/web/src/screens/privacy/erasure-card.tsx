// 'Borrar mi cuenta y mis datos': what goes, what stays, what is waited for, and the way back until then.
import type { DataRequest } from '@portal/contract/privacy/data-requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelRequest, dataRequestsQuery, isUnderWay } from '../../api/person/data-requests.ts';
import { accountClosed, endSession } from '../../session/session.ts';
import { ConfirmEnd } from '../../shared/profile/confirm-end.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { erasureCopy as copy } from './data-requests.copy.ts';
import { privacyCopy } from './privacy.copy.ts';
import { useAskAboutData } from './use-ask-about-data.ts';

export function ErasureCard() {
  const { data = [] } = useQuery(dataRequestsQuery);
  const { ask } = useAskAboutData();
  const [step, setStep] = useState<'none' | 'asking' | 'done'>('none');
  const waiting = data.find((one) => one.kind === 'erasure' && isUnderWay(one));

  async function erase() {
    const request = await ask({ kind: 'erasure' });
    if (request?.status === 'done') accountClosed();
    setStep(request?.status === 'done' ? 'done' : 'none');
  }

  return (
    <>
      <Card title={copy.title} detail={copy.detail}>
        {waiting ? (
          <Waiting request={waiting} />
        ) : (
          <div className="stack">
            <dl className="stack">
              <div>
                <dt className="strong">{copy.goes}</dt>
                <dd>{copy.goesList}</dd>
              </div>
              <div>
                <dt className="strong">{copy.stays}</dt>
                <dd>{copy.staysList}</dd>
              </div>
            </dl>
            <div>
              <Button kind="danger" onClick={() => setStep('asking')}>
                {copy.act}
              </Button>
            </div>
          </div>
        )}
      </Card>
      {step === 'asking' && (
        <ConfirmEnd
          words={{
            ...{ title: copy.dialog, text: copy.text, yes: copy.yes },
            ...{ busy: copy.busy, cancel: copy.cancel },
          }}
          onEnd={erase}
          onClose={() => setStep('none')}
        />
      )}
      <MessageDialog
        open={step === 'done'}
        onClose={() => endSession('signed-out')}
        title={copy.doneTitle}
        closeText={copy.accept}
      >
        {copy.doneText}
      </MessageDialog>
    </>
  );
}

function Waiting({ request }: { request: DataRequest }) {
  const { refetch } = useQuery(dataRequestsQuery);
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { awaits } = request;

  async function keep() {
    setIsBusy(true);
    const error = await cancelRequest(request.id);
    await refetch();
    setIsBusy(false);
    if (error) showToast({ kind: 'danger', text: privacyCopy.again });
    else showToast({ kind: 'success', text: copy.kept });
  }

  return (
    <div className="stack">
      <Notice kind="warning" title={awaits.length > 0 ? copy.awaits : copy.soon}>
        {awaits.length > 0 ? (
          <ul>
            {awaits.map((one) => (
              <li key={one}>{copy.awaited[one]}</li>
            ))}
          </ul>
        ) : (
          copy.soonText
        )}
      </Notice>
      <div>
        <Button busy={isBusy} busyText={copy.keeping} onClick={keep}>
          {copy.keep}
        </Button>
      </div>
    </div>
  );
}
