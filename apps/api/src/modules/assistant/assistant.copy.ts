// Every sentence of the assistant but the answers that Soporte shows, too.
import type { AssistantPage, AssistantTopic } from '@portal/contract/help/assistant';
import { market } from '@portal/market/here';

export const assistantCopy = {
  chat: 'Escribir a una persona',
  which: 'Tienes varias líneas. ¿De cuál quieres saber?',
  each: 'Esto tienes en cada una. Elige una para ver más.',
  whichMore: 'También puedes escribirme su número.',
  /** When the question before is still open. */
  secondLater: (question: string) =>
    `También preguntaste otra cosa. Cuando me digas de qué línea, sigue con «${question}».`,
  whichIsTheirs: 'No sé cuál de tus líneas usa esa persona. ¿De cuál quieres saber?',
  inSpanishOnly: 'I understand you, but I can answer in Spanish only:',
  hello: 'Hola.',
  /** Nothing was named, and the page that is open tells which. */
  ofOpenPage: (name: string) => `Te hablo de ${name}, que tienes abierta en el portal.`,
  ofOpenBill: 'Te hablo de la factura que tienes abierta.',
  thisPage: (page: string) => `Tienes abierta la página «${page}».`,
  noneOfKind: (kind: string) => `No tienes un servicio ${kind} en tu cuenta.`,
  kinds: { Prepaid: 'prepago', Postpaid: 'postpago', Fixed: 'Hogar' } as const,
  unavailable:
    'Ahora no puedo consultarlo: el sistema que lo sabe no responde. Inténtalo de nuevo en unos minutos.',
  unsure: 'No sé si te entendí. ¿Preguntas por uno de estos temas?',
  /** Before an answer that may be to something else: to what it is. */
  answering: (questions: readonly string[]) =>
    `Te respondo a ${questions.map((question) => `«${question}»`).join(' y a ')}.`,
  toldAlready:
    'De esto no sé más de lo que ya te dije, y los trámites los haces tú, en el portal. Si no es lo que buscas, escríbele a una persona.',
  notAmongYours:
    'Ese número no está entre las líneas de tu cuenta. Asócialo antes con el código que le llega, o pide a su titular que te invite.',
  noneEndsSo: (ending: string) => `Ninguna línea de tu cuenta termina en ${ending}.`,
  noLines: 'Todavía no tienes líneas en tu cuenta. Cuando asocies una, podré decirte cómo está.',
  notForYourRole: 'Tu acceso a esta línea no incluye eso. Pídeselo a su titular.',
  corporate: (name: string) =>
    `${name} es una línea corporativa: sus valores se consultan en el portal de Empresas.`,
  prepaidHasNoBills: 'Las líneas prepago no tienen facturas.',

  balance: {
    prepaid: (name: string, money: string) => `El saldo de ${name} es ${money}.`,
    unknown: (name: string) => `Por ahora no sé cuánto saldo tiene ${name}.`,
    due: (name: string, money: string, until: string) =>
      `${name} tiene ${money} por pagar, hasta el ${until}.`,
    overdue: (name: string, money: string, since: string) =>
      `${name} tiene ${money} por pagar. La factura más antigua venció el ${since}.`,
    nothingDue: (name: string) => `${name} no tiene valores por pagar.`,
    recharges: (money: string) => `Además tiene ${money} de recargas.`,
  },
  due: {
    none: (name?: string) =>
      name ? `${name} no tiene facturas por pagar.` : 'No tienes facturas por pagar. Estás al día.',
    verifying: (name: string, money: string) =>
      `El pago de ${money} de ${name} está en verificación: no pagues otra vez, no se cobra dos veces.`,
    arranged: (name: string) =>
      `La factura de ${name} tiene un acuerdo de pago: sus fechas están en Pagos y Facturas.`,
    one: (money: string) => `Tienes ${money} por pagar.`,
    several: (money: string, count: number) => `Tienes ${money} por pagar en ${count} facturas:`,
    bill: (name: string, money: string, until: string) => `${name}: ${money}, vence el ${until}.`,
    overdue: (name: string, money: string, until: string) => `${name}: ${money}, venció el ${until}.`,
    first: (until: string) => `La primera vence el ${until}.`,
    firstOverdue: (until: string) => `La más antigua venció el ${until}.`,
    late: 'Vencida también se paga aquí con tarjeta, pero el servicio se puede suspender. Si no llegas, abre la factura y haz un acuerdo de pago: otro día o en partes.',
    how: 'Ábrela en Pagos y Facturas y págala con tu tarjeta. Yo no cobro nada.',
  },
  arrangement: {
    none: 'No tienes un acuerdo de pago en curso. Si no llegas a pagar una factura, ábrela y acuerda otro día o partes.',
    until: (day: string) => `hasta el ${day}`,
    late: (day: string) => `que vencieron el ${day}`,
    part: (name: string, money: string, when: string, left: number) =>
      `Del acuerdo de pago de ${name}, lo próximo son ${money}, ${when}. ${left === 1 ? 'Es lo último que falta.' : `Faltan ${left} partes.`}`,
    verifying: (name: string) => `Un pago del acuerdo de ${name} está en verificación: no pagues otra vez.`,
    how: 'Cada parte la pagas tú, desde la factura; si pasan 2 días de su fecha sin pago, el acuerdo termina. Se cancela mientras no hayas pagado nada de él.',
  },
  usage: {
    title: (name: string, time: string) => `Esto te queda en ${name} (actualizado a las ${time}):`,
    kinds: { internet: 'Internet', voz: 'Minutos', sms: 'SMS' } as Record<string, string>,
    until: (day: string) => `Vale hasta el ${day}.`,
    lasts: 'A tu ritmo te alcanza hasta entonces.',
    endsOn: (day: string) => `A tu ritmo los datos se acaban el ${day}.`,
    left: (what: string, left: string, total: string) => `${what}: ${left} de ${total}.`,
    unlimited: (what: string) => `${what}: ilimitado.`,
    none: (name: string) => `${name} no tiene ahora un paquete o plan con datos, minutos o SMS.`,
    home: (name: string) => `${name} es un servicio Hogar: no tiene un límite de datos que consultar.`,
  },
  invoice: {
    newest: (name: string, number: string, money: string, state: string, due: string) =>
      `La última factura de ${name} es la ${number}, por ${money}, con vencimiento el ${due}: ${state}.`,
    states: {
      sent: 'está por pagar',
      verifying: 'su pago está en verificación',
      paymentInProcess: 'su pago está en proceso',
      settled: 'está pagada',
      cancelled: 'está anulada',
    },
    where: 'La puedes ver y descargar en Pagos y Facturas.',
    was: (name: string, month: string, money: string) => `La factura de ${month} de ${name} es de ${money}.`,
    notKnown: 'No sé decirte por qué cambió: ábrela para ver lo que se cobró.',
    none: (name: string) => `${name} todavía no tiene facturas.`,
  },
  plan: {
    has: (name: string, plan: string) => `${name} tiene el plan ${plan}; lo que incluye está en su detalle.`,
    fee: (money: string) => `Cuesta ${money} al mes.`,
    suspended: 'Ahora está suspendida.',
    paused: (day: string) =>
      `La pausaste hasta el ${day}: se reactiva sola al día siguiente, o antes si quieres.`,
  },
  cycle: {
    runs: (name: string, from: string, until: string) =>
      `El periodo de ${name} va del ${from} al ${until}. El corte es ese último día.`,
    prepaid: (name: string) => `${name} es prepago: no tiene fecha de corte.`,
  },
  myLines: 'Estas son tus líneas y servicios:',
  visit: {
    slot: (from: string, until: string) => `el ${from}, hasta las ${until}`,
    confirmed: (name: string, slot: string) => `Un técnico va a ver ${name} ${slot}.`,
    pending: (name: string, slot: string) =>
      `Pediste un técnico para ${name} ${slot}. Todavía falta que lo confirmemos.`,
    queue: (position: number) => `Tienes el puesto ${position} en su ruta de hoy.`,
    wanted: (slot: string) =>
      `Pediste cambiarla para ${slot}: hasta que lo confirmemos, se mantiene la primera.`,
    change: 'La puedes cambiar o cancelar en el portal.',
    sorry: 'Lamento que hayas esperado.',
    missed: (name: string, slot: string) => `El técnico no llegó a la visita de ${name}, ${slot}.`,
    noneMissed: 'Todavía no figura una visita a la que no hayamos llegado.',
    credit: (money: string) => `Te devolvemos ${money} en tu próxima factura.`,
    again:
      'Elige otra fecha en Visita técnica. La queja la pones en el portal de reclamos, con el día y la hora que te dieron; o escríbele a una persona.',
    none: 'No tienes una visita técnica pendiente. Puedes pedirla en el portal.',
    noHome: 'Las visitas son para servicios Hogar, y no tienes uno en tu cuenta.',
  },
  problem: {
    known: (name: string, reason: string, since: string) =>
      `Sabemos que ${name} no funciona desde el ${since}. ${reason} No hace falta que lo reportes.`,
    until: (moment: string) => `Esperamos que vuelva el ${moment}.`,
    notKnown: 'Aún no sabemos cuándo vuelve.',
    noneKnown: (name: string) => `No sabemos de una falla en ${name}. Pruébalo en «Ayuda técnica».`,
    steps:
      'Si no responde, desconecta el equipo de la corriente un minuto y vuelve a conectarlo. Si sigue igual, pide un técnico.',
    noneOfMobile: 'No sabemos de una falla de la red móvil en tus líneas.',
    another: 'Si es otra cosa, prueba en este orden:',
    watch: 'En el detalle del servicio puedes pulsar «Avísame cuando vuelva».',
    credit: (money: string, terms: string) =>
      `Te devolveríamos cerca de ${money} en tu próxima factura. ${terms}`,
  },
  repair: {
    none: 'No tienes equipos en reparación con nosotros.',
    notFound: 'No encuentro esa orden entre las tuyas. Revisa el número, por favor.',
    stands: (device: string, order: string, step: string) => `${device} (${order}): ${step}.`,
    asks: (money: string) => `Espera que aceptes o rechaces un costo de ${money}.`,
    pickUp: (place: string) => `Se retira donde se dejó: ${place}.`,
    costs: (device: string, order: string, money: string) => `Reparar ${device} (${order}) cuesta ${money}.`,
    noCost: (device: string, order: string) =>
      `${device} (${order}) todavía no tiene un costo: si lo hay, te lo decimos antes y tú decides.`,
    asksHolder: (money: string) => `Espera que su titular acepte o rechace un costo de ${money}.`,
  },

  static: {
    greeting: { text: 'Hola. ¿En qué te ayudo?', pages: [] },
    thanks: { text: 'Con gusto. ¿Algo más?', pages: [] },
    goodbye: { text: 'Hasta pronto.', pages: [] },
    aboutMe: {
      text: 'Soy un asistente automático, no una persona. Conozco tus líneas y las preguntas frecuentes. Leo solo texto, ni fotos ni audios, y no muevo dinero ni cambio nada en tu cuenta.',
      pages: [],
    },
    moveMoney: {
      text: 'No puedo pagar, recargar ni mover dinero. Eso lo haces tú, en el portal.',
      pages: ['billing', 'recharge'],
    },
    otherPeople: {
      text: 'Eso es de otra persona, y es privado. Solo puedo hablarte de las líneas que administras en tu cuenta. Una de tu familia se asocia con el código que le llega, o su titular te invita.',
      pages: ['services', 'associate'],
    },
    instructions: {
      text: 'Solo respondo preguntas sobre tus líneas, tus facturas y el portal.',
      pages: [],
    },
    insult: {
      text: 'Lamento no haberte ayudado. Dime qué necesitas con otras palabras, o escríbele a una persona.',
      pages: [],
    },
    distress: {
      text: `Siento mucho lo que estás pasando. No tienes que llevarlo a solas: llama ahora al ${market.emergencyPhone}, es gratis y atiende a toda hora. Si puedes, quédate con alguien de confianza.`,
      pages: [],
    },
    otherLanguage: {
      text: 'Disculpa, solo entiendo español, y no sé si hay quien te atienda en otro idioma: pregúntalo por teléfono, o escríbele a una persona.',
      pages: [],
    },
    tooLong: {
      text: 'Tu mensaje es muy largo para mí. Escríbeme tu pregunta en una o dos frases.',
      pages: [],
    },
    unknown: {
      text: 'No sé responder eso. Te ayudo con tus líneas, tus facturas y este portal: prueba con otras palabras, o elige una de estas preguntas.',
      pages: ['support'],
    },
  } as const satisfies Partial<Record<AssistantTopic, { text: string; pages: readonly AssistantPage[] }>>,

  fieldsWithoutPicture:
    'Cuánto es cada cosa en la tuya lo ves al abrirla en Pagos y Facturas: tu plan y lo demás, en «Qué te cobramos», y los impuestos, en «Impuestos». Estos son sus campos:',
  fieldsPicture: 'Ver el ejemplo en Soporte',
} as const;

