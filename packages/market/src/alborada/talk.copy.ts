// How people of the Alborada talk.
import type { Talk } from '../talk-facts.ts';

export const alboradaTalk: Talk = {
  money: 'alba albas albit*',
  coin: 'alba',
  coins: 'albas',
  taxAuthority: 'art rentas tributos',
  taxpayer: 'nit',
  city: 'Telmo',
  otherCity: 'Rambla',
  cities: 'telmo rambla faro',
  operators: 'voz3 telefar',
  operator: 'Telefar',
  wallets: 'albapay',
  wallet: 'AlbaPay',
  certificate: 'cuidar',
};
