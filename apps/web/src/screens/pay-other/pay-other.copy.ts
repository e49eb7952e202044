// Sentences of paying and topping up for somebody else, and of the numbers that are kept for it.
import * as titles from '@portal/help/page-titles.copy';

import { paymentReceived } from '@portal/help/promises';
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { paymentStates } from '../../shared/purchase/payment-states.copy.ts';

const document = documentOf('person').inSentence;

export const payOtherCopy = {
  title: titles.payOther,
  lead: 'Basta con el número. No hace falta que sea tuyo.',
  before: { bill: titles.billing, recharge: titles.recharge },
  kind: '¿Qué quieres hacer?',
  kinds: {
    recharge: { label: 'Recargar saldo', detail: 'A cualquier celular de nuestra red' },
    bill: { label: 'Pagar su factura', detail: 'Ves solo el valor y para quién es' },
  },
  number: { recharge: 'Número móvil', bill: 'Número o código del servicio' },
  numberHint: {
    recharge: `Por ejemplo, ${market.words.numberExample}`,
    bill: 'Celular, teléfono fijo o código del internet o la TV',
  },
  numberWrong: 'Escribe un número válido',
  byDocument: `Buscar con su ${document}`,
  byNumber: 'Buscar con su número',
  document: `Número de ${document}`,
  documentWrong: `Escribe el número de ${document} completo`,
  amount: 'Valor de la recarga',
  find: 'Ver cuánto debe',
  finding: 'Buscando…',
  goOn: 'Continuar',
  nothingDue: 'No hay nada por pagar con ese dato',
  nothingDueText: 'Revisa que esté bien escrito. Si lo está, puede que ya esté al día.',
  tooMany: 'Ya consultaste varios números hoy',
  tooManyText: 'Vuelve mañana.',
  tooManySignedOut: 'Para consultar más, inicia sesión o vuelve mañana.',
  signIn: 'Iniciar sesión',
  failed: 'No pudimos consultarlo. Intenta de nuevo en un momento.',
  notHere: 'Esta página necesita una dirección segura (https) para comprobar que eres una persona.',
  toPay: 'Vas a pagar',
  toTopUp: 'Vas a recargar',
  for: 'Para',
  owner: 'A nombre de',
  due: 'Vence',
  change: 'Cambiar',
  pay: (money: string) => `Pagar ${money}`,
  paying: 'Pagando…',
  safe: paymentStates.safe,
  refused: 'No se hizo el pago',
  changed: 'El valor cambió y no se cobró nada. Revisa cuánto debe ahora.',
  gone: 'Ya no hay nada por pagar: no se cobró nada.',
  verifying: paymentStates.verifying,
  verifyingText:
    'Todavía no sabemos si tu banco lo aprobó. No pagues otra vez: revisa de nuevo en un momento.',
  askAgain: 'Revisar de nuevo',
  asking: 'Preguntando…',
  paid: { recharge: 'Recarga realizada', bill: 'Pago realizado' },
  paidText: {
    recharge: 'El saldo ya está en su línea. Le avisamos por SMS, sin decirle quién fue.',
    bill: paymentReceived,
  },
  value: 'Valor',
  authorization: 'Número de autorización',
  another: titles.payOther,
  toMovements: 'Ver movimientos',
  away: {
    paid: 'Tu pago para otra persona se realizó',
    refused: (reason: string) => `No se hizo tu pago. ${reason}`,
  },
  keep: '¿Vas a repetirlo?',
  keepText: 'Ponle un nombre y la próxima vez lo tienes a un toque.',
} as const;

export const payeesCopy = {
  title: titles.payees,
  lead: 'Las personas a las que recargas o pagas la factura. Solo tú ves esta lista.',
  yours: 'Tus favoritos y recientes',
  waiting: 'Cargando tus favoritos',
  failed: 'No pudimos cargar tus favoritos',
  none: 'Todavía no tienes favoritos',
  noneText: 'Cuando pagues o recargues a alguien, lo verás aquí.',
  add: 'Pagar o recargar a alguien',
  last: (what: string, day: string) => `${what}, ${day}`,
  recharge: (money: string) => `Recarga de ${money}`,
  bill: (money: string) => `Factura de ${money}`,
  again: 'Repetir',
  againFor: (name: string) => `Repetir para ${name}`,
  use: 'Elegir',
  useFor: (name: string) => `Elegir a ${name}`,
  name: 'Nombre',
  nameHint: 'Por ejemplo, Mamá o Abuelita',
  nameWrong: (most: number) => `Usa hasta ${most} letras`,
  rename: 'Cambiar nombre',
  renameOf: (name: string) => `Cambiar el nombre de ${name}`,
  giveName: 'Poner nombre',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado en tus favoritos',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar a ${name}`,
  removed: 'Lo quitamos de tu lista',
  cancel: 'Cancelar',
  notDone: failedCopy.notSaved,
} as const;
