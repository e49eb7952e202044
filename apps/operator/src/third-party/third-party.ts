// Services of other companies on a line: told, ended, and refused for good where the customer wants none.
import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import type { ThirdParty as ThirdPartyPort } from '@portal/operator-ports/inventory';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import { createThirdPartyStore, type OfferedService } from './third-party.store.ts';

export interface ThirdParty extends ThirdPartyPort {
  /** What a company asks of the network. False: the line takes none. */
  beginThirdParty(place: LinePlace, service: OfferedService): Promise<boolean>;
  /** A company begins the next service that the line has never had. False: it has had all of them, or takes none. */
  offerThirdParty(tx: Tx, place: LinePlace): Promise<boolean>;
}

const proof = (code: string) =>
  `SMS «ALTA» al número corto ${code}, según la empresa. No hay registro en la red.`;

/** Nobody remembers having ordered them. */
const offered: readonly OfferedService[] = [
  {
    code: 'TP-TRIVIA',
    name: 'Trivia del día',
    provider: 'Juegos Andinos',
    priceCents: 199,
    consentChannel: 'sms',
    consentProof: proof('7799'),
  },
  {
    code: 'TP-TONOS',
    name: 'Tonos del mes',
    provider: 'Sonora Móvil',
    priceCents: 249,
    consentChannel: 'web',
    consentProof: 'Botón en un anuncio, según la empresa. Sin la página ni la hora.',
  },
];

export function createThirdParty({ db, clock }: { db: Db; clock: Clock }): ThirdParty {
  const store = createThirdPartyStore(db);

  async function begin(tx: Tx, place: LinePlace, service: OfferedService): Promise<boolean> {
    const line = await store.holdLine(tx, place);
    if (!line) return false;
    const isRefused = (await store.blockedAt(tx, place)) !== null;
    if (!isRefused)
      await store.add(tx, { ...place, productId: randomUUID(), ...service, startedAt: clock.now() });
    const { name, provider, priceCents } = service;
    const event = { serviceNumber: line.serviceNumber, name, provider, priceCents };
    const eventType = isRefused ? 'ThirdPartyProductRefusedEvent' : 'ThirdPartyProductCreateEvent';
    await recordEvents(tx, [{ eventType, customerId: place.customerId, commandId: null, event }]);
    return !isRefused;
  }

  return {
    thirdPartyServices: async (places) => (places.length === 0 ? [] : store.list(places)),
    endThirdParty: async (place, productId) =>
      isUuid(productId) ? store.end(place, productId, clock.now()) : null,
    thirdPartyBlock: async (place) => ({ blockedAt: await store.blockedAt(db, place) }),

    async blockThirdParty(place, isBlocked) {
      if (isBlocked) await store.block(place, clock.now());
      else await store.unblock(place);
      return { blockedAt: await store.blockedAt(db, place) };
    },

    beginThirdParty: (place, service) => db.transaction((tx) => begin(tx, place, service)),

    async offerThirdParty(tx, place) {
      const had = await store.codesOf(tx, place);
      const next = offered.find(({ code }) => !had.includes(code));
      return next !== undefined && begin(tx, place, next);
    },
  };
}
