// What is said wherever a bill is late or a service is suspended for it.

import { bookedWithin } from '../promises.ts';

/** A charge for being late is an operator's: the portal adds none and knows of none. */
export const lateCharge =
  'El portal no suma nada por pagar tarde: pagas lo que dice la factura. No sé si hay un cobro por mora o por reconexión, ni de cuánto: saldría en tu factura, en «Qué te cobramos», y ahí lo puedes reclamar.';

export const suspensionDay =
  'Cuántos días son no lo sé: el día exacto te lo avisamos antes, en Notificaciones: «El … se suspende tu servicio». Hasta ese día sigue funcionando; si antes pagas o haces un acuerdo de pago, no se corta.';

export const backWhenPaid = `Después de pagar, ${bookedWithin}: vuelve solo cuando tu pago se registra y no queda otra factura vencida en esa cuenta. No tienes que avisar.`;
