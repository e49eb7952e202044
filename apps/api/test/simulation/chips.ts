// The chip of a line of the household: its lock, its way to another one, and what of it holds in the books.
import { randomUUID } from 'node:crypto';
import { putSimLock } from '@portal/contract/lines/sims';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { showActivationCode } from '@portal/contract/shopping/sim-orders';
import { readSeal } from '@portal/operator/db/seal';
import { proveSession } from '../given/codes.ts';
import type { GivenCustomerLine } from '../given/given-line.ts';
import type { Must, Read } from './arranged-books.ts';
import type { Hands } from './arranging.ts';
import type { Seed } from './seed.ts';
import type { Act, Theatre } from './theatre.ts';

/** What customers were told: orders, each with the request that it answers, and orders whose code was shown. */
interface Told {
  simOrders: string[];
  codes: string[];
}

/** Of a world what is played with here. */
interface World {
  holder: { token: string };
  postpaid: GivenCustomerLine;
  told: Told;
}

const firstIccid = '8959301123456789014';
const otherIccid = '8959301000000000070';

/** Its lock has been off since yesterday, before anything was told. */
export async function givenChip({ database: { pool, db } }: Theatre['app'], line: GivenCustomerLine) {
  const sealedPuk = (await readSeal(db)).close('40718263', line.lineId);
  await pool.query(
    `insert into operator.sims (customer_id, line_id, iccid, sealed_puk, lock_off_at) values ($1, $2, $3, $4, now() - interval '1 day')`,
    [line.customerId, line.lineId, firstIccid, sealedPuk],
  );
}

/** What is done about the chip, one of them chosen by the seed. */
export function chipAct({ app, stage }: Theatre, world: World, seed: Seed, { word, once }: Hands): Act {
  const {
    holder: { token },
    postpaid,
    told,
  } = world;
  const prove = () => stage.outside(() => proveSession(app, token));
  const lock = (simLock: boolean): Act => {
    const url = `${putSimLock.path}?serviceId=${postpaid.number}`;
    return once(simLock ? 'locks the chip' : 'takes the lock off the chip', async () => {
      await prove();
      return word(await app.call({ method: 'PUT', url, token, payload: { simLock } }));
    });
  };
  const order = (): Act => {
    const sim = seed.pick([{ kind: 'esim' }, { kind: 'esim' }, { kind: 'card', iccid: otherIccid }]);
    const key = randomUUID();
    return once(`orders an ${sim.kind === 'esim' ? 'eSIM' : 'other card'}`, async () => {
      await prove();
      const answer = await app.call({
        method: 'POST',
        url: createProductOrder.path,
        token,
        headers: { 'Request-UUID': key },
        payload: {
          relatedParty: [{ id: postpaid.number }],
          orderItem: [{ action: 'modify', product: { sim } }],
        },
      });
      if (answer.statusCode === 201) told.simOrders.push(`${key} ${answer.json().id}`);
      return word(answer);
    });
  };
  const about = (name: string, ask: (id: string) => Promise<string>): Act => [
    name,
    async () => {
      const id = told.simOrders.at(-1)?.split(' ')[1];
      if (!id) return 'nothing';
      await prove();
      return ask(id);
    },
  ];
  const showCode = () =>
    about('asks for the code', async (id) => {
      const answer = await app.call({
        method: 'POST',
        url: showActivationCode.path.replace(':id', id),
        token,
      });
      if (answer.statusCode === 200) told.codes.push(id);
      return word(answer);
    });
  const cancel = () =>
    about('keeps the chip after all', async (id) =>
      word(await app.call({ method: 'DELETE', url: cancelProductOrder.path.replace(':id', id), token })),
    );
  const goOn = (): Act => ['the operator goes on', () => app.tick().then(() => 'done')];
  const acts = [
    () => lock(true),
    () => lock(false),
    () => lock(false),
    order,
    order,
    order,
    showCode,
    showCode,
    cancel,
    goOn,
    goOn,
  ];
  return seed.pick(acts)();
}

export async function readChip(read: Read, { postpaid: { customerId, lineId } }: World) {
  const [sim] = await read<{ iccid: string; isOff: boolean }>(
    'select iccid, lock_off_at is not null as "isOff" from operator.sims where customer_id = $1 and line_id = $2',
    [customerId, lineId],
  );
  const orders = await read<{
    id: string;
    status: string;
    isOpen: boolean;
    isShown: boolean;
    agreed: number;
  }>(
    `select order_id::text as id, status, ended_at is null as "isOpen", code_shown_at is not null as "isShown",
       (select count(*)::int from agreements a where a.kind = 'simChange' and a.reference = o.order_id::text) as agreed
     from operator.sim_orders o where customer_id = $1`,
    [customerId],
  );
  const told = await read<{ what: string }>(
    `select case event_type when 'SimOrderStateChangeEvent' then concat_ws(' ', event->'simOrder'->>'orderId', event->'simOrder'->>'status')
         when 'SimChangeEvent' then 'changed' else case when event->'sim'->>'lockOffAt' is null then 'on' else 'off' end end as what
     from operator.events where customer_id = $1
       and event_type in ('SimLockChangeEvent', 'SimChangeEvent', 'SimOrderStateChangeEvent') order by event_id`,
    [customerId],
  );
  return { sim, orders, told: ['off', ...told.map(({ what }) => what)] };
}

/** Whatever is under way. */
export function chipAsOrdered(
  { chip, told }: { chip: Awaited<ReturnType<typeof readChip>>; told: Told },
  must: Must,
): void {
  const { sim, orders } = chip;
  // A new chip is locked: it closes what took the lock off.
  const lockTold = chip.told.filter((what) => !what.includes(' '));
  must(
    lockTold.every((what, place) => (what === 'off') === (place % 2 === 0)),
    `the lock was told as ${lockTold}`,
  );
  must(sim?.isOff === (lockTold.at(-1) === 'off'), `the lock is off: ${sim?.isOff}, told as ${lockTold}`);
  const open = orders.filter(({ isOpen }) => isOpen);
  must(open.length <= 1, `the line waits for ${open.length} chips`);
  must(open.length === 0 || sim?.isOff === true, 'the line waits for a chip, and is locked');
  const moves = orders.filter(({ status }) => status === 'completed').length;
  const changed = lockTold.filter((what) => what === 'changed').length;
  must(changed === moves, `the line moved ${moves} times, and it was told ${changed} times`);
  must(moves > 0 || sim?.iccid === firstIccid, `the line is on ${sim?.iccid}, and never moved`);
  for (const { id, status, agreed } of orders) {
    must(agreed >= 1, `chip ${id} was ordered without an agreement`);
    const states = chip.told.filter((what) => what.startsWith(`${id} `)).map((what) => what.split(' ')[1]);
    must(new Set(states).size === states.length, `chip ${id} was told as ${states}`);
    const last = status === 'completed' ? 'inProgress' : status;
    must(states.at(-1) === last, `chip ${id} is ${status}, and was told as ${states}`);
  }
  const byKey = new Map<string, string>();
  for (const answered of told.simOrders) {
    const [key = '', id = ''] = answered.split(' ');
    must((byKey.get(key) ?? id) === id, 'a request was answered by two chips');
    byKey.set(key, id);
    must(
      orders.some((order) => order.id === id),
      `chip ${id} was answered, and is nowhere`,
    );
  }
  for (const [id, shown] of Map.groupBy(told.codes, (code) => code)) {
    must(shown.length === 1, `the code of ${id} was shown ${shown.length} times`);
    must(
      orders.some((order) => order.id === id && order.isShown),
      `the code of ${id} was shown, and nobody knows`,
    );
  }
}
