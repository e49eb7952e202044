// What a customer and the operator write to each other, oldest first.

import { useRef, useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import type { Result } from '../../lib/http/result.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { storedProfile } from '../../session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { useBusy, useWishKey } from '../use-task.ts';
import { notesCopy as copy } from './notes.copy.ts';
import styles from './notes.module.css';

interface Note {
  id: string;
  author: 'customer' | 'operator' | 'assistant';
  text: string;
  date: string;
}

const names: Record<Note['author'], string> = {
  customer: copy.you,
  operator: copy.us,
  assistant: copy.assistant,
};

export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, author, text, date }) => (
        <li key={id} className={classNames(styles.note, author === 'customer' && styles.own)}>
          <p className={styles.quiet}>{inOnePiece(`${names[author]} · ${formatDateTime(date)}`)}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is being written, by whose it is, its page and what stood there at first: kept through a session that has lapsed, for
 * as long as the page lives.
 */
const drafts = new Map<string, string>();

// A field for one message, which stays as it is until it has been sent.
interface WriteNoteProps<Answer> {
  label?: string;
  hint?: string;
  /** What stands there before anything is typed. */
  start?: string;
  /** @param key the same one sends once, whatever was lost */
  send: (text: string, key: string) => Promise<Result<Answer>>;
  onSent: (answer: Answer) => void;
}

export function WriteNote<Answer>({
  label = copy.write,
  hint,
  start = '',
  send,
  onSent,
}: WriteNoteProps<Answer>) {
  const { pathname } = useLocation();
  const draft = useRef(JSON.stringify([storedProfile()?.sub, pathname, start])).current;
  const [text, setText] = useState(drafts.get(draft) ?? start);
  const { isBusy, during } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);
  const keys = useWishKey();

  function change(next: string) {
    setText(next);
    if (next === '') drafts.delete(draft);
    else drafts.set(draft, next);
  }

  async function submit() {
    if (text.trim() === '' || isBusy) return;
    const answer = await during(send(text, keys.of(text)));
    setFailure(answer.error ? (copy.errors[answer.error.code] ?? copy.notSent) : null);
    if (answer.error) return;
    keys.close();
    // What was written on meanwhile is another message.
    const now = drafts.get(draft) ?? '';
    change(now.startsWith(text) ? now.slice(text.length).trimStart() : now);
    onSent(answer.data);
  }

  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        maxLength={2_000}
        value={text}
        error={failure}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" busy={isBusy} busyText={copy.sending}>
        {copy.send}
      </Button>
    </form>
  );
}
