// 'Más información': a plan in its own words, with everything that it includes.
import type { Plan } from '@portal/contract/catalogue';
import { formatMoney } from '../../lib/money.ts';
import { featureValue } from '../../shared/plan-features.ts';
import { Button } from '../../ui/button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { chooseCopy as copy } from './plan-change.copy.ts';
import { priceCentsOf } from './plan-facts.ts';

export function PlanInfoDialog({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={plan?.nombre}
      initialFocus="title"
      width={460}
      actions={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {plan && (
        <div className="stack">
          <p>{plan.description}</p>
          <DefinitionList
            total
            items={[
              ...plan.caracteristicas.map((feature) => ({
                term: feature.nombre,
                value: featureValue(feature),
              })),
              { term: copy.monthly, value: formatMoney(priceCentsOf(plan)) },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
