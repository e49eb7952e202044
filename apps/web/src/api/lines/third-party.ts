// Services of other companies on a line: told, ended, kept out.
import {
  endThirdPartyProduct,
  getThirdPartyBlock,
  listProducts,
  putThirdPartyBlock,
  type ThirdPartyBlock,
  type ThirdPartyProduct,
} from '@portal/contract/lines/inventory';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { asked, request } from '../requests.ts';

const thirdPartyKey = ['thirdParty'] as const;

/** Of one line, or of all of them. */
export const thirdPartyQuery = (line?: string) =>
  queryOptions({
    queryKey: [...thirdPartyKey, 'services', line ?? null],
    queryFn: async ({ signal }): Promise<ThirdPartyProduct[]> => {
      const found = dataOf(
        await request(listProducts, {
          signal,
          query: { productType: 'thirdParty', ...(line === undefined ? {} : { serviceId: line }) },
        }),
      );
      // Of other companies alone, as they were asked for.
      const services = found as ThirdPartyProduct[];
      return services;
    },
  });

export const thirdPartyBlockQuery = (line: string) =>
  queryOptions({
    queryKey: [...thirdPartyKey, 'block', line],
    queryFn: asked(getThirdPartyBlock, { query: { serviceId: line } }),
  });

export const endThirdParty = (id: string): Promise<Result<ThirdPartyProduct>> =>
  request(endThirdPartyProduct, { params: { id }, body: { status: 'terminated' } });

export const blockThirdParty = (line: string, blocked: boolean): Promise<Result<ThirdPartyBlock>> =>
  request(putThirdPartyBlock, { query: { serviceId: line }, body: { blocked } });
