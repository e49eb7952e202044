// What the customer and the operator write to each other about a claim.
import type { Claim } from '@portal/contract/paying/claims';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { claimQuery, sendNote } from '../../api/claims.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { claimCopy as copy } from './claims.copy.ts';
import styles from './claims.module.css';

export function ClaimNotes({ claim }: { claim: Claim }) {
  return (
    <Card title={copy.notes}>
      {claim.note.length === 0 && <p className={styles.quiet}>{copy.noNotes}</p>}
      <ul className={styles.notes}>
        {claim.note.map(({ id, author, text, date }) => (
          <li key={id} className={classNames(styles.note, author === 'customer' && styles.own)}>
            <p className={styles.quiet}>
              {author === 'customer' ? copy.you : copy.us} · {formatDateTime(date)}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Writing claimId={claim.id} />
    </Card>
  );
}

function Writing({ claimId }: { claimId: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** The same words sent again are the same note. */
  const key = useRef(crypto.randomUUID());

  async function send() {
    if (text.trim() === '' || isBusy) return;
    setIsBusy(true);
    const answer = await sendNote(claimId, text, key.current);
    setIsBusy(false);
    setHasFailed(answer.error !== null);
    if (answer.error) return;
    client.setQueryData(claimQuery(claimId).queryKey, answer.data);
    key.current = crypto.randomUUID();
    setText('');
  }

  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={copy.write}
        rows={3}
        maxLength={2_000}
        value={text}
        error={hasFailed && copy.notSent}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isBusy} busyText={copy.sending}>
        {copy.send}
      </Button>
    </form>
  );
}
