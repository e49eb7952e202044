// The Wi-Fi of a home: name, security, and a key such as people choose.

import { dayMs } from '@portal/market/civil-dates';
import { wifiNetworks } from '../db/schema.ts';
import { type Random, randomFor } from './generated/random.ts';
import type { Line } from './lines.ts';
import { operatorSeed, type World } from './world.ts';

export interface Network {
  ssid: string;
  encryption: 'WEP' | 'WPA' | 'WPA2' | 'WPA3';
  key: string;
  /** Changes wait for the equipment's next report. */
  appliesLater: boolean;
}

export function emitWifi(world: World, line: Line, network: Network): void {
  const { customerId, lineId } = line;
  const { key, ...rest } = network;
  const changedAt = new Date(world.now.getTime() - 90 * dayMs);
  world.emit(wifiNetworks, {
    customerId,
    lineId,
    ...rest,
    sealedKey: world.seal.close(key, lineId),
    changedAt,
  });
}

/** Of the internet service among those of a home. */
export function emitHomeWifi(world: World, lines: readonly Line[]): void {
  const internet = lines.find(({ serviceNumber }) => serviceNumber.startsWith('IN-'));
  if (internet) emitWifi(world, internet, networkOf(internet.serviceNumber));
}

/** Ana's and Pablo's. */
const writtenDown: Record<string, Network> = {
  'IN-100001': { ssid: 'Casa Paredes', encryption: 'WPA2', key: 'Jacaranda1988', appliesLater: false },
  'IN-200001': { ssid: 'Cevallos', encryption: 'WEP', key: '4815162342108', appliesLater: true },
};

export const networkOf = (serviceNumber: string): Network =>
  writtenDown[serviceNumber] ?? generatedNetwork(serviceNumber);

const keyWords = ['Guayacan', 'Jacaranda', 'Ceibo', 'Colibri', 'Frailejon', 'Chirimoya', 'Tagua', 'Balsa'];

/** By the service's number alone, so that nothing else of the customer depends on it. */
function generatedNetwork(serviceNumber: string): Network {
  const ordinal = Number(serviceNumber.replace(/\D/g, ''));
  const random = randomFor(operatorSeed, ordinal);
  const encryption = encryptionOf(random);
  return {
    ssid: `FIBRA-${ordinal}`,
    encryption,
    key: encryption === 'WEP' ? digits(random, 13) : `${random.pick(keyWords)}${digits(random, 4)}`,
    appliesLater: random.chance(0.4),
  };
}

function encryptionOf(random: Random): Network['encryption'] {
  const draw = random.next();
  if (draw < 0.1) return 'WEP';
  if (draw < 0.18) return 'WPA';
  return draw < 0.9 ? 'WPA2' : 'WPA3';
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');
