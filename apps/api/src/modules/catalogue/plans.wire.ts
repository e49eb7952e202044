// Plans as the documents and TMF620 know them.

import { getPackageOffering, type Plan as PlanOnWire } from '@portal/contract/shopping/catalogue';
import {
  listPlanCategories,
  type PlanCategory,
  type PlanOffering,
} from '@portal/contract/shopping/plan-list';
import { currencyCode, unitsOf } from '@portal/market/money';
import { splitTax, taxPercent } from '@portal/market/tax';
import type { Plan } from '@portal/operator-ports/catalogue';
import { money } from '../../http/wire.ts';
import { characteristic } from './catalogue.wire.ts';
import { specificationRef } from './specifications.wire.ts';

const hrefOf = (planCode: string): string =>
  getPackageOffering.path.replace(':id', encodeURIComponent(planCode));

export function toPlan(plan: Plan): PlanOnWire {
  const { planCode, name, features } = plan;
  return {
    '@type': 'Plan',
    '@baseType': 'ProductOffering',
    id: planCode,
    href: hrefOf(planCode),
    name,
    description: plan.description,
    codigoAxis: planCode,
    codigoHuawei: plan.huaweiCode,
    nombre: name,
    precio: unitsOf(plan.priceCents),
    caracteristicas: features,
    // A key that is none of these does not pass the contract's schema.
    claves: Object.fromEntries(features.map(({ clave }, place) => [clave, place])),
    productSpecification: specificationRef(planCode, name),
    prodSpecCharValueUse: features.map(({ clave, valor, formato }) =>
      characteristic(clave, valor, formato === 'gigas' ? 'GB' : formato),
    ),
  };
}

const category = {
  '@type': 'POSTPAID',
  '@baseType': 'Plan',
  id: 'POSTPAID',
  href: `${listPlanCategories.path}/POSTPAID`,
  name: 'Planes postpago',
  description: 'Planes a los que puede cambiar tu línea postpago.',
  isRoot: true,
  lifecycleStatus: 'Active',
} as const;

/** A group that is empty is none. */
export function toPlanCategories(plans: readonly Plan[]): PlanCategory[] {
  return plans.length === 0 ? [] : [{ ...category, productOffering: plans.map(toPlanOffering) }];
}

function toPlanOffering({ planCode, name, description, priceCents }: Plan): PlanOffering {
  return {
    '@type': 'Plan',
    '@baseType': 'ProductOffering',
    id: planCode,
    href: hrefOf(planCode),
    name,
    description,
    isBundle: false,
    lifecycleStatus: 'Active',
    productSpecification: specificationRef(planCode, name),
    productOfferingPrice: [
      {
        name: 'Valor mensual',
        priceType: 'recurring',
        recurringChargePeriod: 'month',
        unitOfMeasure: currencyCode,
        price: {
          dutyFreeAmount: money(splitTax(priceCents).netCents),
          taxRate: taxPercent,
          taxIncludedAmount: money(priceCents),
        },
      },
    ],
  };
}
