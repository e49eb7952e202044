// Every sentence of the assistant but the answers to the frequent questions, which Soporte shows, too.
import type { AssistantPage, AssistantTopic } from '@portal/contract/assistant';

export const assistantCopy = {
  /** `phones`: `*611 o 5004040` */
  person: {
    text: (phones: string) => `Una persona te atiende en el ${phones}.`,
    withChat: 'También puedes escribirle a una persona ahora.',
    call: (phone: string) => `Llamar al ${phone}`,
    chat: 'Hablar con una persona',
  },
  which: 'Tienes varias líneas. ¿De cuál quieres saber?',
  whichMore: 'También puedes escribirme su número.',
  noLines: 'Todavía no tienes líneas en tu cuenta. Cuando asocies una, podré decirte cómo está.',
  corporate: (name: string) =>
    `${name} es una línea corporativa: sus valores se consultan en el portal de Empresas.`,
  prepaidHasNoBills: 'Las líneas prepago no tienen facturas.',

  balance: {
    prepaid: (name: string, money: string) => `El saldo de ${name} es ${money}.`,
    due: (name: string, money: string, until: string) =>
      `${name} tiene ${money} por pagar, hasta el ${until}.`,
    nothingDue: (name: string) => `${name} no tiene valores por pagar.`,
    recharges: (money: string) => `Además tiene ${money} de recargas.`,
  },
  due: {
    none: 'No tienes facturas por pagar. Estás al día.',
    verifying: (name: string, money: string) =>
      `El pago de ${money} de ${name} está en verificación: no pagues otra vez, no se cobra dos veces.`,
    one: (money: string) => `Tienes ${money} por pagar.`,
    several: (money: string, count: number) => `Tienes ${money} por pagar en ${count} facturas:`,
    bill: (name: string, money: string, until: string) => `${name}: ${money}, vence el ${until}.`,
    overdue: (name: string, money: string, until: string) => `${name}: ${money}, venció el ${until}.`,
    first: (until: string) => `La primera vence el ${until}.`,
    firstOverdue: (until: string) => `La más antigua venció el ${until}.`,
  },
  usage: {
    title: (name: string, time: string) => `Esto te queda en ${name} (actualizado a las ${time}):`,
    kinds: { internet: 'Internet', voz: 'Minutos', sms: 'SMS' } as Record<string, string>,
    left: (what: string, left: string, total: string) => `${what}: ${left} de ${total}.`,
    unlimited: (what: string) => `${what}: ilimitado.`,
    none: (name: string) => `${name} no tiene ahora un paquete o plan con datos, minutos o SMS.`,
    home: (name: string) => `${name} es un servicio de hogar: no tiene un límite de datos que consultar.`,
  },
  invoice: {
    newest: (name: string, number: string, money: string, state: string) =>
      `La última factura de ${name} es la ${number}, por ${money}: ${state}.`,
    states: {
      sent: 'está por pagar',
      verifying: 'su pago está en verificación',
      paymentInProcess: 'su pago está en proceso',
      settled: 'está pagada',
      cancelled: 'está anulada',
    },
    where: 'La puedes ver y descargar en Pagos y Facturas.',
    none: (name: string) => `${name} todavía no tiene facturas.`,
  },
  plan: {
    has: (name: string, plan: string) => `${name} tiene el plan ${plan}.`,
    fee: (money: string) => `Cuesta ${money} al mes.`,
    suspended: 'Ahora está suspendida.',
  },
  cycle: {
    runs: (name: string, from: string, until: string) =>
      `El periodo de ${name} va del ${from} al ${until}. El corte es ese último día.`,
    prepaid: (name: string) => `${name} es prepago: no tiene fecha de corte.`,
  },
  myLines: 'Estas son tus líneas y servicios:',
  repair: {
    none: 'No tienes equipos en reparación con nosotros.',
    notFound: 'No encuentro esa orden entre las tuyas. Revisa el número, por favor.',
    stands: (device: string, order: string, step: string) => `${device} (${order}): ${step}.`,
    asks: (money: string) => `Espera que aceptes o rechaces un costo de ${money}.`,
    asksHolder: (money: string) => `Espera que su titular acepte o rechace un costo de ${money}.`,
  },

  static: {
    payBill: {
      text: 'Pagas en Pagos y Facturas: elige la factura y paga con tu tarjeta. Yo no puedo pagar por ti.',
      pages: ['billing'],
    },
    recharge: {
      text: 'Recargas en Activaciones: elige la línea, el valor y la forma de pago.',
      pages: ['recharge'],
    },
    buyPackage: {
      text: 'Los paquetes de datos y de roaming están en Activaciones: elige la línea y el paquete, y paga como prefieras.',
      pages: ['packages'],
    },
    changePlan: {
      text: 'Puedes cambiar de plan en el portal: comparas los planes y confirmas con un código que llega a tu línea.',
      pages: ['changePlan'],
    },
    wifi: {
      text: 'La clave de tu red WiFi se ve y se cambia en el detalle de tu servicio de internet, en Mis Servicios.',
      pages: ['services'],
    },
    associate: {
      text: 'En Mis Servicios elige «Asociar un servicio». Te enviaremos un código a la línea, o te pediremos los datos del titular si es un servicio de hogar.',
      pages: ['associate'],
    },
    dissociate: {
      text: 'En el detalle de la línea, al final, está la opción para quitarla de tu cuenta. La línea sigue funcionando.',
      pages: ['services'],
    },
    serviceRecord: {
      text: 'El historial de consumo muestra llamadas, mensajes e internet de hasta 6 meses.',
      pages: ['serviceRecord'],
    },
    profile: {
      text: 'Tu nombre se cambia en Editar perfil. El correo y el número con los que te registraste no se cambian.',
      pages: ['editProfile'],
    },
    notifications: {
      text: 'En Notificaciones ves tus avisos y eliges cuáles quieres recibir.',
      pages: ['notifications'],
    },
    stores: { text: 'Estos son nuestros centros de atención, con direcciones y horarios.', pages: [] },
    complaint: { text: 'Puedes presentar tu reclamo en el portal de reclamos.', pages: [] },
    debt: {
      text: 'Sobre acuerdos de pago hay una guía en el sitio de ayuda. Una persona los revisa contigo.',
      pages: [],
    },
    greeting: { text: 'Hola. ¿En qué te ayudo?', pages: [] },
    thanks: { text: 'Con gusto. ¿Algo más?', pages: [] },
    goodbye: { text: 'Hasta pronto.', pages: [] },
    aboutMe: {
      text: 'Soy un asistente automático, no una persona. Conozco tus líneas y las preguntas frecuentes. No muevo dinero ni cambio nada en tu cuenta.',
      pages: [],
    },
    moveMoney: {
      text: 'No puedo pagar, recargar ni mover dinero. Eso lo haces tú, en el portal.',
      pages: ['billing', 'recharge'],
    },
    otherPeople: {
      text: 'Solo puedo hablarte de las líneas que administras en tu cuenta.',
      pages: ['services'],
    },
    instructions: {
      text: 'Solo respondo preguntas sobre tus líneas, tus facturas y el portal.',
      pages: [],
    },
    otherLanguage: { text: 'Disculpa, solo entiendo español.', pages: [] },
    tooLong: {
      text: 'Tu mensaje es muy largo para mí. Escríbeme tu pregunta en una o dos frases.',
      pages: [],
    },
    unknown: {
      text: 'No sé responder eso. Prueba con otras palabras, o elige una de estas preguntas.',
      pages: ['support'],
    },
  } as const satisfies Partial<Record<AssistantTopic, { text: string; pages: readonly AssistantPage[] }>>,

  pages: {
    billing: 'Ir a Pagos y Facturas',
    services: 'Ir a Mis Servicios',
    activations: 'Ir a Activaciones',
    recharge: 'Recargar una línea',
    packages: 'Ver paquetes',
    changePlan: 'Cambiar mi plan',
    serviceRecord: 'Ver mi historial',
    associate: 'Asociar un servicio',
    support: 'Ver las preguntas frecuentes',
    repairLookup: 'Ver mi equipo en reparación',
    serviceOrders: 'Ver mis órdenes',
    editProfile: 'Editar mi perfil',
    changePassword: 'Cambiar mi contraseña',
    recoverPassword: 'Recuperar mi contraseña',
    notifications: 'Ir a Notificaciones',
  } as const satisfies Record<AssistantPage, string>,
  outside: {
    stores: 'Ver centros de atención',
    complaint: 'Ir al portal de reclamos',
    debt: 'Ver la guía',
  },
  fieldsWithoutPicture: 'Estos son los campos de tu factura:',
  fieldsPicture: 'Ver el ejemplo en Soporte',
} as const;

/** What can be asked by a press. */
export const suggestedQuestions: readonly { label: string; topic: AssistantTopic }[] = [
  { label: '¿Cuánto debo?', topic: 'amountDue' },
  { label: '¿Cuál es mi saldo?', topic: 'balance' },
  { label: '¿Qué me queda de datos?', topic: 'usageLeft' },
  { label: 'Hablar con una persona', topic: 'person' },
];

export const serviceWords: Record<number, string> = { 3: 'Telefonía', 4: 'Televisión', 5: 'Internet' };
export const kindLabels = { Prepaid: 'Prepago', Postpaid: 'Postpago', Fixed: 'Hogar' } as const;
