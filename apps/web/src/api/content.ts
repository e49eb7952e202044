// Menu and footer of the public site (A4, A22).
import type { ContentNode, getFooter, getMenu } from '@portal/contract/portal-support';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type Result } from '../lib/http/result.ts';
import { type Guard, isText, listOf, record } from '../lib/shape.ts';
import { FRESH } from './query-client.ts';
import { request } from './requests.ts';

const SUPPORT = '/PortalSupport/api/ec/portalSupport';

const isNode: Guard = record({
  Descripcion: isText,
  URL: isText,
  ClassMenu: isText,
  ClassContenido: isText,
  Hijos: (children) => areNodes(children),
});
const areNodes = listOf(isNode);

export const menuQuery = queryOptions({
  queryKey: ['content', 'menu'],
  staleTime: FRESH.facts,
  queryFn: async ({ signal }) =>
    nodesOf(
      await request<typeof getMenu>({
        method: 'GET',
        path: `${SUPPORT}/menu`,
        name: 'getMenu',
        anonymous: true,
        signal,
      }),
    ),
});

export const footerQuery = queryOptions({
  queryKey: ['content', 'footer'],
  staleTime: FRESH.facts,
  queryFn: async ({ signal }) =>
    nodesOf(
      await request<typeof getFooter>({
        method: 'GET',
        path: `${SUPPORT}/footer`,
        name: 'getFooter',
        anonymous: true,
        signal,
      }),
    ),
});

function nodesOf(result: Result<ContentNode[]>): ContentNode[] {
  const nodes = dataOf(result);
  if (!areNodes(nodes)) throw malformed();
  return nodes;
}
