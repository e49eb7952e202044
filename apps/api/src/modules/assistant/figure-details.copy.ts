// What is said first of a customer's own figures to whoever asks one thing about them in particular.

import type { AssistantTopic } from '@portal/contract/help/assistant';
import {
  arrangementCost,
  partMissed,
  payEarlier,
  undoArrangement,
} from '@portal/help/details/arrangement.copy';
import { lateCharge, suspensionDay } from '@portal/help/details/late-payment.copy';
import { bookedWithin } from '@portal/help/promises';
import type { Details } from '@portal/help/question-words';
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';

const person = documentOf('person').inSentence;

export const figureDetails: Partial<Record<AssistantTopic, Details>> = {
  amountDue: {
    where: 'La suma de todas tus líneas está en Pagos y Facturas, en «En total».',
  },
  dueDate: {
    otherwise: `Si se te pasa, te avisamos antes qué día se suspende el servicio; al pagar vuelve solo, ${bookedWithin}.`,
    price: lateCharge,
    howLong: suspensionDay,
  },
  cycle: {
    howLong:
      'Tu factura sale después de tu fecha de corte, y su PDF está hasta 5 días laborales más tarde; te avisamos. Tu corte es el último día de tu periodo:',
    meaning:
      'La fecha de corte es el último día de tu periodo: lo que uses después va en la factura siguiente.',
    where: 'Está en el detalle de tu línea, en «Periodo de facturación».',
  },
  invoice: {
    where:
      'En Pagos y Facturas, junto a cada factura está el botón para descargarla en PDF; si la abres, es «PDF». Funciona también en el celular.',
    fails:
      'Si todavía no está lista, te lo dice al descargar: tarda hasta 5 días laborales desde tu fecha de corte. Si no la ves, mira en Descargas de tu equipo o prueba con otro navegador. Por correo no la reenvío.',
    needs: 'Basta un navegador, en el celular o en una computadora: la factura se guarda como PDF.',
    keeps: 'Queda en Pagos y Facturas: la puedes descargar otra vez cuando quieras.',
  },
  arrangement: {
    where:
      'Abre en Pagos y Facturas la factura que acordaste y pulsa «Ver el acuerdo»: ahí están sus partes y sus fechas.',
    otherwise: partMissed,
    undo: undoArrangement,
    price: arrangementCost,
    until: payEarlier,
  },
  myLines: {
    where:
      'Todas están en Mis Servicios, cada una con su número. El contrato de cada una, en Mi cuenta, Lo que aceptaste.',
    fails: 'Si falta alguna, agrégala en Mis Servicios, con «Asociar un servicio».',
  },
  plan: {
    price: `La mensualidad ya incluye el ${market.tax.name}; lo que compres o uses fuera del plan va aparte.`,
    limit:
      'Los gigas, minutos y SMS que trae tu plan están en el detalle de tu línea, en «Conoce tu Plan». En cuántos televisores se ve a la vez, el portal no lo dice: pregúntaselo a una persona.',
    part: 'Cuántas pantallas trae tu Televisión no lo dice el portal; su detalle dice cuántos canales. Cada televisor puede necesitar su decodificador: pregúntaselo a una persona antes de pedir otro.',
  },
  balance: {
    where: 'Tu saldo está en Inicio y en el detalle de tu línea, en «Saldo Disponible».',
  },
  usageLeft: {
    until:
      'Lo que no uses hasta su fecha se pierde; el saldo de recargas, en cambio, no caduca. Esta es la fecha de lo que tienes:',
    where:
      'Lo que te queda está en Inicio y en el detalle de tu línea, en «Saldo Disponible»; día por día, en Consumo por día.',
    otherwise:
      'Si se acaba, en un plan se detiene, va más lento o se cobra hasta tu tope: lo eliges en Alertas y topes. En prepago se usa tu saldo y, sin saldo, nada. Para tener más, compra un paquete en Activaciones, o usa Wi-Fi.',
    keeps: 'Lo que no uses hasta su fecha se pierde: no pasa al periodo siguiente.',
  },
  repair: {
    where: 'Se retira donde lo dejaste: en Órdenes de servicio, tu orden lo dice en «Recibido en».',
    needs: `Lleva tu ${person} y el comprobante; si lo perdiste, el número de la orden, que está en Órdenes de servicio. Si piden algo más, te lo dicen en el centro de atención.`,
    howLong: 'La fecha prevista es la «Entrega estimada» de tu orden, en Órdenes de servicio, con cada paso.',
    meaning:
      'Que el taller puso un costo y espera a que su titular lo acepte o lo rechace en la orden, en Órdenes de servicio.',
    who: 'Pregunta antes en el centro de atención donde lo dejaste si puede ir otra persona y qué debe llevar: el portal no lo dice.',
    until:
      'El portal no dice hasta cuándo te lo guardan: pregúntalo en el centro de atención donde lo dejaste, y más si vas a viajar.',
  },
  visit: {
    who: 'Basta que esté en casa una persona mayor de edad: no tienes que ser tú. El nombre del técnico no sale en el portal; antes de abrirle, mira que sean el día y la hora de tu visita y, si dudas, llámanos.',
    part: 'Cada servicio tiene su propia visita. Si lo que te falta por instalar no está aquí abajo, el portal no sabe qué día van: pregúntaselo a una persona.',
    refund:
      'El portal no devuelve lo que pagaste por una instalación: pídelo a una persona o en un reclamo, con el día que te ofrecieron y tu comprobante. Si corresponde devolverlo, te lo dicen ahí.',
  },
  repairCost: {
    why: 'Lo pone el taller después de revisarlo, también si la garantía no cubre ese daño: pide el motivo en el centro donde lo dejaste. Si aún no se aceptó, su titular puede rechazarlo en la orden: te lo devolvemos sin reparar y sin costo.',
    fails:
      'Cuando el taller pone un costo, sale en tu orden, en Órdenes de servicio, con «Aceptar» y «Rechazar». Si ahí no está, todavía no lo envía.',
  },
};
