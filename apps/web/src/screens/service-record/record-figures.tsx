// What the whole range adds up to.
import styles from './service-record.module.css';

export interface Figure {
  term: string;
  value: string;
}

export function RecordFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
