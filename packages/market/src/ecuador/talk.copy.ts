// How people in Ecuador talk.
import type { Talk } from '../talk-facts.ts';

export const ecuadorTalk: Talk = {
  money: 'dolar dolares dolarit* usd',
  coin: 'dólar',
  coins: 'dólares',
  taxAuthority: 'sri rentas',
  taxpayer: 'ruc',
  city: 'Quito',
  otherCity: 'Guayaquil',
  cities: 'guayaquil quito cuenca',
  moreCities:
    'loja|ibarra|machala|riobamba|santo domingo|manta|esmeraldas|latacunga|tulcan|puyo|salinas|el coca|otavalo|portoviejo'.split(
      '|',
    ),
  billOnPaper: 'el RIDE',
  operators: 'movistar cnt tuenti',
  operator: 'CNT',
  wallets: 'payphone deuna',
  wallet: 'PayPhone',
  certificate: 'conadis',
};
