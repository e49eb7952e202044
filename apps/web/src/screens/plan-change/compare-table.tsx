// Feature by feature, both plans side by side; three narrow columns on phones, too, or nothing could be compared.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { classNames } from '../../ui/class-names.ts';
import { compareCopy as copy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { comparedFeatures } from './plan-facts.ts';

export function CompareTable({ current, desired }: { current: Plan; desired: Plan | undefined }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{copy.feature}</span>
            </th>
            <PlanHeader word={copy.current} plan={current} />
            <PlanHeader word={copy.desired} plan={desired} />
          </tr>
        </thead>
        <tbody>
          {comparedFeatures(current, desired).map((feature) => (
            <tr key={feature.key}>
              <th scope="row">{feature.name}</th>
              <Value of={feature.current} />
              <Value of={feature.desired} differs={feature.desired !== feature.current} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlanHeader({ word, plan }: { word: string; plan: Plan | undefined }) {
  return (
    <th scope="col">
      <span className={styles.word}>{word}</span>
      {plan?.nombre}
    </th>
  );
}

interface ValueProps {
  /** Null: the plan has no such feature; undefined: there is no plan. */
  of: string | null | undefined;
  differs?: boolean;
}

function Value({ of, differs = false }: ValueProps) {
  return (
    <td className={classNames(differs && styles.differs)}>
      {of ?? <span aria-hidden="true">{copy.absent}</span>}
      {of === null && <span className="sr-only">{copy.absentWords}</span>}
    </td>
  );
}
