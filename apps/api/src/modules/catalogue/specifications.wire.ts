// What a plan or a package is made of, as TMF620 names and tells it.
import type { PackageOffering, Plan } from '@portal/contract/catalogue';
import {
  listProductSpecifications,
  type ProductSpecification,
  type ProductSpecificationRef,
} from '@portal/contract/specifications';

const hrefOf = (id: string): string => `${listProductSpecifications.path}/${encodeURIComponent(id)}`;

export const specificationRef = (id: string, name: string): ProductSpecificationRef => ({
  id,
  href: hrefOf(id),
  name,
  '@referredType': 'ProductSpecification',
});

export function toSpecification(offering: Plan | PackageOffering): ProductSpecification {
  const { id, name, description, prodSpecCharValueUse } = offering;
  return {
    '@type': 'ProductSpecification',
    id,
    href: hrefOf(id),
    name,
    description,
    isBundle: false,
    lifecycleStatus: 'Active',
    ...('lastUpdate' in offering ? { lastUpdate: offering.lastUpdate } : {}),
    productSpecCharacteristic: prodSpecCharValueUse,
  };
}
