// 'Cambio de contraseña': the current password is verified, then the new one is set; other sessions end.
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useNavigate } from '../../lib/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { Columns } from '../../shared/columns.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageDialog } from '../../ui/message-dialog.tsx';
import { accountCopy } from './account.copy.ts';
import { AccountLinks } from './account-links.tsx';
import { changedCopy, changePasswordCopy as copy } from './change-password.copy.ts';
import { verifyAndChange } from './change-password.ts';
import { PasswordForm } from './password-form.tsx';
import type { PasswordEntry } from './password-rules.ts';

type Step = { at: 'form' | 'changing' | 'changed' } | { at: 'refused'; words: string };

export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const profile = useProfile();
  const [step, setStep] = useState<Step>({ at: 'form' });
  if (!profile) return null;

  const goHome = () => navigate(paths.home());
  const change = async (entry: PasswordEntry) => {
    setStep({ at: 'changing' });
    const words = await verifyAndChange(profile.sub, entry);
    setStep(words === null ? { at: 'changed' } : { at: 'refused', words });
  };

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <Card>
          <PasswordForm
            username={profile.sub}
            busy={step.at === 'changing'}
            onSubmit={change}
            onCancel={goHome}
          />
        </Card>
      </Columns>
      <MessageDialog
        open={step.at === 'changed'}
        onClose={goHome}
        title={changedCopy.title}
        closeText={accountCopy.accept}
      >
        {changedCopy.text}
      </MessageDialog>
      <MessageDialog
        open={step.at === 'refused'}
        onClose={() => setStep({ at: 'form' })}
        title={accountCopy.error}
        closeText={accountCopy.accept}
      >
        {step.at === 'refused' && step.words}
      </MessageDialog>
    </>
  );
}
