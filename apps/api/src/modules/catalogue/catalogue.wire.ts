// Packages as TMF620 offerings, and by tab; and what the operator says of itself.
import {
  listProductSpecifications,
  type ProductSpecification,
  type ProductSpecificationRef,
} from '@portal/contract/lines/specifications';
import {
  getPackageOffering,
  listPackageCategories,
  type PackageCategory,
  type PackageOffering,
  type PackageType,
  type Plan as PlanOnWire,
} from '@portal/contract/shopping/catalogue';
import {
  listPlanCategories,
  type PlanCategory,
  type PlanOffering,
} from '@portal/contract/shopping/plan-list';
import { currencyCode, unitsOf } from '@portal/market/money';
import { splitTax, taxPercent } from '@portal/market/tax';
import {
  type CatalogueFact,
  type CatalogueFacts,
  catalogueFacts,
  type PackageOffering as Offered,
  type Plan,
} from '@portal/operator-ports/catalogue';
import { dateTime, hrefIn, money } from '../../http/wire.ts';

// What a plan or a package is made of, as TMF620 names and tells it.

const specificationRef = (id: string, name: string): ProductSpecificationRef => ({
  id,
  href: hrefIn(listProductSpecifications, id),
  name,
  '@referredType': 'ProductSpecification',
});

export function toSpecification(offering: PlanOnWire | PackageOffering): ProductSpecification {
  const { id, name, description, prodSpecCharValueUse } = offering;
  return {
    '@type': 'ProductSpecification',
    id,
    href: hrefIn(listProductSpecifications, id),
    name,
    description,
    isBundle: false,
    lifecycleStatus: 'Active',
    ...(offering.lastUpdate ? { lastUpdate: offering.lastUpdate } : {}),
    productSpecCharacteristic: prodSpecCharValueUse,
  };
}

const tabs = {
  ALL: { name: 'Todos', description: 'Todos los paquetes para tu línea.' },
  INTERNET: { name: 'Internet', description: 'Datos para navegar y para tus redes sociales.' },
  VOZ: { name: 'Voz', description: 'Minutos para llamar a todo el país.' },
  SMS: { name: 'SMS', description: 'Mensajes de texto a todas las operadoras.' },
  ROAMING: { name: 'Roaming', description: 'Datos para usar tu línea fuera del país.' },
} as const satisfies Record<PackageCategory['@type'], { name: string; description: string }>;

const types: readonly PackageType[] = ['INTERNET', 'VOZ', 'SMS', 'ROAMING'];

/** Only tabs that hold something, and the one that holds everything first. */
export function toCategories(packages: readonly PackageOffering[]): PackageCategory[] {
  const filled = types
    .map((type) =>
      toCategory(
        type,
        packages.filter((offering) => offering['@type'] === type),
      ),
    )
    .filter((category) => category.productOffering.length > 0);
  return filled.length === 0 ? [] : [toCategory('ALL', packages), ...filled];
}

function toCategory(type: PackageCategory['@type'], packages: readonly PackageOffering[]): PackageCategory {
  return {
    '@type': type,
    '@baseType': 'Category',
    id: type,
    href: `${listPackageCategories.path}/${type}`,
    ...tabs[type],
    isRoot: true,
    lifecycleStatus: 'Active',
    ...lastUpdateOf(packages),
    productOffering: [...packages],
  };
}

/** Of the package that was changed last. */
function lastUpdateOf(packages: readonly PackageOffering[]): { lastUpdate?: string } {
  const lastUpdate = packages
    .map((offering) => offering.lastUpdate)
    .toSorted()
    .at(-1);
  return lastUpdate ? { lastUpdate } : {};
}

export function toPackageOffering(row: Offered): PackageOffering {
  const { netCents } = splitTax(row.priceCents);
  const days = row.validityDays;
  return {
    '@type': row.type,
    '@baseType': 'ProductOffering',
    id: row.offeringId,
    href: getPackageOffering.path.replace(':id', encodeURIComponent(row.offeringId)),
    name: row.name,
    description: row.description,
    isBundle: false,
    lifecycleStatus: 'Active',
    lastUpdate: dateTime(row.updatedAt),
    category: [{ id: row.type, name: tabs[row.type].name }],
    productOfferingPrice: [
      {
        name: 'Pago único',
        priceType: 'oneTime',
        unitOfMeasure: currencyCode,
        price: {
          dutyFreeAmount: money(netCents),
          taxRate: taxPercent,
          taxIncludedAmount: money(row.priceCents),
        },
      },
    ],
    productSpecification: specificationRef(row.offeringId, row.name),
    prodSpecCharValueUse: row.characteristics.map(({ name, value, unit }) =>
      characteristic(name, value, unit),
    ),
    allowances: row.allowances.map(({ usageType, unit, included }) => ({
      usageType,
      units: unit,
      amount: included,
    })),
    productOfferingTerm: [
      {
        name: 'Vigencia',
        description: `${days} ${days === 1 ? 'día' : 'días'} desde la activación`,
        duration: { amount: days, units: 'day' },
      },
      ...row.terms,
    ],
  };
}

const characteristic = (name: string, value: string, unitOfMeasure: string) => ({
  name,
  productSpecCharacteristicValue: [{ value, unitOfMeasure }],
});

const changed = ({ updatedAt }: Plan) => (updatedAt ? { lastUpdate: dateTime(updatedAt) } : {});

const hrefOf = (planCode: string): string =>
  getPackageOffering.path.replace(':id', encodeURIComponent(planCode));

/** Plans as the documents and TMF620 know them. */
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
    ...changed(plan),
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

function toPlanOffering(plan: Plan): PlanOffering {
  const { planCode, name, description, priceCents } = plan;
  return {
    '@type': 'Plan',
    '@baseType': 'ProductOffering',
    id: planCode,
    href: hrefOf(planCode),
    name,
    description,
    isBundle: false,
    lifecycleStatus: 'Active',
    ...changed(plan),
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

/** What the operator says of itself, as the portal lists it. */
export async function listFact<Name extends CatalogueFact>(catalogue: CatalogueFacts, name: Name) {
  const rows: readonly unknown[] = await catalogue[name]();
  return rows.map(catalogueFacts[name].shown.of as never) as ShownFact<Name>[];
}
export type ShownFact<Name extends CatalogueFact> = ReturnType<(typeof catalogueFacts)[Name]['shown']['of']>;
