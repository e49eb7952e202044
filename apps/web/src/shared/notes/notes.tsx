// What a customer and the operator write to each other, oldest first.
import { formatDateTime } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { notesCopy as copy } from './notes.copy.ts';
import styles from './notes.module.css';

export interface Note {
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
          <p className={styles.quiet}>
            {names[author]} · {formatDateTime(date)}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
