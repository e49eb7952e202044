// What is said to whoever asks one thing in particular of claims, people and places.

import { onWhatsapp } from '../contact-questions.copy.ts';
import { claimFiles, codeMinutes, dataRequestDays, erasureDays } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';
import { portalPassword } from './frequent-details.copy.ts';
import { withdrawn } from './money-details.copy.ts';
import { claimFirst } from './often-said.copy.ts';

const tryAgain =
  'Entra con el mismo correo o número con el que te registraste, y mira las mayúsculas de tu contraseña. Si no entra o está bloqueada, elige otra en «¿Olvidaste contraseña?»: con el código entras enseguida.';

const hoursOf = (hours: readonly string[]) =>
  hours.length > 0
    ? hours.join(' ')
    : 'Cada lugar tiene su horario: en Soporte, en Dónde te atienden, busca el tuyo y ves el de toda la semana; si ahí no sale, está en nuestro sitio.';

const answerTime = (phones: string) =>
  `Tu mensaje dice hasta cuándo te responde una persona: ábrelo en Soporte, en Escríbenos. Si esa hora ya pasó, escríbele ahí otra vez o llama al ${phones}.`;

export const contactDetails = {
  profile: ({ phones }) => ({
    where:
      'En Mi perfil pulsa «Editar perfil»: ahí ves tus datos y cambias tu nombre. Los de tu contrato, en Mi cuenta, «Corregir mis datos».',
    fails:
      'El nombre lleva solo letras y espacios, hasta 80. El correo y el número no se cambian, porque con ellos entras.',
    needs: `Para tu nombre en el portal, nada: lo cambias en Editar perfil. El del contrato y la factura se pide en Corregir mis datos: dices cómo debe quedar y respondemos en ${dataRequestDays} días como máximo.`,
    part: `El celular de contacto de tu contrato no se corrige en el portal: pídelo en el ${phones}. El correo y el celular con los que entras no se cambian: regístrate con los nuevos y asocia ahí tus líneas; desde entonces los códigos y los avisos te llegan ahí. El correo de tu factura es el del contrato: pídelo en Corregir mis datos.`,
  }),
  installApp: () => ({
    needs:
      'Basta un navegador: sirve en Android, iPhone, tableta o computadora, y casi no ocupa espacio. En un teléfono sin navegador no se puede. Sin internet ves lo último que habías visto.',
    where:
      'Abre este portal en el navegador de tu celular y, en el menú del navegador, elige «Instalar» o «Agregar a la pantalla de inicio». En las tiendas de aplicaciones no se busca.',
    fails:
      'Úsalo en tu navegador: es lo mismo, y siempre es la última versión. Si «Instalar» no hace nada, actualiza el navegador. Una aplicación que bajaste de una tienda es otra cosa.',
    price:
      'Instalarlo no cuesta nada. Gasta pocos datos, como cualquier página, y ninguno de los tuyos si usas Wi-Fi.',
    seen: 'Sí, es seguro si lo instalas desde este portal: es la misma página, abierta como una aplicación.',
    undo: 'Abre el portal en tu navegador e instálalo otra vez: no se pierde nada, todo está en tu cuenta.',
    off: 'Se quita como cualquier aplicación: mantén pulsado su icono y elige «Desinstalar» o «Eliminar». Tu cuenta y tus líneas no se tocan.',
  }),
  deleteAccount: () => ({
    until: `Durante ${erasureDays} días la recuperas con el enlace que te enviamos; después se elimina.`,
    keeps:
      'Tus líneas siguen activas, con su número, y se siguen cobrando. Se borran tu perfil, tus tarjetas y tus preferencias; las facturas y los pagos se conservan porque la ley lo pide.',
    where: 'En Mi perfil, o al final de Mi cuenta: «Eliminar mi cuenta». Se confirma con tu contraseña.',
    undo: `Sí, durante ${erasureDays} días: abre el enlace del mensaje que te enviamos y pulsa «Recuperar mi cuenta»; vuelve como estaba. Después ya no se puede, pero puedes registrarte otra vez.`,
    who: 'La eliminas tú, con tu contraseña, en Mi cuenta, «Eliminar mi cuenta». Nadie lo hace por ti.',
    howLong: `Nadie entra desde ese momento y se elimina a los ${erasureDays} días: hasta entonces la recuperas con el enlace que te enviamos.`,
    fails:
      'Al eliminarla se cierra la sesión en todos los equipos. Si todavía entras, no se completó o alguien la recuperó con el enlace: hazlo otra vez en Mi cuenta.',
    needs:
      'Tu contraseña y, si activaste la verificación en dos pasos, su código. Ningún papel. Lo que deban tus líneas se sigue debiendo.',
    otherwise:
      'Tus líneas siguen activas y se siguen cobrando; las das de baja aparte, en Gestionar. Lo que se pagaba solo deja de hacerlo: desde entonces pagas tú cada factura.',
    price: 'Nada: eliminarla no cuesta.',
  }),
  signIn: () => ({
    limit:
      'Después de varios errores seguidos la cuenta espera 15 minutos, luego 1 hora y luego 12 horas. Con «¿Olvidaste contraseña?» no hace falta esperar.',
    howLong:
      '15 minutos; si se repite, 1 hora, y después 12 horas. Si no quieres esperar, elige otra contraseña en «¿Olvidaste contraseña?» o entra con tu llave de acceso.',
    fails: tryAgain,
    why: tryAgain,
    meaning: `${portalPassword} Si no la sabes, pulsa «¿Olvidaste contraseña?».`,
    needs:
      'El correo o el número móvil con el que te registraste, y tu contraseña. No hace falta tener el chip puesto, y no se entra con un documento. Si activaste la verificación en dos pasos, también su código.',
    otherwise:
      'Si vuelves a fallar, la espera crece: 15 minutos, 1 hora y 12 horas. Mientras tanto puedes poner otra contraseña en «¿Olvidaste contraseña?» o entrar con una llave de acceso.',
    where: 'En la página de inicio de sesión: escribe tu correo o tu número y tu contraseña.',
  }),
  codeMissing: ({ phones }) => ({
    fails: `Espera un minuto, pide uno solo y escribe ese: sirve el último, durante ${codeMinutes} minutos, y hay hasta 5 por hora. Si tu cuenta tiene también un correo o un número, vuelve atrás y escribe ese otro. Si no llega ninguno, llama al ${phones}.`,
    why: `Un código dura ${codeMinutes} minutos y solo sirve el último que pediste; a los cinco errores hay que pedir otro. Si no llega, casi siempre es la señal, o está en correo no deseado.`,
    where:
      'Llega al celular por SMS o a tu correo: a lo que escribiste al pedirlo. La pantalla dice a cuál lo enviamos.',
    limit: 'Hasta 5 por hora, uno por minuto. Cada uno nuevo anula el anterior.',
    until: `${codeMinutes} minutos desde que se envía. Si venció, pide otro con «Reenviar aquí».`,
    otherwise:
      'Sin ese chip, y si tu cuenta tiene también un correo, escríbelo en lugar del número, al entrar y en «¿Olvidaste contraseña?», o entra con una llave de acceso. Si el código es de una aplicación, sirve uno de respaldo. El que confirma una línea llega solo a ella: pide otro chip con tu mismo número.',
    keeps:
      'Sí: los códigos van a tu número, no al celular ni al chip. Si cambias de equipo o pasas a eSIM con el mismo número, te llegan igual; los de una aplicación, solo donde ella está.',
    howLong: 'Casi siempre segundos. Si en un minuto no llega, pide otro con «Reenviar aquí».',
    needs:
      'No necesitas correo: al entrar, registrarte o recuperar tu contraseña escribe tu número móvil, y el código te llega ahí por SMS.',
  }),
  person: ({ phones, whatsapp }) => ({
    until:
      'Escríbele ahora mismo, a cualquier hora: tu mensaje dice hasta cuándo te responde una persona, y te avisamos cuando lo haga. El horario del teléfono no lo sé.',
    howLong: `Al escribirle, en Mensajes ves hasta cuándo te responde, y te avisamos. Que te llamen a una hora no se pide en el portal: escríbelo en tu mensaje, o llama tú al ${phones} cuando te convenga.`,
    price: `Escribirle desde el portal no cuesta. Si llamar al ${phones} gasta tu saldo no lo sé: si prefieres no arriesgarlo, escríbele.`,
    fails:
      'No hace falta esperar en el teléfono: escríbele desde aquí, y en Mensajes ves hasta cuándo te responde; o reserva un turno en Dónde te atienden. La queja por la espera la pones en Soporte, «Presenta un reclamo».',
    where: `${onWhatsapp(whatsapp)} Te contesta este asistente a cualquier hora y, si la pides, una persona.`,
    who: 'La atiende quien esté libre: a una persona por su nombre no se la puede pedir aquí. Si ya escribiste, la conversación sigue en Soporte, en Escríbenos.',
    part: `Si hay quien atienda en otro idioma, o en lengua de señas, no lo sé: pregúntalo en el ${phones} o escríbele a una persona.`,
  }),
  myMessages: ({ phones }) => ({
    fails: answerTime(phones),
    howLong: `Tu mensaje dice hasta cuándo te responde una persona; si esa hora ya pasó, llama al ${phones}. Si cerraste la ventana no se pierde: la respuesta queda en Soporte, en Escríbenos, y la abres cuando quieras.`,
    where:
      'Aquí en el portal: en Soporte, en Escríbenos, abre tu mensaje. Cuando llega la respuesta, te avisamos.',
    keeps: 'No se pierde: queda en Soporte, en Escríbenos, mientras tengas tu cuenta.',
    seen: 'Solo tú y quien te atiende: las personas con quienes compartes tus líneas no los leen.',
  }),
  stores: ({ phones, hours }) => ({
    until: hoursOf(hours()),
    part: hoursOf(hours()),
    needs: `Si tiene rampa o parqueadero no lo dice el portal: pregúntalo en el ${phones}. El turno no es obligatorio, pero con «Reservar turno», en Dónde te atienden, no haces fila. Lleva tu documento.`,
    howLong:
      'Dónde te atienden dice cuántas personas esperan ahora en cada centro. Con «Reservar turno» llegas a tu hora y no haces fila.',
    where: [
      'En Soporte, en Dónde te atienden: escribe tu ciudad, barrio o calle, o pulsa «Cerca de mí», y salen los más cercanos con su dirección.',
      ...hours(),
    ].join(' '),
  }),
  appointment: ({ phones }) => ({
    until:
      'Hasta su hora lo cambias o lo cancelas; con más de diez minutos de retraso pasa la siguiente persona.',
    off: 'En Soporte, en Dónde te atienden, pulsa «Reservar turno»: ahí está el tuyo, con «Cancelar turno». Se puede hasta su hora, y después reservas otro cuando quieras. Yo no lo cancelo por ti.',
    needs:
      'Con turno llegas a tu hora y no haces fila; sin él puedes ir en el horario del centro, aunque quizá esperes. Lleva tu documento y el código del turno.',
    where:
      'En Soporte, en Dónde te atienden, con «Reservar turno»: ahí lo sacas, y si ya tienes uno ves el lugar, la hora y el código.',
    fails:
      'Mira en «Reservar turno»: si ahí sale con su código, quedó; si no, resérvalo otra vez. Si no hay horas, prueba otro día u otro centro. Puedes tener uno a la vez.',
    otherwise: 'Sí, reserva otro. Si llegas más de diez minutos tarde, pasa la siguiente persona.',
    who: `Puedes sacarlo tú para otra persona, como tu mamá: vale para quien vaya con su código, y así no hace fila. Algunos trámites los hace solo el titular. Si hay atención preferente por edad, embarazo o discapacidad, te lo dicen al llegar o en el ${phones}.`,
    undo: 'Sí, hasta su hora: en Soporte, en Dónde te atienden, «Reservar turno», cambias tu turno a otro día u otra hora, o pulsas «Cancelar turno» y tomas otro cuando quieras.',
    limit:
      'Uno a la vez, para los días y las horas que salen libres al reservarlo. Si lo cancelas o faltas, puedes sacar otro: el portal no castiga.',
    price: 'Nada: reservar turno es gratis.',
  }),
  complaint: ({ phones, ...facts }) => ({
    undo: withdrawn(phones),
    limit: `Hasta ${claimFiles.most} fotos o PDF, al enviarlo. El portal no pone un máximo de reclamos.`,
    where:
      'Por un cobro: en tu factura o en Movimientos, pulsa «Reclamar» junto a él. Por otra cosa: en Soporte, «Presenta un reclamo». Los que ya pusiste están en Reclamos, en Pagos y Facturas.',
    needs: `Ningún documento: eliges el motivo, cuentas qué pasó con tus palabras y, si quieres, adjuntas hasta ${claimFiles.most} fotos o PDF. Por un cobro, hazlo junto a él, con «Reclamar»; por otra cosa, como un daño en tu casa, en Soporte, «Presenta un reclamo».`,
    who: `Quien es titular o administra la línea en el portal, con su propia cuenta. Si esa persona no tiene cuenta, llama al ${phones} y te dicen qué llevar.`,
    until:
      'El portal no pone un plazo: puedes reclamar cualquier cobro de las facturas que ves. Mejor hazlo pronto: mientras no esté pagado, no se cobra.',
    price: 'Nada: reclamar es gratis.',
    howLong: `Te respondemos en un máximo de ${facts.claimTime}. La fecha exacta la ves al enviarlo y en Reclamos.`,
    seen: `Un reclamo lleva tu nombre: lo lee quien lo revisa y, si es de un cobro, quien es titular o administra la línea. Si se lo dicen a la persona de quien te quejas no lo sé: pide que no lo hagan al contarlo, o pregúntalo en el ${phones}.`,
    otherwise: claimFirst(facts),
    fails:
      'Tienes el número del reclamo y su fecha de respuesta en Reclamos: escribe ahí a quien lo revisa. Si fue por teléfono y nadie lo tiene, preséntalo otra vez en el portal de reclamos y guarda el número.',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
