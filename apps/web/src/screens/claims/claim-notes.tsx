// What the customer and the operator write to each other about a claim.
import type { Claim } from '@portal/contract/paying/claims';
import { useQueryClient } from '@tanstack/react-query';
import { claimQuery, sendNote } from '../../api/claims.ts';
import { Notes } from '../../shared/notes/notes.tsx';
import { WriteNote } from '../../shared/notes/write-note.tsx';
import { Card } from '../../ui/card.tsx';
import { claimCopy as copy } from './claims.copy.ts';
import styles from './claims.module.css';

export function ClaimNotes({ claim }: { claim: Claim }) {
  const client = useQueryClient();
  return (
    <Card title={copy.notes}>
      {claim.note.length === 0 && <p className={styles.hint}>{copy.noNotes}</p>}
      {claim.note.length > 0 && <Notes notes={claim.note} />}
      <WriteNote
        send={(text, key) => sendNote(claim.id, text, key)}
        onSent={(noted) => client.setQueryData(claimQuery(claim.id).queryKey, noted)}
      />
    </Card>
  );
}
