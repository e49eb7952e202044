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
    'maria juan jose luis carlos pedro ana rosa miguel jorge manuel angel victor cesar david daniel fernando francisco marco diego andres andrea gabriela veronica carmen martha marta blanca patricia monica sandra diana paola karla carla lucia elena julia teresa isabel mercedes gloria fanny norma rocio esteban santiago sebastian mateo kevin bryan cristian christian javier alejandro ricardo roberto eduardo mario raul hugo pablo alberto ramiro wilson edison byron milton freddy washington lupita lupe rosita marcelo marcela camila valentina emilia sofia paula nicole',
};

/** Words that many people in Ecuador have for a password: places, clubs, operators, and words of the trade. */
export const ecuadorCommonWords = `
  ambato azuay bolivar canar carchi chimborazo cotopaxi cuenca ecuatoriano ecuatoriana esmeraldas galapagos
  guayaquil guayas ibarra imbabura latacunga loja losrios machala manabi morona napo orellana otavalo pastaza
  pichincha portoviejo quevedo quito riobamba salinas santodomingo sucumbios tungurahua tulcan zamora mitaddelmundo
  aucas barcelonasc campeon delfin deportivo elnacional emelec idolo independiente latri laliga liga
  ligadequito macara mushucruna seleccion
  claro claroec claroecuador miclaro claromovil movistar mimovistar tuenti cntmovil
  banco cedula chip cliente factura linea megas minutos miclave micelular
  miinternet mimovil movil operador pagos pospago postpago prepago recarga recargas saldo smartphone
  television wifi
`;
