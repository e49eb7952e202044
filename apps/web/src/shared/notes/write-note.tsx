// A field for one message, which stays as it is until it has been sent.
import { useRef, useState } from 'react';
import type { Result } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { notesCopy as copy } from './notes.copy.ts';
import styles from './notes.module.css';

export interface WriteNoteProps<Answer> {
  label?: string;
  hint?: string;
  /** @param key the same one sends once, whatever was lost */
  send: (text: string, key: string) => Promise<Result<Answer>>;
  onSent: (answer: Answer) => void;
}

export function WriteNote<Answer>({ label = copy.write, hint, send, onSent }: WriteNoteProps<Answer>) {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The same words sent again are the same message. */
  const sent = useRef({ text: '', key: '' });

  async function submit() {
    if (text.trim() === '' || isBusy) return;
    setIsBusy(true);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const answer = await send(text, sent.current.key);
    setIsBusy(false);
    setFailure(answer.error ? (copy.errors[answer.error.code] ?? copy.notSent) : null);
    if (answer.error) return;
    sent.current = { text: '', key: '' };
    setText('');
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
