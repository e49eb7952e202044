// What is asked of faults, of a phone that is gone and of the chip.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { Facts, QuestionWords } from './question-words.ts';

const person = documentOf('person');

/** Said wherever somebody guesses. */
export const tenTries =
  'Después de 10 intentos fallidos el chip se bloquea para siempre y hay que cambiarlo en un centro de atención.';

export const faultQuestions = {
  noService: () => ({
    question: 'No funciona mi internet, mi televisión o mi teléfono fijo',
    paragraphs: ['Prueba en este orden:'],
    list: [
      'En casa: «Ayuda técnica» mira tu cuenta, la red de tu zona y tu equipo.',
      'Si tu equipo no responde: desconecta el módem o el decodificador de la corriente un minuto y vuelve a conectarlo.',
      'Si tu teléfono fijo suena mal o no da tono: revisa que su cable esté bien puesto y prueba con otro aparato.',
      'Si sigue igual, pide la visita de un técnico.',
    ],
    ways: ['diagnosis', 'visits', 'services', 'call'],
    also: 'sirve señal lento caído daño técnico sin servicio datos llamar canales wifi módem',
  }),
  noSignal: ({ phones }) => ({
    question: 'Mi celular no tiene señal, datos o llamadas',
    paragraphs: ['Prueba en este orden:'],
    list: [
      'Activa y desactiva el modo avión, y revisa que los datos móviles estén activados.',
      'Mira en el detalle de tu línea que te quede saldo o paquete, y que no esté suspendida.',
      'Si solo fallan las llamadas que te entran o los SMS: revisa el desvío, «No molestar», los números bloqueados y que haya espacio para mensajes.',
      'Si solo falla en un lugar, puede ser su cobertura, que una lluvia fuerte también baja.',
      'Pon el chip en otro celular: si ahí sí funciona, revisa el tuyo.',
      `Si sigue igual, llama al ${phones} desde otro teléfono y di dónde estás.`,
    ],
    ways: ['services', 'call'],
    also: 'señal cobertura datos llamadas mensajes sms rayas barras 4g 5g sin servicio móvil',
  }),
  dangerousCable: ({ phones }) => ({
    question: '¿Qué hago si hay un cable o un poste caído?',
    paragraphs: [
      `No lo toques ni te acerques, y que nadie lo haga. Si alguien corre peligro, llama ya al ${market.emergencyPhone}.`,
      `Después avísanos en el ${phones} y da la dirección o una referencia: en el portal no se reporta.`,
    ],
    ways: ['call'],
    also: 'cable caído suelto colgando poste peligro chispas incendio vereda calle',
  }),
  outageCredit: () => ({
    question: '¿Me descuentan los días sin servicio?',
    paragraphs: [
      'Si la falla fue nuestra y pasó de cierto tiempo, te devolvemos esa parte de tu plan en tu próxima factura, sin que la pidas. En Inicio y en el detalle de tu servicio ves la falla, desde cuándo y cuánto te devolvemos; si un técnico no llegó a su visita, también se te reconoce.',
      'Si sigue fallando, pide un técnico en Visita técnica. Si no estás de acuerdo con el valor, reclámalo desde la factura.',
    ],
    ways: ['services', 'visits', 'billing', 'complaints'],
    also: 'compensación crédito descuento falla interrupción corte caída devolver días sin internet',
  }),
  coverage: ({ phones }) => ({
    question: '¿Hay cobertura en mi sector?',
    paragraphs: [
      `Desde el portal no puedo ver la cobertura de un lugar. Llama al ${phones} con la dirección y te dicen si hay señal y de qué tipo.`,
      'Si en un sitio tienes señal y en otro no, casi siempre es la cobertura de ese sitio: activa y desactiva el modo avión, y si sigue, repórtalo ahí mismo.',
    ],
    ways: ['call'],
    also: 'señal 4g 5g fibra barrio zona',
  }),
  theft: ({ phones }) => ({
    question: 'Me robaron o perdí mi celular',
    paragraphs: [
      `Repórtalo ya en «Me robaron el teléfono», desde cualquier equipo: suspendemos la línea y el chip, bloqueamos el equipo y te damos un certificado con el IMEI. Entras con tu contraseña, con un código de respaldo o con tu ${person.inSentence}; también en el ${phones}.`,
      `Dónde está no lo vemos: búscalo con su función «buscar mi dispositivo» y díselo a la policía. Si aparece, quitas ahí la suspensión, y sirve el mismo chip. Si tu cuenta quedó abierta en él, ciérrala desde otro equipo, en Mi cuenta, Equipos conectados, y cambia tu contraseña. Lo que gasten antes de que lo reportes, reclámalo con «Reclamar» junto al cobro. El chip nuevo, con tu mismo número, te lo dan en un centro de atención con tu ${person.inSentence}.`,
    ],
    ways: ['stolen', 'call', 'offices'],
    also: 'robo pérdida bloquear extravié asalto imei',
  }),
  puk: ({ phones }) => ({
    question: 'Mi chip pide el código PUK',
    paragraphs: [
      'Míralo en Mis Servicios: abre tu línea, Gestionar, Chip y PUK, y pulsa «Ver número y PUK». Lo ve solo su titular, después de confirmar que lo es.',
      `No pruebes al azar. ${tenTries} Si el titular no puede entrar, lo pide en el ${phones}.`,
    ],
    ways: ['services', 'call'],
    also: 'pin sim bloqueada desbloquear chip puc',
  }),
  simLock: () => ({
    question: '¿Qué es el candado del chip y cómo lo quito?',
    paragraphs: [
      'Mientras está puesto, nadie puede cambiar tu chip ni llevarse tu número a otra operadora. Está puesto desde el principio.',
      'Su titular lo quita y lo pone en la línea: Gestionar, Chip y PUK. Se quita una hora después de pedirlo, y te avisamos por todos tus medios de contacto.',
    ],
    ways: ['services'],
    also: 'proteger bloqueo duplicado clonar portabilidad cambiar chip sim seguro',
  }),
  newSim: ({ price }) => ({
    question: '¿Cómo paso mi línea a una eSIM o a otro chip?',
    paragraphs: [
      'En el portal, con tu mismo número: en la línea, Gestionar, Chip y PUK, «Pasar a eSIM o a otro chip». Lo hace su titular. Antes quita ahí el candado: tarda una hora.',
      'Lo pides y esperas otra hora, o nada si quitaste el candado hace más de una hora. Te avisamos por todos tus medios de contacto: si no lo pediste tú, pulsa ya ahí «Cancelar el cambio» y pon el candado. El código de la eSIM se muestra una sola vez, y tu chip actual sirve hasta que la nueva se conecte; después ya no, tampoco con otro número. Un celular acepta eSIM si al marcar *#06# sale un EID.',
      `Si no tienes un chip nuevo, te lo dan en un centro de atención con tu ${person.inSentence}; el portal no lo envía a casa. ${price('newChip')} Si te robaron el celular o lo perdiste, repórtalo antes en «Me robaron el teléfono».`,
    ],
    ways: ['chip', 'offices', 'call'],
    also: 'sim reposición dañado duplicado esim digital qr cambiar chip',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
