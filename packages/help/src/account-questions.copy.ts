// What is asked of signing in, of people and of one's own data in particular.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { Facts, QuestionWords } from './question-words.ts';

const person = documentOf('person').inSentence;

const noStaying =
  'No se puede dejar abierta siempre: por seguridad se cierra después de una hora sin uso. Para entrar más rápido, agrega una llave de acceso en Mi cuenta.';

const invitationTime =
  'Vence a los 7 días y sirve una sola vez. Si se pasó, quien te invitó puede enviar otra.';

const ourFault = (phones: string) =>
  `Prueba con otro navegador actualizado: si también falla ahí, es nuestro. Cuéntaselo a una persona, o en el ${phones}, con la página y la hora. Si era un pago, mira en Movimientos si se hizo.`;

export const accountQuestions = {
  register: ({ phones }) => ({
    question: '¿Cómo me registro?',
    paragraphs: [
      `En la página de ingreso elige «Regístrate». Lo haces con tu correo o con tu número móvil: te enviamos un código y creas tu contraseña. Para eso no pedimos ningún documento: da igual si tienes ${person} o pasaporte.`,
      `Cada persona tiene su propia cuenta. Para asociar un servicio de hogar sí pedimos los datos del documento del titular; si el tuyo no se acepta, llámanos al ${phones}.`,
    ],
    details: {
      needs:
        'Solo tu correo o tu número móvil: te llega un código y creas tu contraseña. No pedimos documento, así que da igual si tienes pasaporte. Con tu correo puedes asociar después más líneas; con el número, no.',
      fails: `Revisa que el correo o el número esté completo y que la contraseña tenga de 8 a 12 letras y números. Si el número es de otra compañía, usa tu correo. Si sigue igual, llama al ${phones}.`,
      where: 'En la página de ingreso, junto a «¿Primera vez aquí?», pulsa «Regístrate».',
      who: 'Cualquier persona, con su correo, aunque todavía no sea cliente. Quien es menor de edad necesita la autorización de su representante legal.',
      price: 'Nada: la cuenta es gratis.',
    },
    ways: ['associate', 'call'],
    also: 'crear cuenta registrarse registro nueva usuario pasaporte extranjero documento',
  }),
  ownAccount: () => ({
    question: '¿Puedo entrar con la cuenta de otra persona?',
    paragraphs: [
      'Mejor no: la contraseña no se comparte con nadie, tampoco en familia. Crea tu propia cuenta con tu correo o tu número; es gratis y toma un minuto.',
      'Quien es titular te invita desde su cuenta, en Mi cuenta, Quién entra a tus líneas: así ves, pagas o administras su línea con tu propia contraseña.',
    ],
    ways: ['people'],
    also: 'compartir contraseña cuenta familiar mamá esposo misma usuario clave prestada',
  }),
  emailChange: ({ phones }) => ({
    question: '¿Cómo cambio mi correo, o qué hago si ya no lo tengo?',
    paragraphs: [
      'El correo con el que te registraste no se cambia. Si ya no lo tienes, regístrate con otro correo o con tu número y asocia ahí tus líneas con tu documento. El correo de tu contrato sí se corrige: en Mi cuenta, en Corregir mis datos.',
      `Para recuperar la contraseña sin ese correo, entra con el número móvil de tu perfil o con una llave de acceso. Si no puedes, una persona comprueba que eres tú: llama al ${phones}, con tu ${person}.`,
    ],
    details: {
      where:
        'Ese dato no se cambia en ningún lugar: regístrate con tu correo actual y asocia ahí tus líneas con tu documento.',
    },
    ways: ['privacy', 'call'],
    also: 'email mail perdí correo viejo no existe otro nuevo cambiar registrado acceso',
  }),
  backupCodes: () => ({
    question: '¿Cómo genero otros códigos de respaldo?',
    paragraphs: [
      'En Mi cuenta abre Verificación en dos pasos y, en Códigos de respaldo, elige «Generar nuevos». Salen diez; guárdalos, porque se ven una sola vez.',
      'Los anteriores dejan de servir en ese momento, también los que alguien haya encontrado.',
    ],
    details: {
      where:
        'Se muestran una sola vez, al activar la verificación en dos pasos. Para tener otros: Mi cuenta, Verificación en dos pasos, «Generar nuevos»; ahí los imprimes o los guardas como archivo.',
      meaning:
        'Son diez códigos para entrar si no tienes tu celular: escribes uno en lugar del que muestra la aplicación, y cada uno sirve una vez. Guárdalos en papel, lejos del celular.',
      until:
        'No caducan: cada uno vale hasta que lo uses, generes otros o desactives la verificación en dos pasos.',
      limit: 'Una sola vez cada uno. En Verificación en dos pasos ves cuántos te quedan de los diez.',
      keeps: 'No: al generar nuevos, los anteriores dejan de servir en ese momento.',
      fails:
        'Cada código sirve una vez: escribe otro de la lista. Si no te queda ninguno, entra con tu aplicación de códigos o con una llave de acceso y genera nuevos.',
    },
    ways: ['security'],
    also: 'perdí papel códigos respaldo nuevos generar otros segundo paso boté',
  }),
  sessionEnds: () => ({
    question: '¿Por qué se cierra mi sesión sola?',
    paragraphs: [
      'Por seguridad: se cierra después de una hora sin uso, y a las 12 horas en cualquier caso. También cuando cambias tu contraseña o la cierras desde otro equipo. Una compra en camino se vuelve a encontrar al entrar.',
      'Con una llave de acceso vuelves a entrar con tu huella o tu rostro.',
    ],
    details: {
      why: 'Por seguridad, para que nadie use tu cuenta si dejas el equipo: se cierra después de una hora sin uso, y a las 12 horas en cualquier caso. Con una llave de acceso vuelves a entrar en un momento.',
      until: 'Una hora sin usarla, y 12 horas como máximo aunque la uses.',
      fails: noStaying,
      off: noStaying,
      where: noStaying,
    },
    ways: ['security'],
    also: 'sesión expirada se cierra saca bota a cada rato tiempo inactividad salir',
  }),
  strangerSession: () => ({
    question: 'Entró alguien desde un equipo que no es mío. ¿Qué hago?',
    paragraphs: ['Haz esto ahora, en Mi cuenta:'],
    details: {
      why: 'La ciudad se calcula por la conexión y puede no ser exacta, sobre todo con datos móviles. Mira el equipo y la hora: si no fuiste tú, cierra esa sesión y cambia tu contraseña.',
    },
    list: [
      'En Equipos conectados cierra ese equipo, o todos menos el que usas.',
      'Cambia tu contraseña: también cierra las demás sesiones.',
      'Activa la verificación en dos pasos, para que nadie entre solo con la contraseña.',
      'Revisa en Movimientos si hay un pago que no hiciste; si lo hay, reclámalo.',
    ],
    ways: ['security', 'changePassword', 'movements', 'call'],
    also: 'desconocido intruso hackearon sesión ajena equipo dispositivo entraron cuenta',
  }),
  removePerson: () => ({
    question: '¿Cómo le quito el acceso a una persona?',
    paragraphs: [
      'En Mi cuenta abre Quién entra a tus líneas, elige a la persona y pulsa Quitar acceso; si aún no acepta, Retirar la invitación. Vale desde ese momento, y puedes hacerlo cuando quieras. Yo no lo hago por ti.',
      'Ahí mismo cambias lo que puede hacer, si prefieres que solo mire o solo pague.',
    ],
    details: {
      seen: 'No, se entera: recibe un aviso de que ya no tiene acceso.',
      howLong: 'Al instante: en cuanto pulsas «Quitar acceso» ya no ve la línea.',
    },
    ways: ['people'],
    also: 'sacar quitar eliminar retirar invitado permiso familiar hermana ex arrepentí',
  }),
  invitationMissing: () => ({
    question: 'La invitación que envié no llega',
    paragraphs: [
      'Llega por correo o por SMS, a lo que escribiste. Revisa que esté bien escrito, y que mire en correo no deseado. Sirve una vez y vence en 7 días.',
      'En Mi cuenta, en Quién entra a tus líneas, ves si sigue pendiente: retírala y envía otra. La persona la abre con su propia cuenta, o crea una.',
    ],
    details: {
      where:
        'En el enlace que llegó por correo o por SMS: ábrelo, entra con tu cuenta y pulsa «Aceptar invitación». En el portal no hay una lista; si perdiste el enlace, pide otra a quien te invitó.',
      fails:
        'Si ya no es válida, se usó, se retiró o venció: pide otra. Si escribiste mal su correo o su número, en Quién entra a tus líneas pulsa «Retirar» y envíala de nuevo. Aceptada, la línea sale en Mis Servicios.',
      why: 'Suele ser un correo o un número mal escrito, o que cayó en correo no deseado. En Quién entra a tus líneas ves a dónde se envió: si está mal, pulsa «Retirar» y envía otra.',
      needs:
        'Sí, una cuenta propia: si no la tienes, la creas con tu correo o tu número y vuelves a abrir el enlace. Para aceptar no pedimos ningún documento.',
      until: invitationTime,
      otherwise: invitationTime,
    },
    ways: ['people'],
    also: 'invitación reenviar vencida spam no le llegó aceptar enlace caducó',
  }),
  recordsConsent: () => ({
    question: '¿Cómo niego o retiro el permiso de ver mis llamadas?',
    paragraphs: [
      'Si te llegó el pedido, abre el enlace del SMS y responde «No»; si no respondes, nadie ve nada.',
      'Si ya diste el permiso, retíralo con el enlace del SMS que lo confirmó, o en Mi cuenta, Quién usa cada línea, con «Retirar». Termina al instante, y no tienes que dar razones.',
    ],
    details: {
      undo: 'Sí, cuando quieras: pulsa «Retirar» en Mi cuenta, en Quién usa cada línea, o abre el enlace del SMS que confirmó tu permiso. Termina al instante y no das razones.',
      where:
        'En el enlace del SMS que te llegó, con «No». También en Mi cuenta, en Quién usa cada línea: ahí está el pedido, con «Sí» y «No».',
      otherwise:
        'Nada: tu línea sigue igual y nadie ve tus registros. Si no respondes, el pedido vence solo en 7 días.',
      until:
        'Para responder tienes 7 días; sin respuesta, nadie ve nada. Si dijiste que sí, el permiso vale 12 meses, y lo retiras antes cuando quieras.',
      seen: 'Sí: a quien lo pidió le avisamos que no le diste permiso, o que lo retiraste. No le decimos por qué, y desde ese momento no ve nada.',
      needs: 'No: el permiso es solo tuyo, y si no lo das tu línea sigue igual.',
    },
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
      'En Mi cuenta abre Lo que aceptaste y, en Uso de tus datos, pulsa «Desactivar todo»: es tu oposición, y queda con constancia. En Notificaciones, en el engranaje, desactiva las promociones por correo.',
      `Si aun así te llaman de parte nuestra, dínoslo en el ${phones}. Si llama otra empresa, bloquea el número en tu celular.`,
    ],
    details: {
      fails: `Activa tu oposición: en Mi cuenta, Lo que aceptaste, «Desactivar todo» queda con fecha y constancia. Si después te llaman de parte nuestra, dínoslo en el ${phones}, con el día y el número.`,
      part: 'Sí: en Notificaciones, en el engranaje, desactiva solo «Promociones por correo electrónico». Los avisos de facturas, cobros y seguridad siguen.',
      where:
        'En Mi cuenta, Lo que aceptaste, en Uso de tus datos; y en Notificaciones, en el engranaje, las promociones por correo.',
      why: 'En Mi cuenta, Lo que aceptaste, ves qué permitiste; con «Desactivar todo» te opones a las ofertas. Si aun así te llaman, puede ser otra empresa: bloquea ese número en tu celular.',
    },
    ways: ['contracts', 'notifications', 'call'],
    also: 'publicidad llamadas promociones ventas molestan oposición insistir ofertas acoso',
  }),
  verifyDocument: () => ({
    question: '¿Cómo sé si un documento es auténtico?',
    paragraphs: [
      'En Verificar un documento escribe el código que está impreso en él, o elige el archivo PDF: te dice si el certificado es nuestro y si nadie lo cambió. No hace falta tener cuenta.',
      `Vale para los certificados de robo y de no adeudar. Una factura se comprueba en la página ${market.words.taxAuthority.ofInFull}. De cualquier otra carta, desconfía de sus enlaces y pregúntanos.`,
    ],
    details: {
      where:
        'En «Verificar un documento», sin tener cuenta: cualquiera escribe ahí el código de 16 letras y números, o elige el archivo PDF. Así se comprueban los certificados de robo y de no adeudar.',
      fails:
        'Escribe el código a mano, con sus 16 letras y números, o elige el archivo PDF en «Verificar un documento». Si está completo y dice que no es válido, el documento no es nuestro.',
      seen: 'Solo qué documento es, cuándo se emitió y las iniciales de su titular.',
    },
    ways: ['verify', 'receiptCheck', 'call'],
    also: 'auténtico falso certificado código qr carta verificar comprobar papel original',
  }),
  nameLine: () => ({
    question: '¿Puedo ponerle nombre a cada línea?',
    paragraphs: [
      'Sí. En «Todos tus servicios» abre Ordenar y nombrar: a cada línea le pones nombre, color y dibujo, y la arrastras a su lugar. También puedes ocultarla del inicio sin perderla.',
      'Solo tú lo ves: para las demás personas no cambia nada.',
    ],
    details: {
      undo: 'En «Todos tus servicios» pulsa «Ordenar y nombrar», abre «Nombre y color» de esa línea, desactiva «Ocultar en el inicio» y guarda.',
      off: 'En la línea, Gestionar, «Nombre y color»: borra el nombre y guarda. Sin nombre, se llama como su plan.',
      where: 'En la línea, Gestionar, «Nombre y color»; o en «Todos tus servicios», con «Ordenar y nombrar».',
    },
    ways: ['nameLine'],
    also: 'nombre apodo renombrar línea color ordenar ocultar esconder mamá casa lista',
  }),
  portalFails: ({ phones }) => ({
    question: 'El portal no carga o da un error. ¿Qué hago?',
    paragraphs: [
      'Disculpa. Actualiza la página y prueba otra vez en unos minutos, o con otro navegador. Si estabas pagando o comprando, mira primero en Movimientos si se hizo: así no lo haces dos veces.',
      `Si sigue igual, cuéntaselo a una persona: escríbele o llama al ${phones}, y di qué página es y qué ves.`,
    ],
    details: {
      fails: ourFault(phones),
      why: ourFault(phones),
    },
    ways: ['movements', 'call'],
    also: 'página caída no abre no carga error botón no funciona lenta cuelga blanco',
  }),
  appearance: () => ({
    question: '¿Cómo cambio los colores o el tamaño de la letra?',
    paragraphs: [
      'En Mi cuenta abre Apariencia y elige claro, oscuro o como tu equipo. Vale para ese equipo.',
      'El tamaño de la letra es el de tu navegador: súbelo en sus ajustes y el portal se acomoda.',
    ],
    details: {
      undo: 'En Mi cuenta abre Apariencia y elige claro. Si lo que cambió es la letra, vuelve al 100 % en el menú de tu navegador, o con Ctrl y 0 en una computadora.',
      where:
        'Los colores, en Mi cuenta, en Apariencia: claro, oscuro o como tu equipo. El tamaño de la letra, en los ajustes de tu navegador.',
      off: 'El modo oscuro se quita en Mi cuenta, en Apariencia, eligiendo claro. Las animaciones, en los ajustes de tu equipo, con «reducir movimiento»: el portal lo respeta.',
      part: 'Elige «como tu equipo» en Apariencia y pon en tu celular que se oscurezca de noche: el portal lo sigue.',
    },
    ways: ['appearance'],
    also: 'modo oscuro noche tema colores letra grande tamaño apariencia accesibilidad',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
