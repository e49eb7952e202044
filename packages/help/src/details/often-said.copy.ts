// What is said in several answers: of arrangements, of bills that are late, and of claims that are not answered rightly.
import { market } from '@portal/market/here';
import { bookedWithin } from '../promises.ts';
import type { Facts } from '../question-words.ts';

export const partMissed =
  'Mientras cumples el acuerdo, el servicio sigue. Si pasan 2 días de la fecha sin pagar una parte, el acuerdo termina y debes pagar ya lo que falte; si por eso se suspende el servicio, te avisamos qué día. Págala antes en «Ver el acuerdo».';

export const undoArrangement =
  'Sí, si todavía no pagaste ninguna parte: abre la factura, «Ver el acuerdo» y «Cancelar el acuerdo». Vuelves a deber la factura completa, en su fecha, y cuenta entre los acuerdos de este año.';

export const arrangementCost =
  'Antes de confirmar ves si cuesta algo: «Sin costo: solo pagas tu factura», o el valor. Las partes se pueden pagar antes de su fecha, una tras otra, sin multa y sin descuento.';

export const payEarlier =
  'Sí, puedes terminarlo antes: abre la factura, «Ver el acuerdo», y paga las partes una tras otra, sin esperar sus fechas, sin multa y sin descuento.';

export const lateCharge = ({ price }: Facts) =>
  `${price('latePayment')} ${price('reconnection')} Si hay un cobro, sale en tu factura, en «Qué te cobramos», y ahí lo puedes reclamar.`;

export const suspensionDay = ({ told }: Facts) =>
  `${told('latePayment', 'until', 'Cuántos días son no lo sé.')} El día exacto te lo avisamos antes, en Notificaciones: «El … se suspende tu servicio». Hasta ese día sigue funcionando; si antes pagas o haces un acuerdo de pago, no se corta.`;

export const creditBureau = ({ phones, told }: Facts) =>
  told(
    'latePayment',
    'seen',
    `No sé si una deuda se reporta a una central de riesgo, ni si ya se hizo: te lo confirma una persona, por mensaje o en el ${phones}.`,
  );

export const backWhenPaid = `Después de pagar, ${bookedWithin}: vuelve solo cuando tu pago se registra y no queda otra factura vencida en esa cuenta. No tienes que avisar.`;

const { name, inFull, phone } = market.regulator;

const regulator = `${name}, la ${inFull} (${phone}). Lleva el número del reclamo y su constancia en PDF, que descargas en Reclamos; ahí mismo está el enlace a su sitio.`;

export const goToRegulator = `A ${regulator}`;

export const claimFirst = ({ claimTime }: Pick<Facts, 'claimTime'>) =>
  `Primero reclama aquí: un cobro, con «Reclamar» junto a él; otra cosa, en Soporte, «Presenta un reclamo». Si en ${claimTime} no te respondemos, o no estás de acuerdo, acude a ${regulator}`;
