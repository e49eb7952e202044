// What a line may buy beside its plan: the catalogue by tabs, and one package as it costs now; and what other countries cost.
import {
  listPackageCategories,
  listRoamingDestinations,
  type PackageCategory,
  type PackageOffering,
} from '@portal/contract/shopping/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { FRESH } from '../kept/query-client.ts';
import { asked, request } from '../requests.ts';

const hasPrice = ({ productOfferingPrice }: PackageOffering): boolean => productOfferingPrice.length > 0;

/** The tabs, the one of all packages first; without a line whatever one of the customer's lines may buy. */
export const packagesQuery = (line: string | null) =>
  queryOptions({
    queryKey: ['packages', line],
    queryFn: async ({ signal }): Promise<PackageCategory[]> => {
      const categories = dataOf(await request(listPackageCategories, { signal, ...about(line) }));
      if (!categories.every(({ productOffering }) => productOffering.every(hasPrice))) throw malformed();
      return categories;
    },
  });

function about(line: string | null) {
  return line === null ? {} : { line, headers: { serviceid: line } };
}

/** Countries in which lines can be used, and what that costs there. */
export const roamingQuery = queryOptions({
  queryKey: ['roaming-destinations'],
  staleTime: FRESH.facts,
  queryFn: asked(listRoamingDestinations, {}),
});
