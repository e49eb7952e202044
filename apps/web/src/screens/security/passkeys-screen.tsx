// 'Llaves de acceso': those that there are, one more, one less.
import type { Passkey } from '@portal/contract/access/passkeys';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { passkeysQuery, removePasskey } from '../../api/person/passkeys.ts';
import { formatDate } from '../../lib/dates.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { ConfirmEnd } from '../../shared/profile/confirm-end.tsx';
import { lastSeenWords } from '../../shared/profile/last-seen-words.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import type { NewPasskeyProps } from './new-passkey.tsx';
import { passkeysCopy as copy, endPasskeyCopy, securityCopy } from './security.copy.ts';

/** With what speaks to the device. */
const newPasskey = lazyCode<NewPasskeyProps>(() => import('./new-passkey.tsx').then((m) => m.NewPasskey));

export function PasskeysScreen() {
  const passkeys = useQuery(passkeysQuery);
  const showToast = useToast();
  const [step, setStep] = useState<'coming' | 'adding' | null>(null);
  const [ending, setEnding] = useState<Passkey | null>(null);
  const NewPasskey = step === 'adding' ? newPasskey.current() : undefined;

  async function begin() {
    setStep('coming');
    const isHere = await newPasskey.promise().catch(() => null);
    setStep(isHere ? 'adding' : null);
    if (!isHere) showToast({ kind: 'danger', text: securityCopy.again });
  }

  async function remove({ id }: Passkey) {
    const error = await removePasskey(id);
    setEnding(null);
    // Gone already is gone.
    if (!error || error.code === 'NOT_FOUND') showToast({ kind: 'success', text: copy.removed });
    else if (error.code !== 'STEP_UP_REQUIRED') showToast({ kind: 'danger', text: securityCopy.again });
    passkeys.refetch();
  }

  function added() {
    setStep(null);
    showToast({ kind: 'success', text: copy.added });
    passkeys.refetch();
  }

  return (
    <AccountPage title={accountCopy.passkeys} lead={copy.lead}>
      <QueryCard
        query={passkeys}
        isUntimed
        waiting={copy.waiting}
        failed={copy.failed}
        skeleton={<SkeletonRows />}
      >
        {(own) => (
          <div className="stack">
            {own.length === 0 && <p className="muted">{copy.none}</p>}
            {own.length > 0 && (
              <ListRows>
                {own.map((passkey) => (
                  <ListRow
                    key={passkey.id}
                    icon={Fingerprint}
                    title={passkey.name}
                    detail={detailOf(passkey)}
                    action={
                      <Button
                        size="sm"
                        aria-label={copy.removeOne(passkey.name)}
                        onClick={() => setEnding(passkey)}
                      >
                        {copy.remove}
                      </Button>
                    }
                  />
                ))}
              </ListRows>
            )}
            <div>
              <Button icon={Plus} busy={step === 'coming'} onClick={begin}>
                {copy.begin}
              </Button>
            </div>
          </div>
        )}
      </QueryCard>
      {NewPasskey && <NewPasskey onAdded={added} onClose={() => setStep(null)} />}
      {ending && (
        <ConfirmEnd
          words={endPasskeyCopy(ending.name)}
          onEnd={() => remove(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </AccountPage>
  );
}

/** `Creada el 3 nov 2026 · usada hace 2 horas` */
function detailOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? copy.used(lastSeenWords(lastUsedAt)) : copy.neverUsed;
  return `${copy.created(formatDate(createdAt))} · ${used}`;
}
