// TMF620 Product Catalog v4.1: plans and what they include.
import { z } from 'zod';
import type { Call } from './common.ts';

export const planFeatureSchema = z.object({
  nombre: z.string(),
  valor: z.string(),
  /** GIGAS, LLAMADAS, SMS, LDI, ROAMING, or a free key. */
  clave: z.string(),
  /** Weight: 2 or more is shown on the plan's card. */
  principal: z.number().int(),
  /** `gigas` means GB. */
  formato: z.string(),
});

export const planSchema = z.object({
  '@type': z.literal('Plan'),
  '@baseType': z.literal('ProductOffering'),
  id: z.string(),
  href: z.string(),
  name: z.string(),
  description: z.string(),
  codigoAxis: z.string(),
  codigoHuawei: z.string(),
  nombre: z.string(),
  /** Dollars a month, IVA included. */
  precio: z.number(),
  caracteristicas: z.array(planFeatureSchema),
  prodSpecCharValueUse: z.array(
    z.object({
      name: z.string(),
      productSpecCharacteristicValue: z.array(z.object({ value: z.string(), unitOfMeasure: z.string() })),
    }),
  ),
});
export type Plan = z.infer<typeof planSchema>;

export const getPlan = {
  id: 'B12, B26, B28',
  tmf: 'TMF620',
  summary: 'One plan as an object by `id`, or several as an array by `code` (comma-separated).',
  method: 'GET',
  path: '/ProductCatalogManagement/api/ec/productCatalogManagement/plan',
  query: z.union([
    z.strictObject({ id: z.string().min(1).max(40) }),
    z.strictObject({ code: z.string().min(1).max(500) }),
  ]),
  answers: { 200: z.union([planSchema, z.array(planSchema)]) },
} as const satisfies Call;
