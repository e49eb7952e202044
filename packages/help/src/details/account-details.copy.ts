import { market } from '@portal/market/here';
import { passwordSpan } from '@portal/market/passwords';
import { consentDays, dataRequestDays, invitationDays } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';
import { askHolder, payNobody } from './access-details.copy.ts';

const noStaying = ({ session }: Facts) =>
  `No se puede dejar abierta siempre: por seguridad se cierra después de ${session.idle} sin uso. Para entrar más rápido, agrega una llave de acceso en Mi cuenta.`;

const sessionTime = ({ session }: Facts) =>
  `${session.idle} sin usarla, y ${session.longest} como máximo aunque la uses.`;

const invitationTime = `Vence a los ${invitationDays} días y sirve una sola vez. Si se pasó, quien la envió pulsa «Retirar» en Quién tiene acceso a tus líneas y envía otra.`;

const otherEmail =
  'El correo con el que entras no se cambia, así que no hay nada que confirmar en el viejo: regístrate con el nuevo y asocia ahí tus líneas. A las móviles les llega un código; las de hogar, con el documento de su titular.';

const ourFault = (phones: string) =>
  `Prueba con otro navegador actualizado: si también falla ahí, es nuestro. Cuéntaselo a una persona, o en el ${phones}, con la página y la hora. Si era un pago, mira en Movimientos si se hizo.`;

