// 'Cambio de contraseña': the current password is verified, then the new one is set; other sessions end.
import { useState } from 'react';
import { phoneToShow } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { accountCopy } from './account.copy.ts';
import { changedCopy, changePasswordCopy as copy } from './change-password.copy.ts';
import { type Refused, verifyAndChange } from './change-password.ts';
import { PasswordForm } from './password-form.tsx';
import type { PasswordEntry } from './password-rules.ts';

type Step = 'form' | 'changing' | 'changed' | 'refused';

export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const profile = useProfile();
  const [step, setStep] = useState<Step>('form');
  const [refused, setRefused] = useState<Refused | null>(null);
  if (!profile) return null;

  const goHome = () => navigate(paths.home());
  const change = async (entry: PasswordEntry) => {
    setStep('changing');
    const ended = await verifyAndChange(profile.sub, entry);
    setRefused(ended);
    setStep(ended === null ? 'changed' : 'refused');
  };

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <Card>
          <PasswordForm
            username={phoneToShow(profile.sub)}
            busy={step === 'changing'}
            refused={step === 'form' ? refused : null}
            onEdit={() => setRefused(null)}
            onSubmit={change}
            onCancel={goHome}
          />
        </Card>
      </Columns>
      <MessageDialog
        open={step === 'changed'}
        onClose={goHome}
        title={changedCopy.title}
        closeText={accountCopy.accept}
      >
        {changedCopy.text}
      </MessageDialog>
      <MessageDialog
        open={step === 'refused'}
        onClose={() => setStep('form')}
        title={accountCopy.error}
        closeText={accountCopy.accept}
      >
        {refused?.words}
      </MessageDialog>
    </>
  );
}
