// What is asked of signing in, of people and of one's own data in particular.

import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { invitationDays } from './promises.ts';
import type { Facts, QuestionWords } from './question-words.ts';

const person = documentOf('person').inSentence;
const company = documentOf('company');

export const accountQuestions = {
  register: ({ phones }) => ({
    question: '¿Cómo me registro?',
    paragraphs: [
      `En la página de inicio de sesión elige «Regístrate». Lo haces con tu correo o con tu número móvil: te enviamos un código y creas tu contraseña. Para eso no pedimos ningún documento: da igual si tienes ${person} o pasaporte.`,
      `Cada persona tiene su propia cuenta. Para asociar un servicio Hogar sí pedimos los datos del documento del titular; si el tuyo no se acepta, llámanos al ${phones}.`,
    ],
    ways: ['associate', 'call'],
    also: 'crear cuenta registrarse registro nueva usuario pasaporte extranjero documento',
  }),
  ownAccount: () => ({
    question: '¿Puedo entrar con la cuenta de otra persona?',
    paragraphs: [
      'Mejor no: la contraseña no se comparte con nadie, tampoco en familia. Crea tu propia cuenta con tu correo o tu número; es gratis y toma un minuto.',
      'Quien es titular te invita desde su cuenta, en Mi cuenta, Quién tiene acceso a tus líneas: así ves, pagas o administras su línea con tu propia contraseña.',
    ],
    ways: ['people'],
    also: 'compartir contraseña cuenta familiar mamá esposo misma usuario clave prestada',
  }),
  emailChange: ({ phones }) => ({
    question: '¿Cómo cambio mi correo, o qué hago si ya no lo tengo?',
    paragraphs: [
      'El correo o el número con el que te registraste no se cambia. Si ya no lo tienes, regístrate con otro correo y asocia ahí tus líneas: a las móviles les llega un código, y las de hogar van con el documento de su titular. El correo de tu contrato sí se corrige: en Mi cuenta, en Corregir mis datos.',
      `Para recuperar la contraseña sin ese correo, entra con el número móvil de tu perfil o con una llave de acceso. Si no puedes, una persona comprueba que eres tú: llama al ${phones}, con tu ${person}.`,
    ],
    ways: ['privacy', 'call'],
    also: 'email mail perdí correo viejo no existe otro nuevo cambiar registrado acceso',
  }),
  backupCodes: () => ({
    question: '¿Cómo genero otros códigos de respaldo?',
    paragraphs: [
      'En Mi cuenta abre Verificación en dos pasos y, en Códigos de respaldo, elige «Generar nuevos». Salen diez; guárdalos, porque se ven una sola vez.',
      'Los anteriores dejan de servir en ese momento, también los que alguien haya encontrado.',
    ],
    ways: ['security'],
    also: 'perdí papel códigos respaldo nuevos generar otros segundo paso boté',
  }),
  sessionEnds: ({ session }) => ({
    question: '¿Por qué se cierra mi sesión sola?',
    paragraphs: [
      `Por seguridad: se cierra después de ${session.idle} sin uso, y de ${session.longest} en cualquier caso. También cuando cambias tu contraseña o la cierras desde otro equipo. Una compra en camino se vuelve a encontrar al entrar.`,
      'Con una llave de acceso vuelves a entrar con tu huella o tu rostro.',
    ],
    ways: ['security'],
    also: 'sesión expirada se cierra saca bota a cada rato tiempo inactividad salir',
  }),
  strangerSession: () => ({
    question: 'Entró alguien desde un equipo que no es mío. ¿Qué hago?',
    paragraphs: ['Haz esto ahora, en Mi cuenta:'],
    list: [
      'En Equipos conectados cierra ese equipo, o todos menos el que usas.',
      'Cambia tu contraseña: también cierra las demás sesiones.',
      'Activa la verificación en dos pasos, para que nadie entre solo con la contraseña.',
      'Revisa en Movimientos si hay un pago que no hiciste; si lo hay, reclámalo.',
      'Si te cambiaron el plan, pulsa «Cancelar el cambio» en el detalle de esa línea, antes de que empiece.',
    ],
    ways: ['security', 'changePassword', 'movements', 'call'],
    also: 'desconocido intruso hackearon sesión ajena equipo dispositivo entraron cuenta',
  }),
  removePerson: () => ({
    question: '¿Cómo le quito el acceso a una persona?',
    paragraphs: [
      'En Mi cuenta abre Quién tiene acceso a tus líneas, elige a la persona y pulsa Quitar acceso; si aún no acepta, Retirar la invitación. Se aplica desde ese momento, y puedes hacerlo cuando quieras. Yo no lo hago por ti.',
      'Ahí mismo cambias lo que puede hacer, si prefieres que solo mire o solo pague.',
    ],
    ways: ['people'],
    also: 'sacar quitar eliminar retirar invitado permiso familiar hermana ex arrepentí',
  }),
  invitationMissing: () => ({
    question: 'La invitación que envié no llega',
    paragraphs: [
      `Llega por correo o por SMS, a lo que escribiste. Revisa que esté bien escrito, y que mire en correo no deseado. Sirve una vez y vence en ${invitationDays} días.`,
      'En Mi cuenta, en Quién tiene acceso a tus líneas, ves si sigue pendiente: retírala y envía otra. La persona la abre con su propia cuenta, o crea una.',
    ],
    ways: ['people'],
    also: 'invitación reenviar vencida spam no le llegó aceptar enlace caducó',
  }),
  invited: () => ({
    question: 'Me invitaron a una línea. ¿Qué hago?',
    paragraphs: [
      'Abre el enlace: dice quién te invita y si podrás mirar, pagar o administrar su línea. Para aceptar, entra con tu cuenta, o crea una y vuelve a abrirlo, y pulsa «Aceptar invitación». La verás en Mis Servicios.',
      `Aceptar no cuesta, no te hace titular ni le muestra tus líneas o tus datos. Si no conoces a esa persona, no aceptes: la invitación vence sola a los ${invitationDays} días. Si ya aceptaste y no la quieres, abre la línea y pulsa «Dejar de ver esta línea»; si la administras, está en Gestionar, «Quitar de mi cuenta».`,
    ],
    ways: ['services'],
    also: 'invitación recibida aceptar rechazar acceso línea ajena desconocido enlace',
  }),
  business: ({ phones }) => ({
    question: '¿Cómo manejo las líneas de mi empresa?',
    paragraphs: [
      'Las facturas, los pagos, las compras, los reclamos y el cambio de chip de una línea corporativa están en el portal de Empresas, y sus topes los pone la empresa. Aquí ves, en Mis Servicios, lo que le queda a cada línea que asociaste.',
      `Las que tu negocio tiene como cualquier persona, también con el ${company.onPaper} de su dueño, se asocian aquí en Mis Servicios; en Quién tiene acceso a tus líneas invitas a quien las mire, las pague o las administre, y le quitas el acceso; la de quien ya no está la pausas en Gestionar, «Pausar».`,
      `Contratar más líneas, cambiar a quien administra la cuenta de la empresa o entregar una retención no se hace en este portal: pregunta cómo en el ${phones}.`,
    ],
    ways: ['services', 'people', 'call'],
    also: `empresa negocio corporativo corporativa compañía ${company.inSentence} administrador empleados pyme retención`,
  }),
  recordsConsent: () => ({
    question: '¿Cómo niego o retiro el permiso de ver mis llamadas?',
    paragraphs: [
      'Si te llegó la solicitud, abre el enlace del SMS y responde «No»; si no respondes, nadie ve nada.',
      'Si ya diste el permiso, retíralo con el enlace del SMS que lo confirmó, o en Mi cuenta, Quién usa cada línea, con «Retirar». Termina al instante, y no tienes que dar razones.',
    ],
    ways: ['people'],
    also: 'quitar negar retirar consentimiento permiso registros llamadas historial decir no',
  }),
  othersRecords: () => ({
    question: '¿Puedo ver las llamadas de otra persona?',
    paragraphs: [
      'No, sin su permiso. Aunque la línea esté a tu nombre y la pagues, las llamadas, los mensajes y los sitios son privados de la persona adulta que la usa. El contenido de llamadas y chats no lo ve nadie.',
      'Como titular ves el consumo y las facturas. Para ver sus registros, pídele permiso en Historial: le llega un SMS y decide. Si la usa una persona menor de edad a tu cargo, dilo en su línea, Gestionar, Quién la usa.',
    ],
    ways: ['serviceRecord'],
    also: 'llamadas esposo pareja hijo ver espiar chats mensajes con quién habla permiso',
  }),
  commercialCalls: ({ phones }) => ({
    question: '¿Cómo hago para que no me llamen ni me escriban con ofertas?',
    paragraphs: [
      'En Mi cuenta abre Lo que aceptaste y, en Uso de tus datos, pulsa «Desactivar todo»: es tu oposición, y queda con constancia. En Notificaciones, en el engranaje, desactiva las promociones por correo. Unas ofertas sí y otras no, no se elige.',
      `Si aun así te llaman de parte nuestra, dínoslo en el ${phones}. Si llama otra empresa, bloquea el número en tu celular: de dónde lo sacó no lo sé. Quién vio aquí tus datos lo dice «Quién vio tus datos».`,
    ],
    ways: ['contracts', 'notifications', 'privacy', 'call'],
    also: 'publicidad llamadas promociones ventas molestan oposición insistir ofertas acoso',
  }),
  verifyDocument: () => ({
    question: '¿Cómo sé si un documento es auténtico?',
    paragraphs: [
      'En Verificar un documento escribe el código que está impreso en él, o elige el archivo PDF: te dice si el certificado es nuestro y si nadie lo cambió. No hace falta tener cuenta.',
      `Vale para los certificados de robo y de no adeudar. Una factura se comprueba en la página ${market.words.taxAuthority.ofInFull}. De cualquier otra carta o aviso, no pagues a quien la trae ni uses su código QR o sus enlaces: lo que debes está en Pagos y Facturas, y ahí se paga.`,
    ],
    ways: ['verify', 'receiptCheck', 'call'],
    also: 'auténtico falso certificado código qr carta verificar comprobar papel original',
  }),
  nameLine: () => ({
    question: '¿Puedo ponerle nombre a cada línea?',
    paragraphs: [
      'Sí. En «Mis Servicios» abre Ordenar y nombrar: a cada línea le pones nombre, color y dibujo, y la arrastras a su lugar. También puedes ocultarla en Inicio sin perderla.',
      'Solo tú lo ves: para las demás personas no cambia nada.',
    ],
    ways: ['nameLine'],
    also: 'nombre apodo renombrar línea color ordenar ocultar esconder mamá casa lista',
  }),
  portalFails: ({ phones }) => ({
    question: 'El portal no carga o da un error. ¿Qué hago?',
    paragraphs: [
      'Disculpa. Actualiza la página y prueba otra vez en unos minutos, o con otro navegador. Si estabas pagando o comprando, mira primero en Movimientos si se hizo: así no lo haces dos veces.',
      `Si sigue igual, cuéntaselo a una persona: escríbele o llama al ${phones}, y di qué página es y qué ves.`,
    ],
    ways: ['movements', 'call'],
    also: 'página caída no abre no carga error botón no funciona lenta cuelga blanco',
  }),
  accessibility: ({ phones }) => ({
    question: '¿Puedo usar el portal si no veo bien o uso lector de pantalla?',
    paragraphs: [
      'Sí: está hecho para leerse con lector de pantalla y usarse solo con el teclado. Cada factura se abre en Pagos y Facturas como una página, cobro por cobro; en audio o en braille el portal no la da.',
      `Si algo no se lee o no se puede pulsar, dinos qué página y qué botón es: escríbele a una persona o llama al ${phones}. También puede pagar alguien por ti, con un «Enlace de pago» o invitándole a Pagar en Quién tiene acceso a tus líneas.`,
      'Si no oyes o no hablas, te atienden por escrito: escríbele a una persona y te responde en Mensajes, sin llamadas.',
    ],
    ways: ['billing', 'people', 'call'],
    also: 'accesibilidad ciego ciega no vidente discapacidad visual lector pantalla braille audio sordo sorda mudo señas teclado',
  }),
  appearance: () => ({
    question: '¿Cómo cambio los colores o el tamaño de la letra?',
    paragraphs: [
      'En Mi cuenta abre Apariencia y elige Claro, Oscuro o Sistema, que es igual que tu equipo. Vale solo ahí.',
      'El tamaño de la letra es el de tu navegador: súbelo en sus ajustes y el portal se acomoda.',
    ],
    ways: ['appearance'],
    also: 'modo oscuro noche tema colores letra grande tamaño apariencia accesibilidad',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
