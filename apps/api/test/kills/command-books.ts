// The books of what is no purchase: plan orders and Wi-Fi keys, at the portal, at the operator, and as customers were told.

import type { Customer } from '../wishes.ts';
import type { TwoSides } from './two-sides.ts';

export interface CommandBooks {
  /** Ids at the operator. */
  orders: string[];
  keyChanges: string[];
  /** Orders that the operator has yet to be asked for. */
  due: string[];
  /** Done, and nobody told. */
  untold: string[];
  /** In words. */
  disagreements: string[];
}

export async function commandBooksOf(
  { database, operatorDatabase }: TwoSides,
  customers: readonly Customer[],
): Promise<CommandBooks> {
  const ours = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const theirs = async (text: string) => (await operatorDatabase.pool.query(text)).rows;

  const ordered = await ours('select order_id as id, status from order_keys');
  const orders = await theirs('select order_id as id from operator.plan_orders');
  const changes = await theirs(
    'select change_id as id, service_number as "serviceNumber", status from operator.wifi_changes',
  );
  const given = new Set((await ours('select command_id as id from operator_commands')).map(({ id }) => id));
  const told = await ours(
    `select recipient, body, subject like 'La clave%' as "isOfKey" from messages where channel = 'email'`,
  );
  const strayed = await ours(
    `select 'top-up' as what from operator.topups union all select 'package' from operator.package_activations
     union all select 'order' from operator.plan_orders union all select 'key' from operator.wifi_changes`,
  );

  const timesTold = (id: string) => told.filter(({ body }) => body.includes(id)).length;
  const keyNews = [...Map.groupBy(customers, ({ lane }) => lane.internet)].map(([internet, asking]) => ({
    internet,
    changes: changes.filter(({ serviceNumber }) => serviceNumber === internet).length,
    told: told.filter(({ recipient, isOfKey }) => isOfKey && asking.some(({ email }) => email === recipient))
      .length,
  }));
  const known = new Set(ordered.map(({ id }) => id));
  return {
    orders: orders.map(({ id }) => id),
    keyChanges: changes.map(({ id }) => id),
    due: ordered.filter(({ status }) => status === 'due').map(({ id }) => id),
    untold: [
      ...orders.filter(({ id }) => timesTold(id) === 0).map(({ id }) => `order ${id}`),
      ...changes.filter(({ id }) => given.has(id)).map(({ id }) => `key ${id}`),
      ...keyNews.filter((news) => news.told < news.changes).map(({ internet }) => `key of ${internet}`),
    ],
    disagreements: [
      ...orders.filter(({ id }) => !known.has(id)).map(({ id }) => `of nobody: order ${id}`),
      ...ordered
        .filter(({ id }) => !orders.some((order) => order.id === id))
        .map(({ id }) => `lost: order ${id}`),
      ...orders.filter(({ id }) => timesTold(id) > 1).map(({ id }) => `told twice: order ${id}`),
      ...changes.filter(({ status }) => status !== 'done').map(({ id, status }) => `${status}: key ${id}`),
      ...keyNews
        .filter((news) => news.told !== news.changes)
        .map((news) => `${news.changes} keys of ${news.internet}, told ${news.told} times`),
      ...strayed.map(({ what }) => `in the portal's own database: ${what}`),
    ],
  };
}
