// What the customer calls a line, its colour, icon and place: theirs alone.
import { changeLineLook } from '@portal/contract/lines/inventory';
import type { LineLook, LineLookChange } from '@portal/contract/lines/line-look';
import type { QueryClient } from '@tanstack/react-query';
import type { Result } from '../../lib/http/result.ts';
import { request } from '../requests.ts';
import { serviceListQuery, withLook } from './service-list.ts';

/** Every page shows it at once. */
export async function changeLook(
  client: QueryClient,
  number: string,
  change: LineLookChange,
): Promise<Result<LineLook>> {
  const answer = await request(changeLineLook, { params: { id: number }, body: change });
  if (answer.data) {
    const look = answer.data;
    client.setQueryData(serviceListQuery.queryKey, (list) => list && withLook(list, number, look));
  }
  return answer;
}
