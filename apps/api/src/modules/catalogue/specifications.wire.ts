// What a plan or a package is made of, as TMF620 names and tells it.

import {
  listProductSpecifications,
  type ProductSpecification,
  type ProductSpecificationRef,
} from '@portal/contract/lines/specifications';
import type { PackageOffering, Plan } from '@portal/contract/shopping/catalogue';
import { hrefIn } from '../../http/wire.ts';

export const specificationRef = (id: string, name: string): ProductSpecificationRef => ({
  id,
  href: hrefIn(listProductSpecifications, id),
  name,
  '@referredType': 'ProductSpecification',
});

export function toSpecification(offering: Plan | PackageOffering): ProductSpecification {
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