/** When places are open. */
export const placeHoursCopy = {
  of: (places: string, open: string) => `${places}: ${open}.`,
  closed: (days: string) => `. Días cerrados: ${days}`,
  differ: (places: string) => `${places}: cada uno tiene su horario. Dime la ciudad, y te digo el suyo.`,
  kinds: { office: 'Centros de atención', collectionPoint: 'Puntos de pago' },
} as const;

/** The questions about the customer's own figures, as a press asks them; the others have their own words. */
export const figureLabels: Partial<Record<AssistantTopic, string>> = {
  amountDue: '¿Cuánto debo?',
  balance: '¿Cuál es mi saldo?',
  usageLeft: '¿Qué me queda de datos?',
  dueDate: '¿Hasta cuándo puedo pagar?',
  invoice: 'Ver mi factura',
  billChange: '¿Por qué cambió mi factura?',
  plan: '¿Qué plan tengo?',
  cycle: '¿Cuándo es mi fecha de corte?',
  myLines: '¿Cuáles son mis líneas?',
  repair: '¿Cómo va mi reparación?',
  repairCost: '¿Cuánto cuesta mi reparación?',
  arrangement: '¿Cómo va mi acuerdo de pago?',
  visit: '¿Cuándo viene el técnico?',
  person: 'Hablar con una persona',
};
/** What can be asked by a press where nothing else suggests itself. */
export const suggestedTopics: readonly AssistantTopic[] = ['amountDue', 'balance', 'usageLeft', 'person'];

export const serviceWords: Record<number, string> = { 3: 'Telefonía', 4: 'Televisión', 5: 'Internet' };
export const kindLabels = { Prepaid: 'Prepago', Postpaid: 'Postpago', Fixed: 'Hogar' } as const;
