// What each mark of a chart means; readers have the table.
import styles from './chart.module.css';

const MARKS = { bar: '', pace: styles.ofPace, ghost: styles.ofGhost, nothingLeft: styles.ofNothingLeft };

export function Legend({ marks }: { marks: readonly (readonly [keyof typeof MARKS, string])[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {marks.map(([mark, words]) => (
        <li key={mark}>
          <i className={MARKS[mark]} />
          {words}
        </li>
      ))}
    </ul>
  );
}
