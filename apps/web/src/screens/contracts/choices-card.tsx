// What one's data may be used for: a box each, saved when it is pressed, and all of them off with one press.
import type { PrivacyChoice } from '@portal/contract/privacy/agreements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { preferencesQuery } from '../../api/notifications.ts';
import {
  agreementsQuery,
  choosePrivacy,
  privacyChoicesQuery,
  verificationQuery,
} from '../../api/person/agreements.ts';
import { askAboutData, dataRequestsQuery } from '../../api/person/data-requests.ts';
import { formatDate } from '../../lib/dates.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { choicesCopy as copy } from './contracts.copy.ts';

export function ChoicesCard() {
  const query = useQuery(privacyChoicesQuery);
  const { data: requests = [] } = useQuery(dataRequestsQuery);
  const opposed = requests.find(({ kind, status }) => kind === 'opposition' && status === 'done');
  const client = useQueryClient();
  const showToast = useToast();
  const [saving, setSaving] = useState<PrivacyChoice['id'] | 'all' | null>(null);

  function changed() {
    for (const { queryKey } of [agreementsQuery, verificationQuery, preferencesQuery, dataRequestsQuery])
      void client.invalidateQueries({ queryKey });
  }

  async function choose(id: PrivacyChoice['id'], granted: boolean) {
    if (saving) return;
    setSaving(id);
    const error = await choosePrivacy(id, granted);
    await query.refetch();
    setSaving(null);
    if (error) return showToast({ kind: 'danger', text: copy.notSaved });
    changed();
    showToast({ kind: 'success', text: granted ? copy.on : copy.off });
  }

  /** Said to the operator too: it is a right, and has its receipt. */
  async function oppose() {
    setSaving('all');
    const { error } = await askAboutData({ kind: 'opposition' });
    await query.refetch();
    setSaving(null);
    if (error) return showToast({ kind: 'danger', text: copy.notSaved });
    changed();
    showToast({ kind: 'success', text: copy.allOff });
  }

  return (
    <QueryCard
      query={query}
      title={copy.title}
      detail={copy.detail}
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows count={3} />}
      isUntimed
    >
      {(choices) => (
        <div className="stack">
          {choices.map(({ id, granted, text }) => (
            <Checkbox
              key={id}
              label={copy.names[id]}
              detail={text}
              checked={saving === id ? !granted : granted}
              onChange={({ target: { checked } }) => void choose(id, checked)}
            />
          ))}
          <div>
            <Button busy={saving === 'all'} busyText={copy.saving} onClick={oppose}>
              {copy.oppose}
            </Button>
          </div>
          {opposed && <p className="small quiet">{copy.since(formatDate(opposed.requestedAt))}</p>}
        </div>
      )}
    </QueryCard>
  );
}
