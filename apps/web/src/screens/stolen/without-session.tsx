// Without a session: who one is, then one report of one line, and its certificate.
import type { ReportedTheft } from '@portal/contract/help/thefts';
import { useState } from 'react';
import { type Proved, reportByProof } from '../../api/thefts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProveWho } from './prove-who.tsx';
import { ReportForm } from './report-form.tsx';
import { stolenCopy as copy } from './stolen.copy.ts';
import styles from './stolen.module.css';
import { TheftFacts } from './theft-facts.tsx';

export function WithoutSession() {
  const [proved, setProved] = useState<Proved | null>(null);
  const [theft, setTheft] = useState<ReportedTheft | null>(null);
  if (theft) return <Reported theft={theft} />;
  if (!proved) return <ProveWho onProved={setProved} />;
  const lines = proved.lines.map(({ id: value, publicIdentifier: label }) => ({ value, label }));
  return (
    <Card title={copy.which}>
      {lines.length === 0 ? (
        <p className="muted">{copy.noLines}</p>
      ) : (
        <ReportForm
          lines={lines}
          onReport={async (lineId, cause) => {
            const { data, error } = await reportByProof(proved.grant, { lineId, cause });
            if (data) setTheft(data);
            else if (error.code === 'GRANT_REQUIRED') setProved(null);
            return error;
          }}
        />
      )}
    </Card>
  );
}

function Reported({ theft }: { theft: ReportedTheft }) {
  const { certificate, certificateSentTo } = theft;
  return (
    <Card title={theft.product.publicIdentifier} detail={copy.causes[theft.cause]}>
      <div className={styles.theft}>
        <TheftFacts theft={theft} />
        <p>{sentWords(theft.status, certificateSentTo)}</p>
        {certificate && (
          <div className={styles.acts}>
            <FileButton save={async () => saveFile(pdfOf(certificate.content), certificate.name)}>
              {copy.certificate}
            </FileButton>
          </div>
        )}
      </div>
    </Card>
  );
}

function sentWords(status: ReportedTheft['status'], address: string | null): string {
  if (status === 'resolved') return address === null ? copy.notSent : copy.sent(address);
  return address === null ? copy.willTell : copy.willSend(address);
}

const pdfOf = (content: string): Blob =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
