// What a customer and the operator write to each other, oldest first.

import { useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import type { Result } from '../../lib/http/result.ts';
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
  const [text, setText] = useState(start);
  const { isBusy, during } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);
  const keys = useWishKey();

  async function submit() {
    if (text.trim() === '' || isBusy) return;
    const answer = await during(send(text, keys.of(text)));
    setFailure(answer.error ? (copy.errors[answer.error.code] ?? copy.notSent) : null);
    if (answer.error) return;
    keys.close();
    // What was written on meanwhile is another message.
    setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
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
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isBusy} busyText={copy.sending}>
        {copy.send}
      </Button>
    </form>
  );
}
