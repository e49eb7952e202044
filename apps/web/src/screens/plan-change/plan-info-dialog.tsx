// 'Más información': a plan in its own words, with everything that it includes.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { formatMoney } from '../../lib/money.ts';
import { featureValue } from '../../shared/plan-change/plan-features.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
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
