// What a line may buy beside its plan: the catalogue by tabs, and one package as it costs now.
import {
  getPackageOffering,
  listPackageCategories,
  type PackageCategory,
  type PackageOffering,
} from '@portal/contract/shopping/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { type Guard, isNumber, isText, listOf, optional, record } from '../../lib/shape.ts';
import { request } from '../requests.ts';

const isMoney = record({ value: isNumber });
const arePrices = listOf(
  record({ name: isText, price: record({ dutyFreeAmount: isMoney, taxIncludedAmount: isMoney }) }),
);
const isOffering = record({
  id: isText,
  '@type': isText,
  name: isText,
  description: isText,
  productOfferingPrice: hasSome(arePrices),
  prodSpecCharValueUse: listOf(
    record({
      name: isText,
      productSpecCharacteristicValue: listOf(record({ value: isText, unitOfMeasure: isText })),
    }),
  ),
  allowances: listOf(record({ usageType: isText, units: isText, amount: optional(isNumber) })),
  productOfferingTerm: listOf(record({ name: isText, description: isText })),
});
const areCategories = listOf(record({ '@type': isText, name: isText, productOffering: listOf(isOffering) }));

function hasSome(guard: Guard): Guard {
  return (value) => Array.isArray(value) && value.length > 0 && guard(value);
}

/** The tabs, the one of all packages first; without a line whatever one of the customer's lines may buy. */
export function packagesQuery(line: string | null) {
  return queryOptions({
    queryKey: ['packages', line],
    queryFn: async ({ signal }): Promise<PackageCategory[]> => {
      const categories = dataOf(await request(listPackageCategories, { signal, ...about(line) }));
      if (!areCategories(categories)) throw malformed();
      return categories;
    },
  });
}

/** Asked anew each time: it is what the customer is about to agree to. */
export function packageQuery(id: string, line: string) {
  return queryOptions({
    queryKey: ['packages', line, id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PackageOffering> => {
      const offering = dataOf(await request(getPackageOffering, { params: { id }, signal, ...about(line) }));
      if (!isOffering(offering)) throw malformed();
      return offering;
    },
  });
}

function about(line: string | null) {
  return line === null ? {} : { line, headers: { serviceid: line } };
}
