// What a line may buy beside its plan: the catalogue by tabs, and one package as it costs now.
import {
  getPackageOffering,
  listPackageCategories,
  type PackageCategory,
  type PackageOffering,
} from '@portal/contract/shopping/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

const hasPrice = ({ productOfferingPrice }: PackageOffering): boolean => productOfferingPrice.length > 0;

/** The tabs, the one of all packages first; without a line whatever one of the customer's lines may buy. */
export function packagesQuery(line: string | null) {
  return queryOptions({
    queryKey: ['packages', line],
    queryFn: async ({ signal }): Promise<PackageCategory[]> => {
      const categories = dataOf(await request(listPackageCategories, { signal, ...about(line) }));
      if (!categories.every(({ productOffering }) => productOffering.every(hasPrice))) throw malformed();
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
      if (!hasPrice(offering)) throw malformed();
      return offering;
    },
  });
}

function about(line: string | null) {
  return line === null ? {} : { line, headers: { serviceid: line } };
}
