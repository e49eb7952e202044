// 'Copia de mis datos': asked for, made, downloaded, gone.
import type { DataRequest } from '@portal/contract/privacy/data-requests';
import { useQuery } from '@tanstack/react-query';
import { dataRequestsQuery, isUnderWay, saveArchive } from '../../api/person/data-requests.ts';
import { formatDate } from '../../lib/dates.ts';
import { sizeWords } from '../../lib/sizes.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { copyCardCopy as copy } from './data-requests.copy.ts';
import { useAskAboutData } from './use-ask-about-data.ts';

export function CopyCard() {
  const query = useQuery(dataRequestsQuery);
  return (
    <QueryCard
      query={query}
      title={copy.title}
      detail={copy.detail}
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows count={1} />}
      timeInHead
    >
      {(all) => <Standing newest={all.find(({ kind }) => kind === 'access')} />}
    </QueryCard>
  );
}

function Standing({ newest }: { newest: DataRequest | undefined }) {
  if (newest && isUnderWay(newest))
    return <Notice title={copy.making}>{copy.makingText(formatDate(newest.dueAt))}</Notice>;
  if (newest?.documentId && newest.documentUntil) {
    const { documentId, documentUntil, documentBytes, requestedAt } = newest;
    const name = copy.fileName(requestedAt.slice(0, 10));
    return (
      <div className="stack">
        <Notice kind="success" title={copy.ready}>
          {copy.readyText(sizeWords(documentBytes ?? 0), formatDate(documentUntil))}
        </Notice>
        <div>
          <FileButton save={() => saveArchive(documentId, name)}>{copy.download}</FileButton>
        </div>
      </div>
    );
  }
  return (
    <div className="stack">
      {newest?.status === 'failed' ? (
        <Notice kind="danger" title={copy.broken}>
          {copy.brokenText}
        </Notice>
      ) : (
        <p>{newest ? copy.gone(formatDate(newest.requestedAt)) : copy.none}</p>
      )}
      <Ask words={newest ? copy.again : copy.ask} />
    </div>
  );
}

function Ask({ words }: { words: string }) {
  const { isBusy, ask } = useAskAboutData();
  const showToast = useToast();

  async function begin() {
    if (await ask({ kind: 'access' })) showToast({ kind: 'success', text: copy.asked });
  }

  return (
    <div>
      <Button busy={isBusy} busyText={copy.asking} onClick={begin}>
        {words}
      </Button>
    </div>
  );
}
