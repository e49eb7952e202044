// TMF620 plan: one as an object by `id`, several as an array by `code`.
import { getPlan, type Plan } from '@portal/contract/catalogue';
import { Problem } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import { access } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import type { Catalogue, PlanRow } from './catalogue.ts';

export function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }): void {
  route(app, getPlan, access.signedIn, async ({ query }) => {
    if ('code' in query) return (await catalogue.plans(query.code.split(','))).map(toPlan);
    const [plan] = await catalogue.plans([query.id]);
    if (!plan) throw new Problem('NOT_FOUND');
    return toPlan(plan);
  });
}

function toPlan(plan: PlanRow): Plan {
  return {
    '@type': 'Plan',
    '@baseType': 'ProductOffering',
    id: plan.planCode,
    href: `${getPlan.path}/${plan.planCode}`,
    name: plan.name,
    description: plan.description,
    codigoAxis: plan.planCode,
    codigoHuawei: plan.huaweiCode,
    nombre: plan.name,
    precio: plan.priceCents / 100,
    caracteristicas: plan.features,
    prodSpecCharValueUse: plan.features.map((feature) => ({
      name: feature.clave,
      productSpecCharacteristicValue: [
        { value: feature.valor, unitOfMeasure: feature.formato === 'gigas' ? 'GB' : feature.formato },
      ],
    })),
  };
}
