// 'No usar mis datos para otra cosa': every use beside the services off, with one press.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { preferencesQuery } from '../../api/notifications.ts';
import { agreementsQuery, privacyChoicesQuery, verificationQuery } from '../../api/person/agreements.ts';
import { dataRequestsQuery } from '../../api/person/data-requests.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { oppositionCopy as copy } from './data-requests.copy.ts';
import { useAskAboutData } from './use-ask-about-data.ts';

export function OppositionCard() {
  const client = useQueryClient();
  const showToast = useToast();
  const { data = [] } = useQuery(dataRequestsQuery);
  const { isBusy, ask } = useAskAboutData();
  const last = data.find(({ kind, status }) => kind === 'opposition' && status === 'done');

  async function oppose() {
    if (!(await ask({ kind: 'opposition' }))) return;
    for (const { queryKey } of [privacyChoicesQuery, agreementsQuery, verificationQuery, preferencesQuery])
      void client.invalidateQueries({ queryKey });
    showToast({ kind: 'success', text: copy.done });
  }

  return (
    <Card title={copy.title} detail={copy.detail}>
      <div className="stack">
        {last && <p className="quiet">{copy.since(formatDate(last.requestedAt))}</p>}
        <div>
          <Button busy={isBusy} busyText={copy.busy} onClick={oppose}>
            {copy.act}
          </Button>
        </div>
        <ListRows>
          <ListRow
            icon={SlidersHorizontal}
            title={copy.choices}
            detail={copy.choicesDetail}
            href={paths.contracts()}
          />
        </ListRows>
      </div>
    </Card>
  );
}
