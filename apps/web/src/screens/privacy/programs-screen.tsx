// 'Acceso para programas': the personal tokens that live, one more, one less.
import type { PersonalToken } from '@portal/contract/access/personal-tokens';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { personalTokensQuery, revokeToken } from '../../api/person/personal-tokens.ts';
import { formatDate } from '../../lib/dates.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { ConfirmEnd } from '../../shared/profile/confirm-end.tsx';
import { lastSeenWords } from '../../shared/profile/last-seen-words.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { NewToken } from './new-token.tsx';
import { tokensCopy as copy, endTokenCopy, privacyCopy, scopeNames } from './privacy.copy.ts';

export function ProgramsScreen() {
  const tokens = useQuery(personalTokensQuery);
  const showToast = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<PersonalToken | null>(null);

  async function revoke({ id }: PersonalToken) {
    const error = await revokeToken(id);
    setEnding(null);
    // Gone already is gone.
    if (error && error.code !== 'NOT_FOUND') showToast({ kind: 'danger', text: privacyCopy.again });
    else showToast({ kind: 'success', text: copy.revoked });
    tokens.refetch();
  }

  return (
    <AccountPage title={accountCopy.programs} lead={copy.lead}>
      <QueryCard query={tokens} waiting={copy.waiting} failed={copy.failed} skeleton={<SkeletonRows />}>
        {(own) => (
          <div className="stack">
            {own.length > 0 && (
              <ListRows>
                {own.map((token) => (
                  <ListRow
                    key={token.id}
                    icon={KeyRound}
                    title={token.name}
                    detail={detailOf(token)}
                    action={
                      <Button
                        size="sm"
                        aria-label={copy.revokeOne(token.name)}
                        onClick={() => setEnding(token)}
                      >
                        {copy.revoke}
                      </Button>
                    }
                  />
                ))}
              </ListRows>
            )}
            <div>
              <Button onClick={() => setIsAdding(true)}>{copy.begin}</Button>
            </div>
          </div>
        )}
      </QueryCard>
      {isAdding && <NewToken onMade={() => tokens.refetch()} onClose={() => setIsAdding(false)} />}
      {ending && (
        <ConfirmEnd
          words={endTokenCopy(ending.name)}
          onEnd={() => revoke(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </AccountPage>
  );
}

/** `Consumos, Saldos · hasta el 23 dic 2026 · usado hace 2 horas` */
function detailOf({ scopes, expiresAt, lastUsedAt }: PersonalToken): string {
  const names = scopes.map((scope) => scopeNames[scope] ?? scope).join(', ');
  const used = lastUsedAt ? copy.used(lastSeenWords(lastUsedAt)) : copy.neverUsed;
  return [names, copy.until(formatDate(expiresAt)), used].join(' · ');
}
