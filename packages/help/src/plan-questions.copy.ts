// What is asked of recharging, packages, plans and contracts.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { Facts, QuestionWords } from './question-words.ts';

const person = documentOf('person');
const { regulator } = market;

/** Of a line whose holder cannot come. */
export const holderAway = ({ phones, told }: Facts) =>
  told(
    'holderChange',
    'who',
    `Si el titular falleció o no puede ir, llama antes al ${phones}: te dicen quién va por él y con qué documentos.`,
  );

export const planQuestions = {
  recharge: () => ({
    question: '¿Cómo recargo saldo?',
    paragraphs: [
      'En Recargas elige la línea, el valor y la forma de pago. Para un número que no es tuyo, «Recargar otro número».',
    ],
    ways: ['recharge', 'payOther'],
    also: `recargar poner saldo chip ${market.words.currencyName}`,
  }),
  buyPackage: () => ({
    question: '¿Cómo compro un paquete?',
    paragraphs: [
      'Elige la línea, de las que hay en tu cuenta, y el paquete de datos, de minutos o de SMS, y paga como prefieras: con tu saldo, si ahí sale «Cargo a saldo».',
      'En la lista puedes ordenarlos por precio, tamaño o vigencia. Los que dan lo que se te acaba están marcados, y se compran ahí mismo.',
    ],
    ways: ['packages'],
    also: 'megas gigas datos internet bono combo activar redes sociales',
  }),
  packagePrices: () => ({
    question: '¿Cuánto cuestan los paquetes?',
    paragraphs: [
      `Cada paquete muestra su precio con ${market.tax.name}, lo que trae y cuánto dura. Los que puedes comprar dependen de tu línea.`,
    ],
    ways: ['packages'],
    also: 'precio costo valor megas gigas barato lista',
  }),
  changePlan: () => ({
    question: '¿Cómo cambio de plan?',
    paragraphs: [
      'Si tu línea es postpago, en Cambia tu Plan ves cuál te conviene según tus últimos tres ciclos, y confirmas con un código que llega a tu línea, para subir o para bajar.',
      'El plan nuevo empieza con tu siguiente periodo, no antes. Si te arrepientes, hasta ese día pulsa «Cancelar el cambio» en el detalle de tu línea; después elige otra vez el de antes, si todavía está.',
      'Para volver a recargas, pasar de prepago a un plan o cambiar un plan de hogar, llámanos: en el portal no se hace.',
    ],
    ways: ['changePlan', 'call'],
    also: 'subir bajar mejorar migrar más gigas velocidad conviene recomienda cancelar',
  }),
  priceRise: ({ phones }) => ({
    question: '¿Qué hago si sube el precio de mi plan?',
    paragraphs: [
      'Mira lo que aceptaste, con su precio y sus condiciones, en Mi cuenta, en Lo que aceptaste. Si ya subió en una factura, ábrela: arriba dice por qué; si no estás de acuerdo, pulsa «Reclamar» junto a ese cobro.',
      `Un aumento no se acepta ni se rechaza en el portal. Pásate a otro plan en Cambia tu Plan, o vete: Dar de baja te dice antes de confirmar el costo, o «Sin costo». Si se puede subir y con qué aviso lo dicen tu contrato y ${regulator.name} (${regulator.phone}); pregúntalo también en el ${phones}.`,
    ],
    ways: ['contracts', 'billing', 'changePlan', 'exit', 'call'],
    also: 'subió aumento alza incremento tarifa precio mensualidad aviso legal condiciones contrato',
  }),
  planPrices: () => ({
    question: '¿Qué planes hay y cuánto cuestan?',
    paragraphs: [
      'Los planes a los que puede pasar tu línea postpago están en Cambia tu Plan, con su precio al mes. Todos los demás, en nuestra tienda.',
    ],
    ways: ['changePlan', 'shop'],
    also: 'precio costo tarifa barato económico hogar internet celular',
  }),
  roaming: () => ({
    question: '¿Cómo uso el roaming en otro país?',
    paragraphs: [
      'Si tu línea es postpago, compra un paquete de roaming antes de viajar. En Viajar eliges el país y ves los paquetes que sirven ahí y lo que cuesta sin paquete un minuto, hecho o recibido, un MB o un SMS. Al llegar, activa los datos en roaming de tu celular; si no hay servicio, elige la red a mano y reinícialo.',
      'Para que nada se cobre sin paquete, desactiva el roaming o ponle un tope en Alertas y topes.',
      'Las líneas prepago no tienen paquetes de roaming en el portal: llámanos para saber qué puedes usar.',
    ],
    ways: ['travel', 'spendingControl', 'call'],
    also: 'roming viaje viajar exterior extranjero internacional países vacaciones',
  }),
  newLine: ({ phones }) => ({
    question: '¿Cómo contrato una línea o un servicio nuevo?',
    paragraphs: [
      `En el portal todavía no se contrata. Pide tu línea, internet, televisión o más canales en nuestra tienda, en un centro de atención o en el ${phones}. Lo que contratas aparte, como un canal, se cobra cada mes hasta que pides ahí quitarlo.`,
    ],
    ways: ['shop', 'offices', 'call'],
    also: 'contratar chip instalar fibra internet cliente',
  }),
  buyDevice: () => ({
    question: '¿Dónde compro un celular?',
    paragraphs: ['Los equipos, sus precios y cómo pagarlos a plazos están en nuestra tienda.'],
    ways: ['phones', 'offices'],
    also: 'equipo teléfono iphone samsung cuotas renovar',
  }),
  moveHome: ({ phones, terms }) => ({
    question: 'Me mudo. ¿Cómo traslado mi servicio?',
    paragraphs: [
      `El traslado no se pide en el portal. Llama al ${phones} con tu nueva dirección: primero se revisa si hay cobertura y luego se agenda la instalación.`,
      terms('homeMove'),
    ],
    ways: ['call', 'offices'],
    also: 'mudanza traslado domicilio dirección casa',
  }),
  changeHolder: (facts) => ({
    question: '¿Cómo cambio el titular de una línea?',
    paragraphs: [
      'Se hace en un centro de atención: van las dos personas con su documento.',
      `${holderAway(facts)} ${facts.told('holderChange', 'otherwise', 'Si hay algo por pagar, pregunta ahí quién lo paga.')}`,
      facts.price('holderChange'),
    ],
    ways: ['offices', 'call'],
    also: 'dueño traspaso nombre cesión propietario',
  }),
  changeNumber: ({ phones, terms }) => ({
    question: '¿Puedo cambiar mi número?',
    paragraphs: [
      `En el portal no. Pídelo en un centro de atención o en el ${phones}. Si es porque alguien te molesta o te amenaza, bloquéalo en tu celular, guarda las llamadas como prueba y denúncialo.`,
      terms('numberChange'),
    ],
    ways: ['call', 'offices'],
    also: 'otro número nuevo',
  }),
  portIn: ({ phones }) => ({
    question: '¿Cómo traigo mi número de otra operadora?',
    paragraphs: [
      `Lo conservas. Ve a un centro de atención con tu ${person.inSentence} y el chip: ahí piden el cambio por ti. También te orientan en el ${phones}, y ahí te dicen cómo va si ya lo pediste; en el portal todavía no se pide ni se ve.`,
      'No des de baja tu línea en la otra operadora: perderías el número.',
    ],
    ways: ['offices', 'call'],
    also: 'portabilidad portar portarme pasarme traer mismo número otra operadora competencia',
  }),
  portOut: () => ({
    question: '¿Cómo me llevo mi número a otra operadora?',
    paragraphs: [
      `No des de baja la línea aquí: perderías el número. Su titular quita antes el candado, en Chip y PUK, y pide el cambio en la otra operadora con su ${person.inSentence}.`,
      'Lo que falte por pagar llega en una última factura.',
    ],
    ways: ['chip'],
    also: 'portabilidad portar irme llevarme mismo número otra operadora competencia',
  }),
  leavingUndo: () => ({
    question: 'Pedí la baja y me arrepentí',
    paragraphs: [
      'Hasta el último día del servicio puedes dejarla sin efecto: en Dar de baja, pulsa «Cancelar la baja» y sigue todo como estaba.',
      'Después de ese día el servicio ya terminó, y el número no se recupera por el portal.',
    ],
    ways: ['exit'],
    also: 'arrepentí cancelar baja deshacer anular dejar sin efecto quedarme último día',
  }),
  leaving: ({ phones }) => ({
    question: '¿Cómo cancelo un servicio o doy de baja una línea?',
    paragraphs: [
      `La pide el titular en el portal, servicio por servicio, en Dar de baja. Antes ves el último día, el costo y el equipo que se devuelve, y hasta ese día la puedes cancelar. Se pierde el número y llega una última factura. También en el ${phones}, con tu ${person.inSentence}.`,
      'Cuando no queda nada pendiente, ahí descargas el certificado de no adeudar.',
      'Quitar una línea del portal no la da de baja. Tampoco la des de baja para llevarte tu número a otra operadora. Si te vas por un tiempo, una línea con factura se puede pausar, en Gestionar: pagas menos y conservas el número.',
    ],
    ways: ['exit', 'call', 'offices'],
    also: 'cancelar baja anular terminar contrato retirar',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
