// The certificate that nothing is owed, or what keeps it back.
import type { OpenMatter } from '@portal/contract/shopping/exits';
import { useQuery } from '@tanstack/react-query';
import { openMattersQuery, saveNoDebt } from '../../api/purchase/exits.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { noDebtCopy as copy } from './exit.copy.ts';
import styles from './exit.module.css';

export function NoDebtCard({ line }: { line: string }) {
  return (
    <QueryCard
      query={useQuery({ ...openMattersQuery(line), retry: false })}
      title={copy.title}
      detail={copy.detail}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows />}
    >
      {(matters) => (matters.length === 0 ? <Ready line={line} /> : <NotYet matters={matters} />)}
    </QueryCard>
  );
}

const Ready = ({ line }: { line: string }) => (
  <div className={styles.part}>
    <p>{copy.ready}</p>
    <div>
      <FileButton save={() => saveNoDebt(line)}>{copy.save}</FileButton>
    </div>
  </div>
);

const NotYet = ({ matters }: { matters: readonly OpenMatter[] }) => (
  <div className={styles.lost}>
    <p>{copy.notYet}</p>
    <ul>
      {matters.map((matter) => (
        <li key={matter}>{copy.matters[matter]}</li>
      ))}
    </ul>
  </div>
);
