// What is said to whoever asks one thing in particular of signing in and the account.

import { market } from '@portal/market/here';
import { archiveDays, dataRequestDays, invitationDays } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';

export const payNobody = (phones: string) =>
  `No pagues, firmes ni entregues nada en tu puerta ni por un enlace: lo que debes está en Pagos y Facturas, y ahí se paga. Pregunta en el ${phones} si enviamos a esa persona o ese papel; si insiste, llama al ${market.emergencyPhone}.`;

export const askHolder =
  'Depende de lo que te dieron: con Mirar no se ven ni se pagan facturas; con Pagar no se ve el consumo. Pídele a su titular que lo cambie en Quién tiene acceso a tus líneas.';

export const accessDetails = {
  secondStep: () => ({
    off: 'Sí: en Mi cuenta abre Verificación en dos pasos, pulsa «Desactivar» y confirma con un código de tu aplicación o de respaldo. Desde entonces entras solo con tu contraseña. Yo no la desactivo por ti.',
    meaning:
      'Es un seguro más para entrar: además de tu contraseña, un código de seis dígitos que solo muestra una aplicación de tu celular. Así nadie entra aunque conozca tu contraseña. Es opcional.',
    needs:
      'Una aplicación de códigos en tu celular: sirve Google Authenticator o cualquiera parecida. Muestra el código también sin señal; no llega por SMS ni por correo. Es opcional: tú decides si la activas.',
    where: 'En Mi cuenta, en Seguridad: abre Verificación en dos pasos y pulsa «Activar».',
    price: 'Nada: es gratis, y tú decides si la activas.',
    otherwise:
      'Si la desactivas, entras solo con tu contraseña, y quien la sepa también; se activa otra vez cuando quieras. Si pierdes el celular, entras con un código de respaldo o, sin ellos, con «¿Perdiste tu celular y tus códigos?», que espera un día.',
    undo: 'Sí: la activas otra vez cuando quieras, en Mi cuenta, Verificación en dos pasos. Saldrán códigos de respaldo nuevos.',
    seen: 'Queda protegida solo por tu contraseña: quien la conozca puede entrar. Si te cansa el código, agrega una llave de acceso: entras con tu huella o tu rostro, sin código.',
    part: 'No: el código se pide cada vez que entras con tu contraseña. Si entras con una llave de acceso, no lo pedimos.',
    why: 'Porque tu cuenta tiene la verificación en dos pasos: así nadie entra aunque sepa tu contraseña. El código lo muestra tu aplicación. Si no la quieres, la desactivas en Mi cuenta, en Verificación en dos pasos.',
    who: 'Cada persona en su propia cuenta: la activas y la quitas tú, con tu contraseña y un código.',
    fails:
      'Escribe el código que la aplicación muestra ahora, porque cambia cada medio minuto, y mira que la hora de tu celular esté en automático. Si no, sirve un código de respaldo o una llave de acceso. A los tres errores hay que esperar 15 minutos.',
  }),
  passkey: () => ({
    off: 'En Mi cuenta abre Llaves de acceso y pulsa «Eliminar» junto a la de ese equipo: deja de servir al momento, aunque ya no lo tengas. Tu contraseña y las otras llaves siguen igual.',
    meaning:
      'Es una forma de entrar sin contraseña: tu equipo confirma que eres tú con tu huella, tu rostro o su PIN. Es segura: nadie la adivina, y tu huella no sale del equipo.',
    fails:
      'No se pide sola: al entrar pulsa «Entrar con llave de acceso», en el equipo donde la agregaste. Si no la reconoce, entra con tu contraseña, elimínala en Llaves de acceso y agrega otra.',
    needs:
      'Sirve un celular, una computadora con Windows Hello o con huella, y también una llave USB con PIN que admita llaves de acceso. Agrégala desde ese equipo, con el navegador actualizado.',
    limit: 'Sí, puedes tener una en cada equipo, hasta diez en total. Agrégala desde cada uno.',
    seen: 'No: para usarla hace falta tu huella, tu rostro o el PIN de ese equipo. Si lo pierdes, elimínala desde otro en Mi cuenta, Llaves de acceso.',
    where: 'En Mi cuenta, en Seguridad, abre Llaves de acceso: ves cada una, cuándo se creó y cuándo se usó.',
    why: 'Primero se agrega en ese equipo: Mi cuenta, Llaves de acceso, «Agregar llave». Si te dice que no puede crearla, ese equipo o ese navegador no las admite.',
    who: 'Sirve aunque el equipo ya no lea tu huella: entras con tu rostro o con el PIN con el que lo desbloqueas. Y tu contraseña sigue sirviendo.',
    otherwise:
      'Entra quien pueda desbloquear ese equipo: si otra persona tiene ahí su huella o sabe el PIN, también. Si te lo roban, elimínala desde otro en Mi cuenta, Llaves de acceso; tú entras con tu contraseña.',
    price: 'Nada: es gratis.',
  }),
  lostSecondStep: ({ phones }) => ({
    off: 'Entra con un código de respaldo o una llave de acceso y desactívala en Mi cuenta. Si no tienes, al entrar pulsa «¿Perdiste tu celular y tus códigos?»: se desactiva después de un día.',
    howLong:
      'Un día desde que respondes con el documento del titular; te avisamos cuando esté. Con un código de respaldo o una llave de acceso entras al momento.',
    needs:
      'Un código de respaldo o una llave de acceso de otro equipo. Sin ellos, tu contraseña y el documento del titular de tu línea, en «¿Perdiste tu celular y tus códigos?».',
    fails: `Revisa que el documento sea el del titular de tu línea, como está en el contrato. Si no se acepta, llama al ${phones}.`,
    otherwise:
      'Si no lo pediste tú, cancélalo con el enlace del aviso o entrando a tu cuenta: hasta que pase el día, la verificación sigue activada.',
  }),
  people: () => ({
    howLong: `Al momento: en cuanto acepta la invitación ve la línea en su propia cuenta. Para aceptar tiene ${invitationDays} días.`,
    seen: 'Mirar: consumo y saldos. Pagar: facturas, sin el consumo. Administrar: casi todo, y las llamadas si la línea la usas tú. Nadie ve tu contraseña, tus tarjetas ni tus otras líneas. Quién tiene acceso ahora lo dice Quién tiene acceso a tus líneas, en Mi cuenta: ahí lo quitas.',
    who: 'Quien mira no cambia ni paga nada; quien paga lo hace con su propia tarjeta, sin comprar paquetes; solo quien administra compra, también con tu saldo o a tu factura, y cambia tu plan. Cambiar el chip, dar de baja e invitar, solo el titular.',
    where:
      'En Mi cuenta, en Quién tiene acceso a tus líneas: ahí ves a cada persona y lo que puede hacer. En «Invitar a una persona» escribes su correo o su celular y eliges qué puede hacer y en qué líneas.',
    meaning:
      'Mirar es ver el consumo y los saldos. Pagar es ver las facturas y pagarlas con su tarjeta. Administrar es poder casi todo, pero no cambiar el chip ni ver su PUK, dar de baja, invitar o decidir una reparación.',
    off: 'En Mi cuenta abre Quién tiene acceso a tus líneas, elige a la persona y pulsa «Quitar acceso»: se aplica desde ese momento. Si prefieres, cambia ahí lo que puede hacer.',
    why: askHolder,
    needs: `Basta su correo o su celular, de cualquier operadora. Si no es cliente o no tiene cuenta, la crea al aceptar la invitación, que vence en ${invitationDays} días.`,
    part: 'Eliges para cada persona y línea entre tres: Mirar ve el consumo y los saldos, sin pagar nada; Pagar ve y paga las facturas, sin ver el consumo ni las llamadas; Administrar puede casi todo. Si ya tiene acceso, pulsa «Cambiar» junto a ella. Solo recargar no existe: para eso no hace falta acceso, basta el número en «Pagar o recargar para otra persona».',
    undo: 'Sí, cuando quieras: en Quién tiene acceso a tus líneas pulsa «Cambiar» para darle más o menos, o «Quitar acceso». Una invitación que aún no acepta se anula con «Retirar».',
    limit:
      'El portal no pone un máximo de personas por línea; sin aceptar caben 20 invitaciones. Mirar ve el consumo y los saldos, sin gastar; Pagar ve y paga las facturas con su propia tarjeta; Administrar puede casi todo, también cargar compras a tu factura o a tu saldo. Cuánto gasta no se limita.',
    otherwise: `Si acepta, ve tu línea en su propia cuenta. Si no acepta en ${invitationDays} días, la invitación vence y no pasa nada: envía otra.`,
    fails:
      'Si no puede abrir la invitación, se usó, se retiró o venció: en Quién tiene acceso a tus líneas pulsa «Retirar» y envía otra. Si a ti no te deja invitar, confirma ahí que eres titular de la línea.',
    price: 'Nada: dar acceso no cuesta, y tenerlo tampoco.',
    until: `Dura hasta que lo quites: el portal no lo da por unos días. La invitación se acepta en ${invitationDays} días.`,
  }),
  sessions: ({ session }) => ({
    where:
      'En Mi cuenta, en Seguridad, abre Equipos conectados: ves cada uno y cuándo se usó, y ahí mismo lo cierras.',
    seen: `Sí, mientras esa sesión siga abierta. Ciérrala en Equipos conectados; sola se cierra después de ${session.idle} sin uso.`,
    why: 'Cada navegador de cada equipo cuenta como uno. Si no reconoces alguno, ciérralo y cambia tu contraseña; los tuyos puedes dejarlos.',
    otherwise: `Si olvidas salir, se cierra sola después de ${session.idle} sin uso; antes la cierras desde otro equipo, en Equipos conectados. Si cierras todas o cambias tu contraseña, salen los demás y tú sigues en el que usas.`,
    off: 'En Mi cuenta abre Equipos conectados y cierra ese equipo, o todos menos el que usas: deja de entrar al momento, aunque esté lejos.',
    limit:
      'Puedes tener abierta tu cuenta en varios equipos a la vez; cuáles son lo ves en Equipos conectados, y ahí los cierras. Si son varias personas, cada una entra mejor con su propia cuenta.',
  }),
  contracts: ({ phones }) => ({
    where:
      'En Mi cuenta, en Lo que aceptaste: el contrato de cada servicio del que eres titular, y cada compra y permiso. Abre uno y descárgalo con «Constancia en PDF».',
    why: 'Ábrelo en Lo que aceptaste: dice cuándo, desde dónde y cómo se comprobó quién era. Si no fuiste tú, pulsa «No reconozco este servicio»: abre un reclamo con esa constancia.',
    otherwise: `Pulsa «No reconozco este servicio» en Lo que aceptaste y «Reclamar» junto a su cobro: lo reclamado no se cobra ni cuenta como vencido mientras lo revisamos. Si no sale en tu cuenta, repórtalo en el ${phones}; ahí pregunta también si se avisó a una central de riesgo.`,
    fails:
      'La constancia es un PDF: prueba con otro navegador o desde una computadora y, si sigue dañada o en blanco, díselo a una persona. Si ya avisaste que no es tuyo y sigue llegando, pulsa «No reconozco este servicio»: queda un reclamo con número y fecha de respuesta.',
    who: `Cada constancia dice cuándo, desde dónde y cómo se comprobó quién era. Las ve quien es titular; quien administra, solo lo suyo. La grabación de una llamada, o quién te vendió, no está en el portal: pídelo en el ${phones}.`,
    price: 'Nada: cada constancia se descarga gratis, las veces que quieras.',
    until:
      'Desde cuándo y hasta cuándo lo dice el contrato: se descarga en Lo que aceptaste. Lo que cuesta salir antes está en Dar de baja, sin confirmar nada.',
  }),
  privacyChoices: () => ({
    seen: 'Se usan para darte el servicio y cobrarlo; quien procesa un pago recibe lo de ese pago. A herramientas de medición de otras empresas no llega nada si no lo activas en «Uso de tus datos». Si te llama otra, bloquea su número.',
    where:
      'En Mi cuenta, en Lo que aceptaste, en «Uso de tus datos»: activas o desactivas cada permiso, o todos con «Desactivar todo».',
    undo: 'Sí, y se aplica al momento: en Mi cuenta, en Lo que aceptaste, en «Uso de tus datos», desactiva lo que no quieras.',
    why: 'Tu documento sirve para comprobar que eres el titular; tu correo o tu número, para entrar y avisarte. Quién los ha visto lo dice «Quién vio tus datos», en Mi cuenta.',
    meaning:
      'Son tres permisos, y sin tu sí están desactivados: promociones por correo, propuestas según tus consumos (perfilamiento) y medir cómo usas el portal. Ninguno deja vender tus datos ni por dónde andas. Míralos y quítalos en Lo que aceptaste, en «Uso de tus datos».',
    off: 'En Mi cuenta, en Lo que aceptaste, en «Uso de tus datos», desactiva el permiso que no quieras, o pulsa «Desactivar todo»: se aplica al momento y queda con constancia.',
    otherwise:
      'Nada cambia en tus servicios: siguen igual sin esos permisos, y los activas otra vez cuando quieras.',
  }),
  dataRequests: ({ phones }) => ({
    howLong: `La copia está casi siempre en minutos; una corrección, en ${dataRequestDays} días como máximo. En Mi cuenta, Copia de mis datos y Corregir mis datos dicen cómo va tu solicitud y hasta cuándo se responde.`,
    where:
      'En Mi cuenta: una copia, en Copia de mis datos; una corrección, en Corregir mis datos. Lo pides ahí mismo, sin carta ni formulario aparte, y queda con su constancia.',
    who: `Cada persona pide lo suyo desde su cuenta. Por alguien que falleció, o por lo que guardamos de un menor, llama al ${phones}: te dicen qué hace falta.`,
    until: `Si eliminas tu cuenta, tu perfil, tus tarjetas y tus preferencias se borran; las facturas y los pagos se guardan el tiempo que pide la ley, sin tu nombre. A lo que pidas respondemos en ${dataRequestDays} días como máximo, y una copia se descarga durante ${archiveDays} días.`,
    keeps:
      'Las facturas y los pagos se guardan el tiempo que pide la ley, sin tu nombre si eliminas tu cuenta; tu perfil y tus preferencias se borran.',
    fails: `Abre Copia de mis datos o Corregir mis datos, en Mi cuenta: dicen cómo va tu solicitud y hasta qué fecha se responde; si la copia ya está, descárgala antes de ${archiveDays} días. Si esa fecha pasó, presenta un reclamo o llama al ${phones}.`,
    price: 'Nada: pedir, corregir o borrar tus datos es gratis.',
  }),
  whoLooked: () => ({
    where:
      'En Mi cuenta, en «Quién vio tus datos»: salen nuestro personal y las personas con acceso a tus líneas, con lo que vieron y cuándo.',
    until: 'Ves los últimos 13 meses.',
    why: 'Cada fila dice quién fue, qué vio, de qué línea y cuándo: quien te atiende, quien comparte la línea o quien pagó con tu enlace. El motivo no sale: si no lo entiendes, pregúntaselo a una persona o presenta un reclamo.',
    seen: 'Solo quien es titular de la línea, después de confirmar que lo es.',
  }),
  personalToken: () => ({
    off: 'En Mi cuenta abre Acceso para programas y pulsa «Eliminar» junto a él: deja de servir al momento. Si lo necesitas, crea otro y cambia la clave en tu programa.',
    where:
      'En Mi cuenta, en Acceso para programas, con «Crear acceso». La clave se muestra una sola vez: cópiala en tu programa.',
    until: 'Lo que elijas al crearlo: 30 días, 90 días o un año. Su fecha está en Acceso para programas.',
    fails:
      'Mira en Acceso para programas si venció o se eliminó, también por haber restablecido tu contraseña, y qué puede leer. Si ya no está, crea otro.',
    seen: 'Quien tenga la clave lee tus cifras, pero no paga ni cambia nada. Si se filtró, pulsa ya «Eliminar» en Acceso para programas y crea otra.',
    otherwise:
      'La anterior sigue sirviendo hasta su fecha, aunque crees otra; no se puede volver a ver. Si la perdiste, pulsa «Eliminar» junto a ella en Acceso para programas.',
    limit:
      'Hasta diez a la vez, y ninguno dura más de un año. Cuántas preguntas acepta por minuto no lo dice el portal.',
    needs:
      'Un programa que sepa hacer llamadas con esa clave: hace falta saber algo de programación. La creas tú en Acceso para programas, después de confirmar que eres tú.',
    meaning:
      'Es una clave para un programa tuyo: con ella lee tus consumos, saldos o facturas, según elijas. No paga ni cambia nada, y la eliminas cuando quieras.',
    price: 'Nada: crearlo y usarlo es gratis.',
  }),
  fraud: ({ phones }) => ({
    where: `Cuéntanoslo en el ${phones}, con el enlace o el número que te escribió. Para denunciarlo, guarda el mensaje como prueba y acude a la policía.`,
    who: `Las visitas que pediste están en Visita técnica, con su día y hora: si no es una, no abras. Llama al ${phones} y pregunta si enviamos a alguien; si insiste, llama al ${market.emergencyPhone}.`,
    refund: `No te puedo prometer que vuelva: el portal no devuelve lo que se pagó a otra persona. Llama ya a tu banco para que intente detenerlo, guarda los mensajes y el comprobante, denúncialo a la policía y cuéntanoslo en el ${phones}.`,
    otherwise: `Cambia ya tu contraseña y cierra los demás equipos en Equipos conectados. Si diste un código o tu tarjeta, llama a tu banco y al ${phones}. Si solo abriste el enlace y no escribiste nada, ciérralo. Si hubiera un servicio nuevo a tu nombre, lo verías en Lo que aceptaste.`,
    seen: 'De dónde sacaron tus datos no lo sé; quién los miró aquí lo dice «Quién vio tus datos», en Mi cuenta. Que sepan tu nombre o tu documento no prueba que sean de los nuestros: no les des códigos ni contraseñas.',
    price: payNobody(phones),
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
