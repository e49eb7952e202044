// 'Copia de mis datos': asked for, made, downloaded, gone; and those that were asked for before.
import type { DataRequest } from '@portal/contract/privacy/data-requests';
import { market } from '@portal/market/here';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAboutData, dataRequestsQuery, isUnderWay, saveArchive } from '../../api/person/own-data.ts';
import { formatDate } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { settings } from '../../lib/settings.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { copyCardCopy as copy, modelCopy } from './privacy.copy.ts';
import { Requests } from './requests.tsx';

export function CopyScreen() {
  const query = useQuery(dataRequestsQuery);
  return (
    <AccountPage title={accountCopy.copy} lead={copy.lead}>
      <QueryCard
        query={query}
        isUntimed
        waiting={copy.waiting}
        failed={copy.failed}
        skeleton={<SkeletonRows count={1} />}
      >
        {(all) => <Standing newest={all.find(({ kind }) => kind === 'access')} />}
      </QueryCard>
      <Requests kind="access" />
      {settings().assistantModel === 'on' && <Notice title={modelCopy.title}>{modelCopy.text}</Notice>}
    </AccountPage>
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
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();

  async function begin() {
    setIsBusy(true);
    const { error } = await askAboutData({ kind: 'access' });
    if (!error) await client.invalidateQueries({ queryKey: dataRequestsQuery.queryKey });
    setIsBusy(false);
    if (!error) showToast({ kind: 'success', text: copy.asked });
    else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: failedCopy.notDone });
  }

  return (
    <div>
      <Button busy={isBusy} busyText={copy.asking} onClick={begin}>
        {words}
      </Button>
    </div>
  );
}

// How much a file weighs.
const KB = 1_024;
const MB = KB * KB;
const short = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 1 });

/** `38 KB`, `1,4 MB`. */
const sizeWords = (bytes: number): string =>
  bytes < MB ? `${short.format(Math.ceil(bytes / KB))} KB` : `${short.format(bytes / MB)} MB`;
