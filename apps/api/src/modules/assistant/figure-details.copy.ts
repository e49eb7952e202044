// What is said first of a customer's own figures to whoever asks one thing about them in particular.

import type { AssistantTopic } from '@portal/contract/help/assistant';
import {
  arrangementCost,
  lateCharge,
  partMissed,
  payEarlier,
  suspensionDay,
  undoArrangement,
} from '@portal/help/details/often-said.copy';
import { bookedWithin } from '@portal/help/promises';
import type { Details, Facts } from '@portal/help/question-words';
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';

const person = documentOf('person').inSentence;

export const figureDetails: Partial<Record<AssistantTopic, (facts: Facts) => Details>> = {
  amountDue: () => ({
    where: 'La suma de todas tus líneas está en Pagos y Facturas, en «En total».',
    why: 'Qué es cada cobro, y por qué cambió, lo dice cada factura al abrirla en Pagos y Facturas.',
    fails: `Si ya pagaste, tu pago se registra ${bookedWithin}: mira en Movimientos si está hecho o en verificación, y no pagues otra vez.`,
    part: 'Cada factura se paga completa, y puedes pagar solo la que elijas. Para una de a poco, ábrela y acuerda pagarla en partes.',
  }),
  dueDate: (facts) => ({
    otherwise: `Si se te pasa, te avisamos antes qué día se suspende el servicio; al pagar vuelve solo, ${bookedWithin}.`,
    price: lateCharge(facts),
    howLong: suspensionDay(facts),
    until: suspensionDay(facts),
    keeps: `No pierdes tu número ni tu plan por atrasarte: el servicio se puede suspender, y vuelve al pagar, ${bookedWithin}.`,
    part: 'También se paga en domingo o feriado: aquí, con tarjeta, a cualquier hora de ese día, y está a tiempo. Al día siguiente ya está vencida, pero el servicio no se corta ese mismo día: antes te avisamos cuándo sería.',
    why: 'La fecha de cada factura sigue a tu fecha de corte: no es siempre el mismo día. La de cada una está aquí abajo y en Pagos y Facturas.',
  }),
  cycle: () => ({
    howLong:
      'Tu factura sale después de tu fecha de corte, y su PDF está hasta 5 días laborales más tarde; te avisamos. Tu corte es el último día de tu periodo:',
    meaning:
      'La fecha de corte es el último día de tu periodo: lo que uses después va en la factura siguiente.',
    where: 'Está en el detalle de tu línea, en «Periodo de facturación».',
  }),
  invoice: () => ({
    where:
      'En Pagos y Facturas, junto a cada factura está el botón para descargarla en PDF; si la abres, es «PDF». Funciona también en el celular.',
    fails:
      'Si todavía no está lista, te lo dice al descargar: tarda hasta 5 días laborales desde tu fecha de corte. Si no la ves, mira en Descargas de tu equipo o prueba con otro navegador. Por correo no la reenvío.',
    needs: 'Basta un navegador, en el celular o en una computadora: la factura se guarda como PDF.',
    keeps: 'Queda en Pagos y Facturas: la puedes descargar otra vez cuando quieras.',
    part: 'Para otro mes, elige el servicio en Pagos y Facturas y pulsa «Ver las … anteriores»: cada una dice si está pagada y se baja en PDF. Si un pago ya entró, su factura dice «Pagada»; si no, míralo en Movimientos.',
    howLong: 'Sale después de tu fecha de corte, y su PDF hasta 5 días laborales más tarde; te avisamos.',
    who: 'La ven y la descargan quien es titular, quien administra la línea y quien tiene acceso de Pagar, cada persona con su propia cuenta.',
    price: 'Nada: descargarla es gratis, las veces que quieras.',
    until:
      'La lista llega a los últimos 6 periodos; las de antes están en «Todas las de …», en un ZIP por año.',
    otherwise:
      'Que no te llegue no cambia su fecha de pago: está en Pagos y Facturas, con su valor y hasta cuándo pagar.',
  }),
  arrangement: () => ({
    where:
      'Abre en Pagos y Facturas la factura que acordaste y pulsa «Ver el acuerdo»: ahí están sus partes y sus fechas.',
    otherwise: partMissed,
    undo: undoArrangement,
    price: arrangementCost,
    until: payEarlier,
  }),
  myLines: () => ({
    where:
      'Todas están en Mis Servicios, cada una con su número. El contrato de cada una, en Mi cuenta, Lo que aceptaste.',
    fails: 'Si falta alguna, agrégala en Mis Servicios, con «Asociar un servicio».',
    who: 'Las líneas que están a tu nombre y no salen aquí se agregan en Mis Servicios, con «Asociar un servicio». Cuántas hay con tu documento, aunque no estén en tu cuenta, pregúntaselo a una persona.',
  }),
  plan: () => ({
    price: `La mensualidad ya incluye el ${market.tax.name}; lo que compres o uses fuera del plan va aparte.`,
    limit:
      'Los gigas, minutos y SMS que trae tu plan están en el detalle de tu línea, en «Conoce tu Plan». En cuántos televisores se ve a la vez, el portal no lo dice: pregúntaselo a una persona.',
    part: 'Cuántas pantallas trae tu Televisión no lo dice el portal; su detalle dice cuántos canales. Cada televisor puede necesitar su decodificador: pregúntaselo a una persona antes de pedir otro.',
    meaning:
      'Lo que incluye tu plan, con sus gigas, minutos y aplicaciones, está en el detalle de tu línea, en «Conoce tu Plan».',
    needs:
      'A qué números llamas con tus minutos, y si tienes redes o aplicaciones gratis, lo dice «Conoce tu Plan», en el detalle de tu línea.',
    otherwise:
      'Si se acaba lo que trae, se detiene, va más lento o se cobra hasta tu tope: lo eliges en Alertas y topes.',
    keeps: 'Lo que no usas en el periodo se pierde: no pasa al siguiente.',
    until:
      'No vence: sigue hasta que lo cambies o des de baja la línea. Si todavía tiene un plazo por cumplir, Dar de baja dice el costo de salir, sin confirmar.',
    where: 'Está en el detalle de tu línea, en «Conoce tu Plan».',
  }),
  balance: () => ({
    where: 'Tu saldo está en Inicio y en el detalle de tu línea, en «Saldo Disponible».',
    fails: 'Aquí ves tu saldo sin marcar ningún código. También está en Inicio, junto a tu línea.',
    limit:
      'Si te alcanza para un paquete lo ves en Paquetes, ordenados por precio: con tu saldo se compra si es mayor que el precio y sale «Cargo a saldo».',
    until: 'El saldo de recargas no caduca: te dura hasta que lo uses. Lo que tiene fecha son los paquetes.',
    why: 'En qué bajó tu saldo lo dicen Historial y Movimientos. Si lo cobró otra empresa, está en tu línea, en Gestionar, Servicios de terceros, y ahí lo cancelas y lo bloqueas.',
  }),
  usageLeft: () => ({
    until:
      'Lo que no uses hasta su fecha se pierde; el saldo de recargas, en cambio, no caduca. Esta es la fecha de lo que tienes:',
    where:
      'Lo que te queda está en Inicio y en el detalle de tu línea, en «Saldo Disponible»; día por día, en Consumo por día.',
    otherwise:
      'Si se acaba, en un plan se detiene, va más lento o se cobra hasta tu tope: lo eliges en Alertas y topes. En prepago se usa tu saldo y, sin saldo, nada. Para tener más, compra un paquete en Activaciones, o usa Wi-Fi.',
    keeps: 'Lo que no uses hasta su fecha se pierde: no pasa al periodo siguiente.',
    part: 'Lo que ves es todo lo que te queda, junto. En qué se usa, como a qué operadoras llamas o en qué aplicaciones, lo dice «Conoce tu Plan», en el detalle de tu línea, o «Detalle y condiciones» de tu paquete.',
    why: 'En qué se fue lo que falta lo dicen Consumo por día e Historial.',
    howLong:
      'Lo que trae tu plan se renueva al empezar tu siguiente periodo; lo de un paquete termina en su fecha y no se renueva. Esta es la de lo que tienes:',
  }),
  repair: () => ({
    where: 'Se retira donde lo dejaste: en Órdenes de servicio, tu orden lo dice en «Recibido en».',
    needs: `Lleva tu ${person} y el comprobante; si lo perdiste, el número de la orden, que está en Órdenes de servicio. Si piden algo más, te lo dicen en el centro de atención.`,
    howLong: 'La fecha prevista es la «Entrega estimada» de tu orden, en Órdenes de servicio, con cada paso.',
    meaning:
      'Que el taller puso un costo y espera a que su titular lo acepte o lo rechace en la orden, en Órdenes de servicio.',
    who: 'Pregunta antes en el centro de atención donde lo dejaste si puede ir otra persona y qué debe llevar: el portal no lo dice.',
    until:
      'El portal no dice hasta cuándo te lo guardan: pregúntalo en el centro de atención donde lo dejaste, y más si vas a viajar.',
    otherwise:
      'Hasta cuándo te lo guardan, y qué pasa si no tiene arreglo, lo dice el centro donde lo dejaste: pregúntalo ahí. Lo que proponga el taller sale en tu orden, y su titular decide.',
  }),
  visit: ({ price, time }) => ({
    who: 'Basta que esté en casa una persona mayor de edad: no tienes que ser tú. El nombre del técnico no sale en el portal; antes de abrirle, mira que sean el día y la hora de tu visita y, si dudas, llámanos.',
    part: 'Cada servicio tiene su propia visita. Si lo que te falta por instalar no está aquí abajo, el portal no sabe qué día van: pregúntaselo a una persona.',
    refund:
      'El portal no devuelve lo que pagaste por una instalación: pídelo a una persona o en un reclamo, con el día que te ofrecieron y tu comprobante. Si corresponde devolverlo, te lo dicen ahí.',
    howLong: `${time('visit')} Al pedirla en Visita técnica eliges entre los días y las horas libres, y te avisamos el día antes. De una instalación que contrataste, el portal no sabe la fecha: pregúntasela a una persona.`,
    where:
      'El portal no muestra dónde va el técnico: el día de tu visita dice qué puesto tienes en su ruta. Si está afuera y no encuentra tu casa, llámanos.',
    why: 'Por qué no fueron o no instalaron no lo dice el portal: pregúntaselo a una persona y elige otra fecha en Visita técnica. Si no debía pasar, presenta un reclamo en Soporte.',
    otherwise:
      'Si no puedes, cámbiala en Visita técnica antes de su hora: conservas la tuya hasta que confirmemos la nueva. Si no llegan, te devolvemos una parte de tu plan y eliges otra fecha. Si dijeron que no se puede instalar, pregúntale a una persona qué pasa con lo pagado.',
    needs:
      'Basta que esté en casa una persona mayor de edad: no hacen falta documentos. Si hay que entrar al techo o al edificio, pide antes permiso a su dueño o administrador.',
    price: `${price('visit')} Si el técnico te pide dinero, no se lo des sin llamarnos antes.`,
    until:
      'La hora es un rango: puede llegar en cualquier momento entre las dos, y ese día dice qué puesto tienes en su ruta.',
  }),
  repairCost: () => ({
    why: 'Lo pone el taller después de revisarlo, también si la garantía no cubre ese daño: pide el motivo en el centro donde lo dejaste. Si aún no se aceptó, su titular puede rechazarlo en la orden: te lo devolvemos sin reparar y sin costo.',
    fails:
      'Cuando el taller pone un costo, sale en tu orden, en Órdenes de servicio, con «Aceptar» y «Rechazar». Si ahí no está, todavía no lo envía.',
  }),
};
