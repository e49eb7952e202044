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
  people:
    'maria juan jose luis carlos pedro ana rosa miguel jorge manuel angel victor segundo cesar david daniel fernando francisco marco diego andres andrea gabriela veronica carmen martha marta blanca patricia monica sandra diana paola karla carla lucia elena julia teresa isabel mercedes gloria fanny norma rocio esteban santiago sebastian mateo kevin bryan cristian christian javier alejandro ricardo roberto eduardo mario raul hugo pablo alberto ramiro wilson edison byron milton freddy washington lupita lupe rosita marcelo marcela camila valentina emilia sofia paula nicole',
};
