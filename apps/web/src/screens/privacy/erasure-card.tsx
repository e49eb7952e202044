// 'Borrar mi cuenta y mis datos': what goes, what stays, and until when it can be taken back.
import { useState } from 'react';
import { momentWords } from '../../lib/dates.ts';
import { endSession } from '../../session/session.ts';
import { ConfirmEnd } from '../../shared/profile/confirm-end.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { erasureCopy as copy } from './data-requests.copy.ts';
import { useAskAboutData } from './use-ask-about-data.ts';

export function ErasureCard() {
  const { ask } = useAskAboutData();
  const [isAsking, setIsAsking] = useState(false);
  const [until, setUntil] = useState<string | null>(null);

  async function erase() {
    const request = await ask({ kind: 'erasure' });
    setIsAsking(false);
    if (request) setUntil(request.dueAt);
  }

  return (
    <>
      <Card title={copy.title} detail={copy.detail}>
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
            <Button kind="danger" onClick={() => setIsAsking(true)}>
              {copy.act}
            </Button>
          </div>
        </div>
      </Card>
      {isAsking && (
        <ConfirmEnd
          words={{
            title: copy.dialog,
            text: copy.text,
            yes: copy.yes,
            busy: copy.busy,
            cancel: copy.cancel,
          }}
          onEnd={erase}
          onClose={() => setIsAsking(false)}
        />
      )}
      <MessageDialog
        open={until !== null}
        onClose={() => endSession('signed-out')}
        title={copy.doneTitle}
        closeText={copy.accept}
      >
        {until && copy.doneText(momentWords(until))}
      </MessageDialog>
    </>
  );
}
