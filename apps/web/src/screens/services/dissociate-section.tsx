// At the end of a detail: the service leaves the customer's account. Not for whoever has no e-mail of their own
// (LINE-8).
import { Unlink } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { mayAssociate } from '../../shared/association/may-associate.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { LoadingOverlay } from '../../ui/layers/loading-overlay.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { dissociateCopy as copy } from './dissociate.copy.ts';
import { useDissociate } from './use-dissociate.ts';

export function DissociateSection({ service }: { service: Service }) {
  const profile = useProfile();
  if (!profile || !mayAssociate(profile)) return null;
  return <Dissociate service={service} loginName={profile.sub} />;
}

function Dissociate({ service, loginName }: { service: Service; loginName: string }) {
  const navigate = useNavigate();
  const { step, ask, start, close, forget } = useDissociate(service, loginName);
  const { name, number, kind } = service;
  const goHome = () => {
    forget();
    navigate(paths.home(), { replace: true });
  };
  return (
    <>
      <Card>
        <ListRows>
          <ListRow icon={Unlink} title={copy.title} detail={copy.text} onClick={ask} />
        </ListRows>
      </Card>
      <Dialog
        open={step === 'asking'}
        onClose={close}
        title={copy.ask(name)}
        actions={
          <>
            <Button kind="danger" onClick={start}>
              {copy.yes}
            </Button>
            <Button onClick={close}>{copy.cancel}</Button>
          </>
        }
      >
        {copy.consequence(formatPhone(number))}
      </Dialog>
      {step === 'working' && <LoadingOverlay text={kind === 'Fixed' ? copy.waiting : copy.dissociating} />}
      <Outcome open={step === 'done'} title={copy.doneTitle} text={copy.done} onClose={goHome} />
      <Outcome open={step === 'failed'} title={copy.failedTitle} text={copy.failed} onClose={close} />
    </>
  );
}

interface OutcomeProps {
  open: boolean;
  title: string;
  text: string;
  onClose: () => void;
}

function Outcome({ open, title, text, onClose }: OutcomeProps) {
  return (
    <MessageDialog open={open} onClose={onClose} title={title} closeText={copy.accept}>
      {text}
    </MessageDialog>
  );
}
