// What follows from a form, beside its button: one sentence each.
import styles from './form-page.module.css';

export function Effects({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.effects}>
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
