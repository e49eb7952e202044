// 'Eliminar mi cuenta': what goes, what stays, and the one dialog that does it.
import { useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { DeleteAccount } from '../../shared/profile/delete-account.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { erasureCopy as copy } from './privacy.copy.ts';

export function ErasureScreen() {
  const profile = useProfile();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountPage title={accountCopy.erasure} lead={copy.lead}>
      <Card>
        <dl className="stack">
          {copy.facts.map(([what, words]) => (
            <div key={what}>
              <dt className="strong">{what}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div>
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {accountCopy.erasure}
        </Button>
      </div>
      {isAsking && profile && <DeleteAccount sub={profile.sub} onClose={() => setIsAsking(false)} />}
    </AccountPage>
  );
}
