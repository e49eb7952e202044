// The words about what somebody agrees to: the text of each act (a changed text gets another version), its proof and its papers.
import type { AgreementChannel, PrivacyChoiceKind } from '@portal/contract/privacy/agreements';
import { agreementChannels } from '@portal/help/agreement-channels.copy';
import { termsCopy } from '@portal/help/terms.copy';
import { taxName } from '@portal/market/tax';

export const agreementPaperCopy = {
  lead: {
    active: (brand: string) =>
      `Constancia de lo que se aceptó en ${brand}, con el texto como estaba entonces.`,
    withdrawn: (brand: string) => `Constancia de lo que se dejó de aceptar en ${brand}.`,
  },
  number: 'Constancia',
  when: 'Fecha y hora',
  who: 'Persona',
  service: 'Servicio',
  amount: `Valor con ${taxName}`,
  channel: 'Canal',
  proof: 'Cómo se la reconoció',
  device: 'Equipo',
  place: 'Lugar',
  version: 'Versión del texto',
  textHash: 'Huella del texto (SHA-256)',
  contentHash: 'Huella del contenido',
  previousHash: 'Huella anterior',
  hash: 'Huella de esta constancia',
  textTitle: 'Texto aceptado:',
  chain:
    'Cada constancia guarda la huella de la anterior de la misma persona: si alguien cambia, quita o agrega una, se nota.',
  channels: agreementChannels satisfies Record<AgreementChannel, string>,
} as const;

export const privacyChoicesCopy = {
  subjects: {
    marketing: 'Promociones por correo electrónico',
    profiling: 'Propuestas según mis consumos',
    tracking: 'Medición con herramientas de otras empresas',
  } satisfies Record<PrivacyChoiceKind, string>,
} as const;

export const operatorAgreementCopy = {
  subject: (name: string, provider: string) => `${name}, de ${provider}`,
  text: (name: string, provider: string) =>
    `Servicio «${name}» de ${provider}, que se cobra en la factura de esta línea cada mes. ${provider} no nos entregó el texto que aceptaste, solo la constancia que ves.`,
  noProof: 'La empresa no entregó ninguna constancia',
} as const;

export const listAgreementsCopy = {
  lineUser: 'Quien usa la línea',
  guest: 'Otra persona, por enlace de pago, sin cuenta',
} as const;

export interface AgreementText {
  version: string;
  text(names: { brand: string; helpPhone: string }): string;
}

const version = '2026-11';
const of = (text: (brand: string) => string): AgreementText => ({
  version,
  text: ({ brand }) => text(brand),
});

