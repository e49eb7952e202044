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
  moreCities: ['puerto alba', 'villa del faro'],
  billOnPaper: 'el recibo impreso',
  operators: 'voz3 telefar',
  operator: 'Telefar',
  wallets: 'albapay',
  wallet: 'AlbaPay',
  certificate: 'cuidar',
  people: 'maria juan jose luis ana rosa elena pedro carmen mateo sofia paula tomas nuria',
};

/** Words that many people in the Alborada have for a password. */
export const alboradaCommonWords = 'alborada telmo rambla faro telefar movil celular internet recarga saldo';
