// Specimens of what stands over the page.
import { KeyRound, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionBar } from '../../../ui/actions/action-bar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { LoadingOverlay } from '../../../ui/layers/loading-overlay.tsx';
import { MenuList } from '../../../ui/layers/menu-list.tsx';
import { SidePanel } from '../../../ui/layers/side-panel.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import styles from './icons-list-screen.module.css';
import { Specimen } from './icons-list-table.tsx';

const { sections, dialogs, toasts, actionBar } = copy;

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'destroy' | 'plain' | 'wide' | 'panel'>();
  const showToast = useToast();
  const close = () => setOpen(undefined);
  return (
    <>
      <Specimen name={sections.dialogs}>
        <div className="stack tight">
          <Button onClick={() => setOpen('destroy')}>{dialogs.destroy}</Button>
          <Button onClick={() => setOpen('plain')}>{dialogs.plain}</Button>
          <Button onClick={() => setOpen('wide')}>{dialogs.wide}</Button>
          <Button onClick={() => setOpen('panel')}>{dialogs.panel}</Button>
        </div>
      </Specimen>
      <Specimen name={sections.toasts}>
        <div className="stack tight">
          <Button onClick={() => showToast({ text: toasts.successText })}>{toasts.success}</Button>
          <Button
            onClick={() =>
              showToast({
                text: toasts.dangerText,
                kind: 'danger',
                action: {
                  label: toasts.retry,
                  onClick: () => showToast({ text: toasts.successText }),
                },
              })
            }
          >
            {toasts.danger}
          </Button>
        </div>
      </Specimen>
      <Specimen name={sections.overlay}>
        <div className={styles.stage}>
          <LoadingOverlay text={copy.overlay} />
        </div>
      </Specimen>
      <div className="only-sm">
        <Specimen name={sections.actionBar}>
          <div className={styles.low}>
            <ActionBar label={actionBar.label} totalLabel={actionBar.total} total={actionBar.figure}>
              <Button kind="primary">{actionBar.next}</Button>
            </ActionBar>
          </div>
        </Specimen>
      </div>
      <Dialog
        open={open === 'destroy'}
        onClose={close}
        title={dialogs.destroyTitle}
        actions={
          <>
            <Button kind="danger" onClick={close}>
              {dialogs.destroyAct}
            </Button>
            <Button onClick={close}>{dialogs.cancel}</Button>
          </>
        }
      >
        <p>{dialogs.destroyText}</p>
      </Dialog>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        width={460}
        title={dialogs.plainTitle}
        closeLabel={dialogs.close}
        actions={
          <>
            <Button kind="primary" onClick={close}>
              {dialogs.plainAct}
            </Button>
            <Button onClick={close}>{dialogs.cancel}</Button>
          </>
        }
      >
        <p>{dialogs.plainText}</p>
      </Dialog>
      <Dialog
        open={open === 'wide'}
        onClose={close}
        width={800}
        title={dialogs.wideTitle}
        closeLabel={dialogs.close}
        initialFocus="title"
        actions={<Button onClick={close}>{dialogs.wideAct}</Button>}
      >
        <p>{dialogs.wideText}</p>
      </Dialog>
      <SidePanel
        open={open === 'panel'}
        onClose={close}
        title={dialogs.panelTitle}
        closeLabel={dialogs.close}
      >
        <div className="row">
          <Avatar initials={dialogs.initials} size="lg" />
          <div className="grow">
            <p className="strong">{dialogs.name}</p>
            <p className="small quiet">{dialogs.email}</p>
          </div>
        </div>
        <MenuList
          items={[
            { label: dialogs.edit, icon: Pencil, href: '#perfil' },
            { label: dialogs.password, icon: KeyRound, href: '#perfil' },
            { label: dialogs.remove, icon: Trash2, onClick: close },
            { label: dialogs.leave, icon: LogOut, onClick: close },
          ]}
        />
      </SidePanel>
    </>
  );
}
