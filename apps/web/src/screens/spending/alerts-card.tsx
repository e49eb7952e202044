// At which percents of each allowance the people of the line are told.
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { alertsCopy as copy } from './spending.copy.ts';
import styles from './spending.module.css';
import { type AlertKind, type Draft, percentsOffered, toggled } from './spending-draft.ts';

export interface AlertsCardProps {
  percents: Draft['percents'];
  /** Those of which something ends. */
  kinds: readonly AlertKind[];
  onChange: (percents: Draft['percents']) => void;
}

export function AlertsCard({ percents, kinds, onChange }: AlertsCardProps) {
  const others = (Object.keys(percents) as AlertKind[]).filter((kind) => !kinds.includes(kind));
  return (
    <Card title={copy.title} detail={copy.detail}>
      <div className="stack fields">
        {kinds.map((kind) => (
          <fieldset key={kind} className={styles.kind}>
            <legend className={styles.legend}>{copy.kinds[kind]}</legend>
            <div className={styles.percents}>
              {percentsOffered(percents[kind] ?? []).map((percent) => (
                <Checkbox
                  key={percent}
                  label={copy.percent(percent)}
                  checked={percents[kind]?.includes(percent) ?? false}
                  onChange={() => onChange({ ...percents, [kind]: toggled(percents[kind] ?? [], percent) })}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {others.length > 0 && (
          <p className="small quiet">{copy.unlimited(others.map((kind) => copy.kinds[kind]))}</p>
        )}
      </div>
    </Card>
  );
}
