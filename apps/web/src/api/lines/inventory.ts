// Lines and home services in detail.
import { listProducts, type Product } from '@portal/contract/lines/inventory';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { FRESH } from '../kept/query-client.ts';
import { ALL, request } from '../requests.ts';

/** One line or home service; null when the operator has none of that number. */
export const productQuery = (number: string) =>
  queryOptions({
    queryKey: ['products', number],
    staleTime: FRESH.facts,
    queryFn: async ({ signal }) => {
      const products = await fetchProducts({ 'product.publicIdentifier': number }, signal, number);
      return products[0] ?? null;
    },
  });

/** Every line and home service of the customer, for lists. */
export const allProductsQuery = queryOptions({
  queryKey: ['products'],
  staleTime: FRESH.facts,
  queryFn: ({ signal }) => fetchProducts({ limit: ALL }, signal),
});

/** The value of a `productCharacteristic`: `Numero`, `ServiceStatus`, `downloadSpeed`, `channelCount` … */
export function characteristic(product: Product, name: string): string | undefined {
  return product.productCharacteristic.find((each) => each.name === name)?.value;
}

async function fetchProducts(
  query: { limit?: string; 'product.publicIdentifier'?: string },
  signal: AbortSignal,
  line?: string,
): Promise<Product[]> {
  const found = dataOf(
    await request(listProducts, { query, signal, ...(line === undefined ? {} : { line }) }),
  );
  // Lines alone, as long as nobody asks for services of other companies.
  const products = found as Product[];
  return products;
}
