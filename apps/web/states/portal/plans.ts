// Plans that a line may be changed to, and an order of one of them.
import { getPlan, type Plan } from '@portal/contract/shopping/catalogue';
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { listPlanCategories } from '@portal/contract/shopping/plan-list';
import { inDays, postpaid } from './given.ts';
import type { Server } from './server.ts';

export const usd = (value: number) => ({ unit: 'USD' as const, value });
const plan = (id: string, name: string, precio: number): Plan => ({
  '@type': 'Plan',
  '@baseType': 'ProductOffering',
  id,
  href: '',
  name,
  description: name,
  codigoAxis: id,
  codigoHuawei: id,
  nombre: name,
  precio,
  claves: {},
  prodSpecCharValueUse: [],
  caracteristicas: [
    { nombre: 'Internet', valor: '15', clave: 'GIGAS', principal: 3, formato: 'gigas' },
    { nombre: 'SMS', valor: '100', clave: 'SMS', principal: 2, formato: 'mensajes' },
  ],
});
export const own = plan('PLAN', 'Plus 15 GB', 15.99);
export const others = [
  plan('ESE08', 'Esencial 8 GB', 11.49),
  plan('LARGO', 'Conexión Familiar Ilimitada con Redes Sociales y Roaming', 1239.99),
];

export function givenPlans(server: Server): void {
  server.answer(listPlanCategories, [
    {
      '@type': 'POSTPAID',
      '@baseType': 'Plan',
      id: 'POSTPAID',
      href: '',
      name: '',
      description: '',
      isRoot: true,
      productOffering: [own, ...others].map(({ id }) => ({ id })) as never,
    },
  ]);
  server.answer(getPlan, ({ words }) => (words.get('code') ? [own, ...others] : own));
}

export const planOrder: ProductOrder = {
  '@type': 'ProductOrder',
  id: 'order-1',
  href: '',
  category: 'planChange',
  state: 'pending',
  orderDate: inDays(0),
  expectedCompletionDate: inDays(10),
  relatedParty: [],
  productOrderItem: [
    {
      id: '1',
      action: 'modify',
      state: 'pending',
      productOffering: { id: 'ESE08', name: 'Esencial 8 GB', '@referredType': 'ProductOffering' },
      product: {
        id: postpaid,
        productOffering: { id: 'PLAN', name: 'Plus 15 GB', '@referredType': 'ProductOffering' },
      },
      itemPrice: [
        {
          priceType: 'recurring',
          recurringChargePeriod: 'month',
          price: { taxIncludedAmount: usd(11.49) },
        },
      ],
    },
  ],
};
