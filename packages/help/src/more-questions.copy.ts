// What customers ask besides the frequent questions: Soporte finds these by its search, the assistant says them.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { Facts, QuestionWords } from './question-words.ts';

const [person, company] = [documentOf('person'), documentOf('company')];

export const moreQuestions = {
  payBill: () => ({
    question: '¿Cómo pago mi factura?',
    paragraphs: ['En Pagos y Facturas elige la línea y la factura, y paga con tu tarjeta.'],
    ways: ['billing'],
    also: 'pagar cancelar planilla abonar deuda',
  }),
  billChange: () => ({
    question: '¿Por qué cambió mi factura?',
    paragraphs: [
      'Abre la factura en Pagos y Facturas: arriba dice en una frase por qué subió o bajó frente a la anterior, y abajo está cada cobro en su grupo.',
      '«Tu mes en un minuto», en la misma factura, lo junta con lo que usaste y te dice si otro plan te costaría menos.',
      'Puede ser un paquete, una llamada internacional, un cambio de plan, un descuento que terminó o los primeros días de un servicio.',
    ],
    ways: ['billing'],
    also: 'subió aumentó bajó alta cara más menos que antes detalle diferencia comparar resumen mes',
  }),
  paymentMethods: () => ({
    question: '¿Con qué puedo pagar?',
    paragraphs: [
      'Al pagar eliges cómo: con tarjeta de crédito o de débito y, donde se ofrece, por transferencia, en efectivo con un código o con QR. En líneas postpago, los paquetes y las recargas también se pueden sumar a tu próxima factura.',
      'Si no pagas con tarjeta, te damos un código y te decimos hasta cuándo sirve: díctalo en la caja o escríbelo en tu transferencia, y paga el valor exacto. Te avisamos cuando llegue tu pago. Si el código vence, no se cobró nada y puedes pedir otro.',
      'Alguien que está lejos puede pagar por ti con su tarjeta: abre la factura y mándale un enlace de pago. También puedes activar el débito automático.',
    ],
    ways: ['billing', 'paymentGuide'],
    also: 'formas medios métodos efectivo banco transferencia débito automático tarjeta guardada domiciliar visa mastercard diners',
  }),
  cardRejected: () => ({
    question: 'Mi tarjeta fue rechazada. ¿Qué hago?',
    paragraphs: ['Si tu pago fue rechazado, no se cobró nada. Prueba en este orden:'],
    list: [
      'Revisa el número, la fecha de vencimiento y el código de seguridad.',
      'Pregunta a tu banco si tienes cupo y si la tarjeta permite compras por internet.',
      'Usa otra tarjeta.',
    ],
    ways: ['billing', 'call'],
    also: 'declinada denegada error fondos insuficientes no pasa pago fallido',
  }),
  paymentNotShown: () => ({
    question: 'Pagué y no se refleja. ¿Qué hago?',
    paragraphs: [
      'Un pago de factura se refleja hasta en 24 horas; una recarga o un paquete, en unos minutos. No pagues otra vez: mira primero en Movimientos si el pago está hecho o en verificación.',
      'Si pasaron 24 horas, llámanos con el número de autorización o el comprobante a mano.',
    ],
    ways: ['movements', 'billing', 'call'],
    also: 'acredita aparece pendiente recarga paquete no llega activa verificación',
  }),
  movements: () => ({
    question: '¿Dónde veo mis pagos y comprobantes?',
    paragraphs: [
      'En Movimientos están los pagos, las recargas y los paquetes de cada línea, con su comprobante.',
    ],
    ways: ['movements'],
    also: 'historial pagos recargas recibo constancia transacciones compras',
  }),
  papers: () => ({
    question: '¿Cómo descargo el XML, todas mis facturas o mis consumos en Excel?',
    paragraphs: [
      'Al abrir una factura puedes descargarla en PDF y, si la hay y eres titular, también en XML. Bajo la lista de Pagos y Facturas están todas las de un año en un solo archivo ZIP.',
      'En Movimientos y en Historial, «CSV» guarda lo que ves en un archivo que se abre en Excel.',
    ],
    ways: ['billing', 'movements'],
    also: 'electrónica archivo hoja de cálculo csv zip contabilidad todas juntas exportar',
  }),
  disputedCharge: () => ({
    question: 'Me cobraron de más o algo que no reconozco',
    paragraphs: [
      'Mira primero el detalle: al abrir la factura ves cada cobro y por qué cambió, y en Historial, en qué se usó.',
      'Si el cobro no es tuyo, está repetido o pides una devolución, pulsa «Reclamar» junto a él en la factura: tienes un número al momento. Lo que todavía no está pagado no se cobra mientras lo revisamos; lo que ya se pagó se devuelve si el reclamo se resuelve a tu favor. Los servicios de otras empresas se cancelan y se bloquean en tu línea: Gestionar, Servicios de terceros.',
    ],
    ways: ['billing', 'serviceRecord', 'complaints', 'call'],
    also: 'cobro indebido doble dos veces reembolso devolución cara alta suscripción',
  }),
  debt: () => ({
    question: '¿Puedo pagar mi deuda en cuotas?',
    paragraphs: [
      'Sí. Abre la factura en Pagos y Facturas y pulsa «¿No puedes pagar hoy? Acuerda cuándo»: eliges un día, o la pagas en partes. Ves antes las fechas, los valores y si cuesta algo; mientras cumples, nadie te la cobra y el servicio sigue.',
      'Te recordamos cada pago el día antes. Si uno no llega a tiempo, el acuerdo termina y lo que falte se paga con la factura. Se puede cancelar mientras no hayas pagado nada de él.',
      'La pantalla dice cuántos acuerdos te quedan este año. Si no puedes hacer uno, habla con una persona.',
    ],
    ways: ['billing', 'debtGuide', 'call'],
    also: 'acuerdo de pago negociar convenio refinanciar plazos partes prórroga no puedo pagar ahora',
  }),
  paymentLink: () => ({
    question: '¿Puede otra persona pagar mi factura sin tener cuenta?',
    paragraphs: [
      'Sí. Abre la factura en Pagos y Facturas y pulsa «Enlace de pago»: lo mandas por donde quieras, y quien lo abre paga con su tarjeta. Ve solo el valor y el final del número.',
      'No entra a tu cuenta ni ve tus llamadas o tu consumo. El enlace sirve para un pago y vence en tres días; si venció, crea otro. Te avisamos cuando pagan.',
      'Si quieres que pague cada mes desde su propia cuenta, invítale a Pagar en Quién entra a tus líneas: tampoco ve tus llamadas.',
    ],
    ways: ['billing', 'people'],
    also: 'enlace link compartir pagar por mí familiar exterior whatsapp',
  }),
  payOther: () => ({
    question: '¿Puedo pagar la factura o recargar el número de otra persona?',
    paragraphs: [
      `Sí, basta con su número; para una factura sirve también su ${person.inSentence}. No hace falta que la línea sea tuya, ni tener cuenta: sin sesión se paga con tarjeta.`,
      'De una factura ves solo el valor, cuándo vence y las iniciales. A quien recargas le llega un SMS, sin tu nombre.',
      'Con tu sesión iniciada puedes ponerles un nombre y repetirlo después: están en Mi cuenta, Favoritos.',
    ],
    ways: ['payOther'],
    also: 'otra persona familiar mamá papá hijo abuelita favoritos sin cuenta sin iniciar sesión ajena',
  }),
  noDebt: () => ({
    question: '¿Cómo saco el certificado de no adeudar?',
    paragraphs: [
      'Primero hay que pagar lo pendiente. Cuando un servicio terminó y no queda nada, lo descargas en ese servicio: Gestionar, «Dar de baja». Si todavía falta algo, ahí dice qué es: un pago, la última factura o un equipo por devolver.',
      'El certificado lleva un código: cualquier persona comprueba con él, o con el archivo, que es nuestro.',
    ],
    ways: ['services', 'verify'],
    also: 'constancia papel deuda al día paz y salvo verificar certificado código auténtico',
  }),
  suspended: () => ({
    question: 'Mi servicio está suspendido. ¿Cómo lo reactivo?',
    paragraphs: [
      'Casi siempre es por una factura vencida: págala en Pagos y Facturas, o haz ahí un acuerdo de pago si ahora no puedes. El servicio vuelve solo después de pagar, o de cumplir la primera parte del acuerdo, hasta en 24 horas.',
      'Si ya pagaste y sigue suspendido, llámanos. Si la pausaste tú, dice «En pausa» y la reactivas en Gestionar.',
    ],
    ways: ['billing', 'call'],
    also: 'cortaron corte reconexión reactivar cortada falta de pago',
  }),
  discounts: ({ phones }) => ({
    question: '¿Hay descuentos para adultos mayores o personas con discapacidad?',
    paragraphs: [
      `No se piden en el portal. Una persona te dice cuáles te corresponden y qué documentos llevar: llama al ${phones} o visita un centro de atención con tu ${person.inSentence}.`,
    ],
    ways: ['call', 'offices'],
    also: `tercera edad ${market.words.certificate} carné rebaja jubilado promociones`,
  }),
  invoiceData: ({ phones }) => ({
    question: '¿Cómo cambio los datos que salen en mi factura?',
    paragraphs: [
      `El nombre, el documento (${person.inSentence} o ${company.onPaper}) y la dirección de tu factura son los del contrato. Pide que se corrijan en Mi cuenta, en Corregir mis datos: respondemos en un máximo de 15 días. También en un centro de atención o en el ${phones}, con tu documento.`,
    ],
    ways: ['privacy', 'call', 'offices'],
    also: `${company.inSentence} razón social empresa nombre ${person.inSentence} facturación`,
  }),

  recharge: () => ({
    question: '¿Cómo recargo saldo?',
    paragraphs: [
      'En Recarga elige la línea, el valor y la forma de pago. Para un número que no es tuyo, «Recargar otro número».',
    ],
    ways: ['recharge', 'payOther'],
    also: `recargar poner saldo chip ${market.words.currencyName}`,
  }),
  buyPackage: () => ({
    question: '¿Cómo compro un paquete?',
    paragraphs: [
      'Elige la línea y el paquete de datos, de minutos o de SMS, y paga como prefieras.',
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
      'Si tu línea es postpago, comparas los planes en Cambiar mi plan: ahí ves qué habrías pagado con cada uno en tus últimos tres ciclos, qué te habría faltado o sobrado, y cuál te conviene. Confirmas con un código que llega a tu línea, para subir o para bajar.',
      'El plan nuevo empieza con tu siguiente periodo. Hasta ese día puedes cancelar el cambio en el detalle de tu línea.',
      'Para pasar de prepago a postpago o al revés, o cambiar un plan de hogar, llámanos.',
    ],
    ways: ['changePlan', 'call'],
    also: 'subir bajar mejorar migrar más gigas velocidad conviene recomienda cancelar',
  }),
  planPrices: () => ({
    question: '¿Qué planes hay y cuánto cuestan?',
    paragraphs: [
      'Los planes a los que puede pasar tu línea postpago están en Cambiar mi plan, con su precio al mes. Todos los demás, en nuestra tienda.',
    ],
    ways: ['changePlan', 'shop'],
    also: 'precio costo tarifa barato económico hogar internet celular',
  }),
  roaming: () => ({
    question: '¿Cómo uso el roaming en otro país?',
    paragraphs: [
      'Si tu línea es postpago, compra un paquete de roaming antes de viajar. En Viajar eliges el país y ves los paquetes que sirven ahí, lo que cuesta un minuto, un MB o un SMS sin paquete, y cómo llamar a casa. Al llegar, activa los datos en roaming de tu celular.',
      'Para que nada se cobre sin paquete, desactiva el roaming o ponle un tope en Alertas y topes.',
      'Las líneas prepago no tienen paquetes de roaming en el portal: llámanos para saber qué puedes usar.',
    ],
    ways: ['travel', 'spendingControl', 'call'],
    also: 'roming viaje viajar exterior extranjero internacional países vacaciones',
  }),
  newLine: ({ phones }) => ({
    question: '¿Cómo contrato una línea o un servicio nuevo?',
    paragraphs: [
      `En el portal todavía no se contrata. Pide tu línea, internet, televisión o más canales en nuestra tienda, en un centro de atención o en el ${phones}.`,
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
  moveHome: ({ phones }) => ({
    question: 'Me mudo. ¿Cómo traslado mi servicio?',
    paragraphs: [
      `El traslado no se pide en el portal. Llama al ${phones} con tu nueva dirección: primero se revisa si hay cobertura y luego se agenda la instalación.`,
    ],
    ways: ['call', 'offices'],
    also: 'mudanza traslado domicilio dirección casa',
  }),
  changeHolder: () => ({
    question: '¿Cómo cambio el titular de una línea?',
    paragraphs: [
      'Se hace en un centro de atención: van las dos personas con su documento. Si el titular falleció o no puede ir, llama antes y te dicen qué llevar.',
    ],
    ways: ['offices', 'call'],
    also: 'dueño traspaso nombre cesión propietario',
  }),
  changeNumber: ({ phones }) => ({
    question: '¿Puedo cambiar mi número?',
    paragraphs: [`En el portal no. Pídelo en un centro de atención o en el ${phones}.`],
    ways: ['call', 'offices'],
    also: 'otro número nuevo',
  }),
  portIn: ({ phones }) => ({
    question: '¿Cómo traigo mi número de otra operadora?',
    paragraphs: [
      `Lo conservas. Ve a un centro de atención con tu ${person.inSentence} y el chip: ahí piden el cambio por ti. También te orientan en el ${phones}; en el portal todavía no se pide.`,
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
      'Quitar una línea del portal no la da de baja. Tampoco la des de baja para llevarte tu número a otra operadora.',
    ],
    ways: ['exit', 'call', 'offices'],
    also: 'cancelar baja anular terminar contrato retirar',
  }),

  noService: () => ({
    question: 'No funciona mi internet, mi línea o mi televisión',
    paragraphs: ['Prueba en este orden:'],
    list: [
      'En casa: «Revisar mi servicio» mira tu cuenta, la red de tu sector y tu equipo.',
      'Si tu equipo no responde: desconecta el módem o el decodificador de la corriente un minuto y vuelve a conectarlo.',
      'En el celular: activa y desactiva el modo avión, y revisa que los datos estén activados y que te quede saldo o paquete. Si solo falla en un lugar, puede ser su cobertura.',
      'Si sigue igual, pide la visita de un técnico, o llámanos si es tu celular.',
    ],
    ways: ['diagnosis', 'visits', 'services', 'call'],
    also: 'sirve señal lento caído daño técnico sin servicio datos llamar canales wifi módem',
  }),
  outageCredit: () => ({
    question: '¿Me descuentan los días sin servicio?',
    paragraphs: [
      'Si la falla fue nuestra y pasó de cierto tiempo, te devolvemos esa parte de tu plan en tu próxima factura, sin que la pidas. En Inicio y en el detalle de tu servicio ves la falla, desde cuándo y cuánto te devolvemos; si un técnico no llegó a su visita, también se te reconoce.',
      'Si no estás de acuerdo con el valor, reclámalo desde la factura.',
    ],
    ways: ['services', 'billing', 'complaints'],
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
      'Si aparece, quitas ahí la suspensión. El chip nuevo, con tu mismo número, se retira en un centro de atención.',
    ],
    ways: ['stolen', 'call', 'offices'],
    also: 'robo pérdida bloquear extravié asalto imei',
  }),
  puk: ({ phones }) => ({
    question: 'Mi chip pide el código PUK',
    paragraphs: [
      'Míralo en Mis Servicios: abre tu línea, Gestionar, Chip y PUK, y pulsa «Ver número y PUK». Te pediremos tu contraseña.',
      `No pruebes al azar: después de 10 intentos fallidos el chip se bloquea para siempre y hay que cambiarlo en un centro de atención. Si no puedes entrar, el titular puede pedirlo en el ${phones}.`,
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
  newSim: ({ phones }) => ({
    question: '¿Cómo paso mi línea a una eSIM o a otro chip?',
    paragraphs: [
      'En el portal, con tu mismo número: en la línea, Gestionar, Chip y PUK, «Pasar a eSIM o a otro chip». Lo hace su titular. Antes quita ahí el candado: tarda una hora.',
      'Lo pides y esperas otra hora, o nada si quitaste el candado hace más de una hora. Te avisamos por todos tus medios de contacto y puedes cancelarlo. El código de la eSIM se muestra una sola vez, y tu chip actual sirve hasta que la nueva se conecte.',
      `Si no tienes un chip nuevo, te lo dan en un centro de atención con tu ${person.inSentence}; el precio te lo dicen en el ${phones}.`,
    ],
    ways: ['chip', 'offices', 'call'],
    also: 'sim reposición dañado duplicado esim digital qr cambiar chip',
  }),
  secondStep: () => ({
    question: '¿Cómo activo la verificación en dos pasos?',
    paragraphs: [
      'En Mi cuenta abre Verificación en dos pasos y elige Activar. Escanea la imagen con una aplicación de códigos, o escribe en ella la clave que está debajo si no puedes escanearla, y confirma con el código que muestra: desde entonces lo pedimos al entrar, además de tu contraseña.',
      'Guarda los diez códigos de respaldo en papel: cada uno sirve una vez si pierdes el celular. Puedes generar otros o desactivarla en el mismo lugar.',
    ],
    ways: ['security'],
    also: 'segundo paso verificación factores autenticador totp códigos respaldo 2fa authenticator proteger cuenta',
  }),
  passkey: () => ({
    question: '¿Cómo entro con mi huella, sin contraseña?',
    paragraphs: [
      'Con una llave de acceso. En Mi cuenta abre Llaves de acceso y elige Agregar llave: tu equipo te pide tu huella, tu rostro o su PIN. La próxima vez pulsa «Entrar con llave de acceso» en el inicio de sesión.',
      'Puedes tener una en cada equipo, también en una computadora, hasta diez; agrégala desde ese equipo. No lo hagas en uno que usan otras personas. Tu contraseña sigue sirviendo.',
    ],
    ways: ['security'],
    also: 'passkey llave acceso huella rostro cara face touch id biometría pin clave entrar sin contraseña webauthn',
  }),
  lostSecondStep: () => ({
    question: 'Perdí mi celular y no puedo dar el código para entrar',
    paragraphs: [
      'Usa un código de respaldo o una llave de acceso de otro equipo. Si no tienes, al entrar pulsa «¿Perdiste tu celular y tus códigos?» y responde con el documento del titular de tu línea.',
      'Desactivamos tu verificación en dos pasos después de un día. Te avisamos al momento por correo y SMS; si no fuiste tú, ahí mismo puedes cancelarlo.',
    ],
    ways: ['security', 'call'],
    also: 'recuperar segundo paso autenticador perdido códigos respaldo celular robado cambié no tengo aplicación',
  }),
  people: () => ({
    question: '¿Cómo doy acceso a mi línea a otra persona?',
    paragraphs: [
      'En Mi cuenta abre Quién entra a tus líneas e invita a una persona. Mirar: ve consumo y saldos. Pagar: ve y paga las facturas. Administrar: puede todo, salvo cambiar el chip, dar de baja o invitar. Nadie ve tus llamadas por mirar o pagar.',
      'La invitación llega por correo o SMS, sirve una vez y vence en 7 días: quien la recibe la abre y la acepta con su propia cuenta. Ahí mismo cambias o quitas el acceso cuando quieras; vale desde ese momento.',
    ],
    ways: ['people'],
    also: 'familia invitar invitación compartir permiso acceso administrar mirar pagar rol quitar hijo esposa contador',
  }),
  sessions: () => ({
    question: '¿Dónde está abierta mi cuenta?',
    paragraphs: [
      'En Mi cuenta abre Equipos conectados: ahí ves cada equipo en el que entraste y cuándo se usó por última vez. Puedes cerrar uno, o todos menos el que usas.',
      'Te avisamos cuando alguien entra desde un equipo nuevo. Si no fuiste tú, cierra esa sesión y cambia tu contraseña.',
    ],
    ways: ['security', 'changePassword'],
    also: 'sesiones dispositivos equipos conectados cerrar remoto aviso nuevo inicio',
  }),
  contracts: () => ({
    question: '¿Dónde veo lo que acepté?',
    paragraphs: [
      'En Mi cuenta abre Lo que aceptaste. De cada servicio, compra y permiso ves qué se aceptó, cuándo, desde dónde y cómo verificamos tu identidad, con el texto de ese día.',
      'Cada uno se descarga en PDF. Si no lo reconoces, desde ahí mismo abres un reclamo con la constancia adjunta.',
    ],
    ways: ['contracts'],
    also: 'contrato contratos constancia copia firma firmé acepté aceptado evidencia prueba consentimiento autorización registro',
  }),
  privacyChoices: () => ({
    question: '¿Para qué usan mis datos?',
    paragraphs: [
      'Para darte tus servicios y cobrarlos. Lo demás está desactivado hasta que tú lo actives: promociones, propuestas según tus consumos, y medición con herramientas de otras empresas.',
      'En Mi cuenta abre Lo que aceptaste, y activa o desactiva cada permiso en Uso de tus datos. El cambio vale al momento. «Desactivar todo» es tu oposición a cualquier otro uso, y queda con su constancia; yo no la registro por ti.',
    ],
    ways: ['contracts', 'privacy'],
    also: 'privacidad permisos publicidad promociones marketing perfil seguimiento cookies consentimiento datos personales',
  }),
  dataRequests: () => ({
    question: '¿Cómo pido una copia de mis datos o los corrijo?',
    paragraphs: [
      'En Mi cuenta abre Copia de mis datos. La copia de todo lo que sabemos de ti se prepara en minutos: te avisamos, y la descargas en un archivo ZIP durante siete días.',
      'Ahí mismo pides corregir lo que dice tu contrato o tu factura, te opones al uso de tus datos o los borras. Ves cómo va cada pedido; la respuesta tarda 15 días como máximo.',
    ],
    ways: ['privacy'],
    also: 'copia datos personales archivo portabilidad acceso rectificación rectificar corregir derechos oposición información guardan',
  }),
  whoLooked: () => ({
    question: '¿Quién vio mis datos?',
    paragraphs: [
      'En Mi cuenta, «Quién vio tus datos» dice quién, además de ti, miró tus cifras, facturas o registros, qué vio, de qué línea y cuándo, en los últimos 13 meses. Están las personas con quienes compartes una línea y quienes te atienden.',
      'Lo ve el titular de cada línea, después de confirmar que lo es.',
    ],
    ways: ['privacy'],
    also: 'accesos registro consultó miró asesor empleado espiar historial privacidad',
  }),
  personalToken: () => ({
    question: '¿Puedo ver mi consumo desde un programa mío?',
    paragraphs: [
      'Sí. En Mi cuenta abre Acceso para programas y elige Crear acceso: le pones un nombre, lo que puede leer (consumos, saldos o facturas) y cuánto dura. Copia la clave en tu programa: se muestra una sola vez.',
      'Solo lee cifras: no puede pagar ni cambiar nada. Lo eliminas cuando quieras en el mismo lugar.',
    ],
    ways: ['privacy'],
    also: 'api token domótica automatización programa aplicación propia casa inteligente home assistant consultar datos',
  }),
  fraud: ({ phones }) => ({
    question: 'Recibí un mensaje o una llamada sospechosa',
    paragraphs: [
      'No compartas nada: nunca te pedimos tu contraseña, un código ni los datos de tu tarjeta por teléfono o por mensaje. Es una estafa; no respondas ni abras sus enlaces.',
      `Si ya diste algún dato, o ves algo que no hiciste, cambia tu contraseña y llama al ${phones}. Si fue tu tarjeta, llama también a tu banco.`,
    ],
    ways: ['changePassword', 'call'],
    also: 'estafa fraude phishing hackearon clonaron suplantación enlace',
  }),

  wifi: () => ({
    question: '¿Cómo veo o cambio la clave de mi Wi-Fi?',
    paragraphs: [
      'En Mis Servicios abre tu servicio de internet y elige la red Wi-Fi: ahí ves la clave actual y pones otra. Al cambiarla, quien la usaba queda fuera y tus equipos la piden otra vez.',
    ],
    ways: ['wifi', 'services'],
    also: 'wi-fi contraseña red router módem internet casa',
  }),
  associate: () => ({
    question: '¿Cómo agrego una línea a mi cuenta?',
    paragraphs: [
      'En Mis Servicios elige «Asociar un servicio». Te enviaremos un código a la línea, o te pediremos los datos del titular si es un servicio de hogar.',
    ],
    ways: ['associate'],
    also: 'asociar añadir vincular número hogar registrar falta',
  }),
  dissociate: () => ({
    question: '¿Cómo quito una línea de mi cuenta?',
    paragraphs: [
      'Abre la línea, Gestionar, y elige «Quitar de mi cuenta». La línea sigue funcionando y se sigue cobrando.',
    ],
    ways: ['services'],
    also: 'desasociar eliminar borrar desvincular número',
  }),
  serviceRecord: () => ({
    question: '¿Dónde veo mis llamadas y mi consumo?',
    paragraphs: [
      'Historial muestra llamadas, mensajes e internet de hasta 6 meses.',
      'Consumo por día muestra cuánto usas cada día y hasta cuándo te alcanza.',
      'Si una línea la usa otra persona adulta, sus llamadas, mensajes y sitios son suyos: ahí mismo le pides permiso, y decide con un SMS.',
    ],
    ways: ['dailyUsage', 'serviceRecord'],
    also: 'historial detalle registro llamé datos ritmo alcanza día',
  }),
  lineUser: () => ({
    question: '¿Quién puede ver las llamadas de mi línea?',
    paragraphs: [
      'Las llamadas, los SMS y los sitios de una línea son de la persona adulta que la usa. Si no eres tú, para verlos le pides permiso con un toque en Historial: le llega un SMS y decide.',
      'Quien la usa da el permiso por 12 meses y lo retira cuando quiera, en Quién usa cada línea o con el enlace del SMS. Quien es titular dice en la línea, en Gestionar, quién la usa.',
    ],
    ways: ['serviceRecord', 'people'],
    also: 'permiso consentimiento privacidad registros llamadas otra persona adulta hijo esposa esposo usa la línea retirar',
  }),
  spendingControl: () => ({
    question: '¿Cómo pongo un tope o una alerta a mi consumo?',
    paragraphs: [
      'Abre tu línea, Gestionar, Alertas y topes. Eliges con qué porcentaje de tus datos, minutos o SMS te avisamos, y cuánto se puede gastar fuera del plan y en roaming: al llegar, se detiene o va más lento, como prefieras.',
      'Si no eliges nada, te avisamos con el 80 y el 100 %, y cada línea postpago tiene un tope puesto, que ves ahí. Si algo se detuvo, ahí ves a qué hora y con cuánto, y puedes subir el tope.',
      'En una línea prepago el tope es tu saldo.',
    ],
    ways: ['spendingControl', 'dailyUsage'],
    also: 'límite limitar máximo exceso excedente apagar bloquear consumo extra control gasto aviso porcentaje detuvo cortó',
  }),
  notifications: () => ({
    question: '¿Cómo elijo qué avisos recibo?',
    paragraphs: [
      'En Notificaciones ves tus avisos. En su engranaje eliges cuáles quieres por correo y si también por SMS: los de tu factura, los de cobros y las promociones van aparte.',
      'Los avisos en la pantalla de tu celular se activan o desactivan ahí, en Avisos en este equipo. Si en su engranaje ves WhatsApp, vincula tu número y elige qué te escribimos ahí en lugar de por SMS; para detenerlo, responde SALIR. Los códigos y los de seguridad llegan siempre.',
    ],
    ways: ['notifications'],
    also: 'alertas mensajes publicidad promociones correo desactivar whatsapp vincular',
  }),
  profile: () => ({
    question: '¿Cómo cambio mis datos?',
    paragraphs: [
      'Tu nombre se cambia en Editar perfil. El correo y el número con los que te registraste no se cambian: si ya no los usas, regístrate con otro y asocia ahí tus líneas con tu documento.',
      'El nombre, la dirección y el correo de tu contrato y de tu factura se corrigen en Corregir mis datos.',
    ],
    ways: ['editProfile', 'privacy'],
    also: 'perfil nombre apellido correo email actualizar',
  }),
  installApp: () => ({
    question: '¿Hay una aplicación para mi celular?',
    paragraphs: [
      'Este portal se instala como una: en el menú de tu navegador elige «Instalar» o «Agregar a la pantalla de inicio». No se descarga de una tienda y casi no ocupa espacio.',
      'Sin internet muestra lo último que viste, con su hora. Los colores, claros u oscuros, son los que tiene tu equipo. En Notificaciones eliges si te avisa en ese celular.',
    ],
    ways: ['notifications'],
    also: 'app instalar descargar android iphone play store modo oscuro tema noche sin conexión',
  }),
  deleteAccount: () => ({
    question: '¿Cómo elimino mi cuenta?',
    paragraphs: [
      'En Mi cuenta o en Mi perfil elige Eliminar mi cuenta. Durante tres días puedes recuperarla con el enlace que te enviamos; después se borra. Los pagos quedan sin tu nombre, porque la ley los pide.',
      'Tus líneas siguen activas. Cada una se da de baja en Gestionar.',
    ],
    ways: ['privacy', 'services'],
    also: 'borrar cerrar usuario baja datos registro',
  }),
  signIn: () => ({
    question: 'No puedo entrar a mi cuenta',
    paragraphs: [
      'Ingresa el correo o el número con el que te registraste. Si no recuerdas la contraseña, recupérala.',
      'Después de varios intentos fallidos la cuenta se bloquea 15 minutos, luego 1 hora y luego 12 horas. Espera ese tiempo y prueba otra vez.',
    ],
    ways: ['recoverPassword', 'call'],
    also: 'bloqueada usuario ingresar iniciar sesión acceder error',
  }),
  codeMissing: () => ({
    question: 'No me llega el código o no lo acepta',
    paragraphs: [
      'Un código vale 5 minutos. Si no llega en un minuto, pide otro con «Reenviar»; vale solo el último, y hay hasta 5 por hora.',
      'Si va a tu celular, revisa que tenga señal; si va a tu correo, busca también en correo no deseado.',
    ],
    ways: ['call'],
    also: 'sms verificación incorrecto vencido reenviar caducó',
  }),

  person: ({ phones }) => ({
    question: '¿Cómo hablo con una persona?',
    paragraphs: [
      `Escríbele: lee lo que ya preguntaste y te responde en Mensajes. También te atiende en el ${phones}.`,
    ],
    ways: ['call', 'messages'],
    also: 'asesor agente humano llamar teléfono contacto escribir mensaje chat',
  }),
  myMessages: () => ({
    question: '¿Dónde leo lo que me respondió una persona?',
    paragraphs: [
      'En Soporte, en Escríbenos: ahí están tus mensajes y sus respuestas, y puedes contestar. Te avisamos de cada respuesta.',
    ],
    ways: ['messages'],
    also: 'mensajes respuesta asesor agente conversación chat contestaron escribí persona',
  }),
  stores: () => ({
    question: '¿Dónde y a qué hora atienden?',
    paragraphs: [
      'En Soporte, en Dónde te atienden, escribe tu ciudad o barrio, o pulsa «Cerca de mí»: ves cada centro y punto de pago, su dirección, si está abierto ahora y qué se hace ahí.',
    ],
    ways: ['offices', 'call'],
    also: 'horario oficina tienda agencia sucursal abren cierran sábado domingo',
  }),
  appointment: () => ({
    question: '¿Cómo saco una cita?',
    paragraphs: [
      'En Soporte, en Dónde te atienden, pulsa «Reservar turno» en el centro al que vas: eliges trámite, día y hora, y te damos un código. Ahí mismo lo cambias o lo cancelas.',
      'Muchos trámites se hacen aquí, sin ir: pagar, recargar, cambiar de plan o ver una reparación.',
    ],
    ways: ['offices', 'call'],
    also: 'turno agendar reservar agencia visita',
  }),
  complaint: () => ({
    question: '¿Cómo presento un reclamo?',
    paragraphs: [
      'Si es por un cobro, pulsa «Reclamar» junto a él en la factura: eliges el motivo, cuentas qué pasó y adjuntas fotos. En Reclamos ves cómo va y escribes a quien lo revisa.',
      'Cualquier otro reclamo lo presentas en el portal de reclamos: di qué línea es, qué pasó y qué pides, y guarda el número que te dan.',
      'También puedes hacerlo por teléfono.',
    ],
    ways: ['complaints', 'call'],
    also: 'reclamos queja denuncia reclamar',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