export const agreementTexts = {
  terms: {
    version: termsCopy.version,
    text: ({ brand, helpPhone }) =>
      [
        termsCopy.title,
        termsCopy.intro(brand),
        ...termsCopy.sections(brand, helpPhone).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ].join('\n\n'),
  },
  association: of(
    (brand) =>
      `Pido administrar este servicio en ${brand}. Declaro que es mío o que tengo permiso de su titular, y acepto que a las demás personas que lo administran se les avise.`,
  ),
  holder: of(
    (brand) =>
      `Declaro que soy la persona titular de estos servicios. ${brand} lo comprobó con mi documento, y acepto que desde ahora se me muestren todos los datos de mi cuenta.`,
  ),
  package: of(
    (brand) =>
      `Compro este paquete a ${brand} por el precio que se muestra, con ${taxName} incluido. Se activa apenas se confirma el pago, y lo que no use hasta que venza se pierde.`,
  ),
  recharge: of(
    (brand) =>
      `Compro a ${brand} esta recarga por el valor que se muestra, con ${taxName} incluido. El saldo de la recarga no caduca.`,
  ),
  bill: of((brand) => `Autorizo a ${brand} a cobrar el valor que se muestra para pagar esta factura.`),
  instalment: of(
    (brand) => `Autorizo a ${brand} a cobrar el valor que se muestra, que es parte de mi acuerdo de pago.`,
  ),
  paymentArrangement: of(
    (brand) =>
      `Me comprometo con ${brand} a pagar esta factura en las fechas y por los valores que se muestran. Mientras cumpla, mi servicio sigue y nadie me cobra la factura. Si no pago una parte hasta dos días después de su fecha, el acuerdo termina y lo que falte se cobra con la factura.`,
  ),
  planChange: of(
    (brand) =>
      `Pido a ${brand} cambiar mi línea a este plan por el precio mensual que se muestra, con ${taxName} incluido. Empieza con mi próximo ciclo de facturación; hasta entonces puedo cancelar el cambio sin costo.`,
  ),
  exit: of(
    (brand) =>
      `Pido a ${brand} dar de baja este servicio. Su último día, el costo y el equipo que debo devolver son los que se muestran; hasta ese día puedo cancelar la baja.`,
  ),
  pause: of(
    (brand) =>
      `Pido a ${brand} pausar este servicio en los días y por el costo mensual que se muestran, con ${taxName} incluido, en lugar del precio de mi plan. Conservo el número, y puedo reactivarlo cuando quiera.`,
  ),
  simChange: of(
    (brand) =>
      `Pido a ${brand} pasar esta línea, con su mismo número, al chip o a la eSIM que indico. Mi chip de ahora deja de servir cuando el nuevo se conecta a la red; hasta entonces puedo cancelar el cambio.`,
  ),
  balanceTransfer: of(
    (brand) =>
      `Pido a ${brand} pasar de esta línea a la línea que indico el saldo que se muestra. Sé que no se devuelve.`,
  ),
  balanceAdvance: of(
    (brand) =>
      `Pido a ${brand} adelantar saldo a esta línea. Lo que recibo y su costo, con ${taxName} incluido, se descuentan de las próximas recargas de la línea, las haga quien las haga.`,
  ),
  repairCost: of(
    (brand) => `Decido sobre la reparación de este equipo en ${brand} por el valor que se muestra.`,
  ),
  savedCard: of(
    (brand) =>
      `Pido que el proveedor de pagos de ${brand} guarde esta tarjeta para mis próximos pagos. Puedo borrarla cuando quiera.`,
  ),
  autoPay: of(
    (brand) =>
      `Autorizo a ${brand} a cobrar por sí solo las facturas de esta cuenta a mi tarjeta guardada, hasta el máximo que indiqué. Me avisará antes y después de cada cobro, y puedo apagarlo cuando quiera.`,
  ),
  autoTopUp: of(
    (brand) =>
      `Autorizo a ${brand} a recargar por sí solo esta línea con mi tarjeta guardada cuando su saldo baje del valor que indiqué. Me avisará de cada recarga, y puedo apagarlo cuando quiera.`,
  ),
  spendingControl: of(
    (brand) =>
      `Pido a ${brand} que avise y corte lo que esta línea gaste fuera de su plan y en roaming con los límites que indiqué.`,
  ),
  marketing: of(
    (brand) =>
      `Acepto que ${brand} me envíe promociones por correo electrónico. Puedo dejar de aceptarlo cuando quiera.`,
  ),
  whatsapp: of(
    (brand) =>
      `Acepto que ${brand} me escriba por WhatsApp a este número sobre lo que elegí, en lugar de por SMS, y que ahí me responda sobre mis servicios. Puedo detenerlo cuando quiera: respondo SALIR, o lo apago en el portal.`,
  ),
  profiling: of(
    (brand) =>
      `Acepto que ${brand} use mis consumos para proponerme planes y paquetes pensados para mí. Puedo dejar de aceptarlo cuando quiera.`,
  ),
  tracking: of(
    (brand) =>
      `Acepto que ${brand} mida con herramientas de otras empresas cómo uso este portal. Puedo dejar de aceptarlo cuando quiera.`,
  ),
  lineUser: of(
    (brand) =>
      `Declaro quién usa esta línea. Si es otra persona adulta, ${brand} solo muestra a ella a quién llama y escribe y qué sitios visita. Si no lo es, quien es titular puede ver también los registros de los últimos seis meses.`,
  ),
  callRecords: of(
    (brand) =>
      `Permito que ${brand} muestre a la persona que lo pidió los registros de la línea que uso: a quién llamo y escribo, qué sitios visito y cuándo, también de los últimos seis meses. Dura 12 meses y puedo retirarlo cuando quiera.`,
  ),
} satisfies Record<string, AgreementText>;

/** What is agreed to here; the other kinds are the operator's. */
export type ActKind = keyof typeof agreementTexts;

export const proofCopy = {
  entered: {
    password: 'Inició sesión con su contraseña',
    passwordAndCode: 'Inició sesión con su contraseña y el código de su aplicación',
    passkey: 'Inició sesión con su llave de acceso',
    unknown: 'Con su sesión iniciada',
  },
  ways: {
    registrationCode: 'Código enviado al correo o número con el que se registró',
    lineCode: 'Código enviado a la línea',
    lineLink: 'Enlace enviado a la línea',
    document: 'Respuestas sobre el documento de la persona titular',
    paymentLink: 'Abrió el enlace de pago y pagó con su tarjeta',
    guestCard: 'Pagó con su tarjeta, sin cuenta',
    frame: 'Ventana de pago abierta desde su sesión',
    standingOrder: 'Orden que la persona dejó activa',
    stepUp: 'Confirmó otra vez quién es',
    savedCard: 'Confirmó otra vez quién es para usar su tarjeta guardada',
  },
  /** Of who has gone. */
  erased: 'Datos borrados a solicitud de la persona',
  join: (parts: readonly string[]) => parts.join('. '),
} as const;

/** What was asked of the person beside their session. */
export type ProofWay = keyof typeof proofCopy.ways;
