// 'Llaves de acceso': those that there are, one more, one less.
import type { Passkey } from '@portal/contract/access/passkeys';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { passkeysQuery, removePasskey } from '../../api/person/passkeys.ts';
import { formatDate } from '../../lib/dates.ts';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { lastSeenWords, OwnWays } from '../../shared/profile/own-ways.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { NewPasskeyProps } from './new-passkey.tsx';
import { passkeysCopy as copy, endPasskeyCopy } from './security.copy.ts';

/** With what speaks to the device. */
const newPasskey = lazyCode<NewPasskeyProps>(() => import('./new-passkey.tsx').then((m) => m.NewPasskey));

export function PasskeysScreen() {
  const passkeys = useQuery(passkeysQuery);
  const showToast = useToast();
  const [step, setStep] = useState<'coming' | 'adding' | null>(null);
  const NewPasskey = step === 'adding' ? newPasskey.current() : undefined;

  async function begin() {
    setStep('coming');
    const isHere = await newPasskey.promise().catch(() => null);
    setStep(isHere ? 'adding' : null);
    if (!isHere) showToast({ kind: 'danger', text: failedCopy.notDone });
  }

  function added() {
    setStep(null);
    showToast({ kind: 'success', text: copy.added });
    passkeys.refetch();
  }

  return (
    <AccountPage title={accountCopy.passkeys} lead={copy.lead}>
      <OwnWays
        query={passkeys}
        words={{ ...copy, again: failedCopy.notDone, confirm: endPasskeyCopy }}
        icon={Fingerprint}
        detailOf={detailOf}
        onEnd={({ id }) => removePasskey(id)}
        none={<p className="muted">{copy.none}</p>}
      >
        <Button icon={Plus} busy={step === 'coming'} onClick={begin}>
          {copy.begin}
        </Button>
      </OwnWays>
      {NewPasskey && <NewPasskey onAdded={added} onClose={() => setStep(null)} />}
    </AccountPage>
  );
}

/** `Creada el 3 nov 2026 · usada hace 2 horas` */
function detailOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? copy.used(lastSeenWords(lastUsedAt)) : copy.neverUsed;
  return `${copy.created(formatDate(createdAt))} · ${used}`;
}