export const accountDetails = {
  register: ({ phones }) => ({
    howLong: 'Un minuto: te llega un código, creas tu contraseña y entras.',
    needs:
      'Solo tu correo o tu número móvil: te llega un código y creas tu contraseña. No pedimos documento, así que da igual si tienes pasaporte. Con tu correo puedes asociar después más líneas; con el número, no.',
    fails: `Revisa que el correo o el número esté completo y que la contraseña tenga de ${passwordSpan} letras y números. Si el número es de otra compañía, usa tu correo. Si sigue igual, llama al ${phones}.`,
    where: 'En la página de ingreso, junto a «¿Primera vez aquí?», pulsa «Regístrate».',
    who: 'Cualquier persona, aunque todavía no sea cliente; si es menor de edad, con la autorización de su representante legal. Para ayudar a alguien, asocia su línea en tu propia cuenta, con tu correo: desde ahí la ves, la pagas y la recargas.',
    seen: 'Para crear tu cuenta no pedimos documento: basta tu correo o tu número. El del titular se pide después, para asociar un servicio Hogar o confirmar que es él, y se compara con el del contrato. «Quién vio tus datos», en Mi cuenta, dice quién los miró.',
    price: 'Nada: la cuenta es gratis.',
    why: 'Con tu cuenta ves y pagas tus facturas, recargas y cambias tus servicios. Para solo pagar o recargar no hace falta: está «Pagar o recargar sin cuenta», en la página de inicio de sesión.',
  }),
  emailChange: () => ({
    keeps:
      'Tus líneas no cambian: las asocias en la cuenta nueva y ahí ves sus facturas. Los comprobantes, las tarjetas y los permisos quedan en la cuenta de antes.',
    price: 'Nada: registrarse otra vez y asociar tus líneas es gratis.',
    where:
      'Ese dato no se cambia en ningún lugar: regístrate con tu correo actual y asocia ahí tus líneas. A las móviles les llega un código; las de hogar, con el documento de su titular.',
    howLong: `El correo con el que entras no cambia: ahí siguen llegando los códigos y los avisos. Si pediste corregir el de tu contrato, te respondemos en un máximo de ${dataRequestDays} días; en Corregir mis datos, «Tus solicitudes» dice cuándo está «Atendida».`,
    needs: otherEmail,
    fails: otherEmail,
    part: 'Los códigos para entrar van al correo o al número con el que te registraste, que no se cambia: regístrate con el número nuevo o, mejor, con tu correo, y asocia ahí tus líneas. El código que confirma una línea llega siempre a esa línea.',
  }),
  backupCodes: () => ({
    where:
      'Se muestran una sola vez, al activar la verificación en dos pasos. Para tener otros: Mi cuenta, Verificación en dos pasos, «Generar nuevos»; ahí los imprimes o los guardas como archivo.',
    meaning:
      'Son diez códigos para entrar si no tienes tu celular: escribes uno en lugar del que muestra la aplicación, y cada uno sirve una vez. Guárdalos en papel, lejos del celular.',
    until:
      'No caducan: cada uno sirve hasta que lo uses, generes otros o desactives la verificación en dos pasos.',
    limit: 'Una sola vez cada uno. En Verificación en dos pasos ves cuántos te quedan de los diez.',
    keeps: 'No: al generar nuevos, los anteriores dejan de servir en ese momento.',
    needs:
      'Te sirven para entrar si son tus códigos de respaldo: pon tu contraseña y, donde se pide el código, escribe uno de esos, de 12 números. Cada uno sirve una vez. Si te falta el celular, repórtalo en «Me robaron el teléfono».',
    fails:
      'Cada código sirve una vez: escribe otro de la lista. Si no te queda ninguno, entra con tu aplicación de códigos o con una llave de acceso y genera nuevos.',
    otherwise:
      'Quien los encuentre necesita además tu contraseña. Si los perdiste, genera otros en Verificación en dos pasos: los de antes dejan de servir al momento.',
  }),
  sessionEnds: (facts) => ({
    why: `Por seguridad, para que nadie use tu cuenta si dejas el equipo: se cierra después de ${facts.session.idle} sin uso, y de ${facts.session.longest} en cualquier caso. Con una llave de acceso vuelves a entrar en un momento.`,
    until: sessionTime(facts),
    fails: noStaying(facts),
    off: noStaying(facts),
    where: noStaying(facts),
    limit: `${sessionTime(facts)} Cada página que abres cuenta como uso.`,
    keeps:
      'Una compra o un pago en camino se vuelve a encontrar al entrar, en Movimientos; no lo hagas otra vez. Lo que estabas escribiendo puede perderse.',
  }),
  strangerSession: () => ({
    why: 'La ciudad se calcula por la conexión y puede no ser exacta, sobre todo con datos móviles. Mira el equipo y la hora: si no fuiste tú, cierra esa sesión y cambia tu contraseña.',
    off: 'En Mi cuenta, en Equipos conectados, cierra ese equipo, o todos menos el que usas: sale al momento. Después cambia tu contraseña.',
    otherwise:
      'Si cierras ese equipo en Equipos conectados y cambias tu contraseña, ya no entra ni ve nada. Para que no vuelva, activa la verificación en dos pasos, y mira en Movimientos si hizo un pago.',
  }),
  removePerson: ({ phones }) => ({
    seen: 'Se entera: le llega un aviso de que ya no tiene acceso. Para sacarla, en Mi cuenta abre Quién tiene acceso a tus líneas, elige a la persona y pulsa «Quitar acceso».',
    otherwise:
      'El débito y la recarga automática que puso en tus líneas con su tarjeta se desactivan, y desde entonces pagas tú; lo ya pagado queda. Si el acceso lo perdiste tú, pídele a su titular otra invitación.',
    howLong: 'Al instante: en cuanto pulsas «Quitar acceso» ya no ve la línea.',
    price:
      'Lo que compró con su tarjeta lo pagó esa persona; lo que cargó a tu factura o a tu saldo es de tu línea. Si no lo reconoces, ábrelo en Movimientos y pulsa «Reclamar».',
    part: `Si eres titular, en Quién tiene acceso a tus líneas ves a cada persona y pulsas «Quitar acceso». Para agregar una línea móvil hace falta el código que llega a ella: no lo des a nadie. Si no la ves ahí, llama al ${phones}.`,
    where: 'En Mi cuenta, en Quién tiene acceso a tus líneas: elige a la persona y pulsa «Quitar acceso».',
    who: 'Lo quita quien es titular de la línea. Quien lo recibió también puede dejarla: abre la línea y pulsa «Dejar de ver esta línea».',
    undo: 'Sí: invítala otra vez en Quién tiene acceso a tus líneas, y la acepta de nuevo.',
  }),
  invitationMissing: () => ({
    undo: 'Una que aún no acepta se anula con «Retirar», en Quién tiene acceso a tus líneas: su enlace deja de servir.',
    fails:
      'Si escribiste mal su correo o su número, en Quién tiene acceso a tus líneas pulsa «Retirar» y envíala de nuevo. Si dice que ya no es válida, se usó, se retiró o venció.',
    why: 'Suele ser un correo o un número mal escrito, o que cayó en correo no deseado. En Quién tiene acceso a tus líneas ves a dónde se envió: si está mal, pulsa «Retirar» y envía otra.',
    until: invitationTime,
    otherwise: invitationTime,
    where:
      'La invitación es un enlace que llega por correo o por SMS: se abre ahí y se pulsa «Aceptar invitación». Las que enviaste, y si siguen pendientes, están en Quién tiene acceso a tus líneas.',
    howLong:
      'Suele llegar en unos minutos. Si no, mira que el correo o el número esté bien escrito y el correo no deseado; después pulsa «Retirar» y envía otra.',
    limit: 'Cada invitación sirve para una sola persona y una vez. Para otra persona, envía otra.',
  }),
  invited: () => ({
    where:
      'En el enlace que llegó por correo o por SMS: ábrelo, entra con tu cuenta y pulsa «Aceptar invitación». En el portal no hay una lista; si perdiste el enlace, pide otra a quien te invitó.',
    needs:
      'Basta una cuenta propia, aunque no seas cliente: la creas con tu correo o tu número y vuelves a abrir el enlace. Para aceptar no pedimos ningún documento.',
    fails:
      'Aceptada, la línea sale en Mis Servicios. Si el enlace dice que ya no es válida, se usó, se retiró o venció: pide otra a quien te invitó.',
    until: invitationTime,
    undo: 'Abre esa línea en Mis Servicios y pulsa «Dejar de ver esta línea»; si la administras, está en Gestionar, «Quitar de mi cuenta»: dejas de verla, y a la línea no le pasa nada.',
    seen: 'Quien te invita sabe que aceptaste, y nada más: no ve tus líneas, tus facturas ni tus tarjetas. Tú ves de la suya lo que te dio: consumo y saldos, sus facturas, o casi todo.',
    otherwise: `Si aceptas, la ves en Mis Servicios; pagar su factura es tu decisión, y la deuda sigue siendo de su titular. Si no aceptas, no pasa nada: vence a los ${invitationDays} días y puede enviarte otra.`,
    price: 'Nada: aceptar no cuesta. Solo pagas lo que tú decidas pagar.',
    why: askHolder,
  }),
  recordsConsent: () => ({
    undo: 'Sí, cuando quieras: pulsa «Retirar» en Mi cuenta, en Quién usa cada línea, o abre el enlace del SMS que confirmó tu permiso. Termina al instante y no das razones.',
    where:
      'En el enlace del SMS que te llegó, con «No». También en Mi cuenta, en Quién usa cada línea: ahí está la solicitud, con «Sí» y «No».',
    otherwise: `Nada: tu línea sigue igual y nadie ve tus registros. Si no respondes, la solicitud vence sola en ${consentDays} días.`,
    until: `Para responder tienes ${consentDays} días; sin respuesta, nadie ve nada. Si dijiste que sí, el permiso dura 12 meses, y lo retiras antes cuando quieras.`,
    seen: 'Si dices que no o lo retiras, a quien lo pidió le avisamos, sin decirle por qué, y no ve nada. Si dices que sí, ve a quién llamas y escribes, qué sitios visitas y cuándo; lo que hablas o escribes no lo ve nadie.',
    needs: 'No: el permiso es solo tuyo, y si no lo das tu línea sigue igual.',
  }),
  othersRecords: ({ phones }) => ({
    needs: `Para ver los registros de un adulto, su permiso: se pide en Historial. Si alguien no aparece, denúncialo ya o llama al ${market.emergencyPhone}: dónde está su celular solo lo piden las autoridades, y ellas te dicen con qué orden.`,
    who: `Tener la línea a tu nombre o pagarla no basta: decide la persona adulta que la usa. De un menor a tu cargo ves a quién llama y escribe, no lo que dice: dilo en Gestionar, «Quién la usa». Si falleció, lo siento mucho: llama al ${phones} y te dicen si se puede.`,
    why: 'Porque las llamadas y los mensajes de una persona adulta son suyos, aunque la línea esté a tu nombre y la pagues. De un menor a tu cargo sí ves a quién llama: dilo en Gestionar, «Quién la usa».',
  }),
  commercialCalls: ({ phones }) => ({
    keeps:
      'Sí: los avisos de tus facturas, tus cobros y tu seguridad siguen llegando. Solo se van las ofertas.',
    undo: 'Sí, cuando quieras: en Mi cuenta, Lo que aceptaste, en «Uso de tus datos», actívalas otra vez.',
    seen: 'De dónde sacó tu número quien te llamó no lo sé. Para qué usamos tus datos, y si pueden llegar a otra empresa, está en Mi cuenta, Lo que aceptaste, en «Uso de tus datos»; quién los vio aquí, en «Quién vio tus datos». En Copia de mis datos pides todo lo que guardamos de ti.',
    fails: `En Mi cuenta, Lo que aceptaste, «Desactivar todo» queda con fecha y constancia. Si ya lo hiciste y todavía te llaman o te escriben de parte nuestra, dínoslo en el ${phones}, con el día y el número, o presenta un reclamo. Si es otra empresa, bloquea su número.`,
    part: 'Las ofertas se quitan aparte: con «Desactivar todo», en Lo que aceptaste, o solo las de correo, en Notificaciones, en el engranaje, con «Promociones por correo electrónico». Los avisos de facturas, cobros y seguridad siguen. Unas ofertas sí y otras no, no se elige.',
    howLong: `Tu oposición se aplica desde que pulsas «Desactivar todo», y queda con fecha y hora. No sé si alguna llamada ya estaba en camino: si después te llaman de parte nuestra, dínoslo en el ${phones}, con el día y el número.`,
    where:
      'En Mi cuenta, Lo que aceptaste, en Uso de tus datos; y en Notificaciones, en el engranaje, las promociones por correo.',
    why: 'En Mi cuenta, Lo que aceptaste, ves qué permitiste; con «Desactivar todo» te opones a las ofertas. Si aun así te llaman, puede ser otra empresa: bloquea ese número en tu celular.',
    off: 'En Mi cuenta, Lo que aceptaste, en Uso de tus datos, pulsa «Desactivar todo». Las promociones por correo, además, en Notificaciones, en el engranaje.',
  }),
  verifyDocument: ({ phones }) => ({
    where:
      'En «Verificar un documento», sin tener cuenta: cualquiera escribe ahí el código de 16 letras y números, que está al final de la hoja, junto al código QR, o elige el archivo PDF. Así se comprueban los certificados de robo y de no adeudar.',
    fails:
      'Escribe el código a mano, con sus 16 letras y números, o elige el archivo PDF en «Verificar un documento». Si está completo y dice que no es válido, el documento no es nuestro.',
    seen: 'Solo qué documento es, cuándo se emitió y las iniciales de su titular.',
    price: payNobody(phones),
    who: payNobody(phones),
    needs:
      'Basta el código de 16 letras y números del papel, o el archivo PDF, en «Verificar un documento». No hace falta tener cuenta.',
  }),
  nameLine: () => ({
    undo: 'En «Mis Servicios» pulsa «Ordenar y nombrar», abre «Nombre y color» de esa línea, desactiva «Ocultar en Inicio» y guarda.',
    off: 'En la línea, Gestionar, «Nombre y color»: borra el nombre y guarda. Sin nombre, se llama como su plan.',
    where: 'En la línea, Gestionar, «Nombre y color»; o en «Mis Servicios», con «Ordenar y nombrar».',
    seen: 'Solo tú: quien usa esa línea y las demás personas con acceso no ven el nombre que le pusiste.',
  }),
  portalFails: ({ phones }) => ({
    fails: ourFault(phones),
    why: ourFault(phones),
    howLong: `No lo sé. Prueba otra vez en unos minutos; lo que pagaste o compraste está en Movimientos. Que el portal falle no cambia la fecha de tu factura: si vence hoy, mira los puntos de pago en Dónde te atienden o llama al ${phones}.`,
  }),
  appearance: () => ({
    undo: 'En Mi cuenta abre Apariencia y elige Claro. Si lo que cambió es la letra, vuelve al 100 % en el menú de tu navegador, o con Ctrl y 0 en una computadora.',
    where:
      'Los colores, en Mi cuenta, en Apariencia: Claro, Oscuro o Sistema. El tamaño de la letra, en los ajustes de tu navegador.',
    off: 'El modo oscuro se quita en Mi cuenta, en Apariencia, eligiendo Claro. Las animaciones, en los ajustes de tu equipo, con «reducir movimiento»: el portal lo respeta.',
    part: 'Elige «Sistema» en Apariencia y pon en tu celular que se oscurezca de noche: el portal lo sigue.',
  }),
  business: ({ phones }) => ({
    who: `Los cambios de una línea corporativa, como el plan, los pide quien la administra en tu empresa, no quien la usa: díselo a esa persona. Si no sabes quién es, pregunta en el ${phones}.`,
    off: `Si es corporativa, pídelo en el portal de Empresas o en el ${phones}. Si la administras aquí, en Gestionar la pausas con «Pausar»; si se llevaron el teléfono, repórtalo en «Me robaron el teléfono».`,
    limit:
      'Los topes de una línea corporativa los pone la empresa, en el portal de Empresas. En las demás, Alertas y topes limita el dinero que se gasta fuera del plan y avisa por porcentaje de datos: un máximo en gigas no hay.',
    needs: `El portal no lo dice: pregunta en el ${phones} qué documentos piden y quién de la empresa debe firmar, antes de ir a un centro de atención.`,
    fails: `Si la línea es corporativa, sus facturas y cambios están en el portal de Empresas, no aquí. Si tu negocio la tiene como cualquier persona, se asocia con el código que le llega o, si es de hogar, con el documento de su titular. Si no lo acepta, llama al ${phones}.`,
    where:
      'Todas las que asociaste están juntas en Mis Servicios. Las corporativas, con sus facturas, en el portal de Empresas.',
    part: 'En Quién tiene acceso a tus líneas pulsa «Quitar acceso» junto a quien sale e invita a quien entra: con Pagar solo ve y paga las facturas; con Mirar, el consumo. Si la cuenta es corporativa, se hace en el portal de Empresas.',
    price: `Usar el portal no cuesta. Los planes y precios de empresa no están aquí: pregúntalos en el ${phones} o en nuestra tienda.`,
  }),
  accessibility: ({ phones }) => ({
    where: `Escríbele a una persona, en Soporte, en Escríbenos, con la página y el botón que no se lee, o dilo en el ${phones}.`,
    part: 'Sin llamadas también: escríbele a una persona desde aquí y te responde por escrito, en Soporte, en Escríbenos; te avisamos cuando lo haga. En un centro de atención te atienden con un turno, que sacas en Dónde te atienden. Si hay lengua de señas, el portal no lo dice.',
  }),
  ownAccount: () => ({
    who: 'Mejor cada quien la suya: lo que se hace con tu contraseña cuenta como tuyo. En un mismo equipo pueden entrar varias personas, cada una con su cuenta y saliendo al terminar.',
    seen: 'Quien entra con tu contraseña ve todo: tus líneas, tus facturas y tus movimientos. Invítalo mejor en Quién tiene acceso a tus líneas, y eliges qué ve.',
    why: 'Si dice que ese correo o número ya está registrado, ya tiene una cuenta: entra con él o recupera la contraseña. Si no la creaste tú, dilo a una persona.',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
