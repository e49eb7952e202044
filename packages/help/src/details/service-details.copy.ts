// What is said to whoever asks one thing in particular of Wi-Fi, portal and notices.
import { codeMinutes, toldDaysBefore } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';

const keySigns =
  'La clave lleva de 8 a 63 caracteres, con una mayúscula y un número, sin espacios, eñes, tildes ni estos signos: $ @ ! % * # ? &.';
const keyRules = `${keySigns} Después de guardarla, espera unos minutos.`;

const notTaken = (phones: string) =>
  `El código de un móvil llega por SMS al mismo número que agregas, en el celular que tenga ese chip: sirve el último, durante ${codeMinutes} minutos; si no llega, pide otro ahí. Si ya no tienes ese chip, consigue antes otro con el mismo número. Para un servicio Hogar, los datos del titular como están en el contrato, tres intentos al día. No importa si otra persona ya lo tiene. Si sigue, llama al ${phones}.`;

const onlyYours =
  'No: van a un solo correo, el tuyo. Otra persona con acceso a la línea recibe las suyas en su propia cuenta: invítala en Quién tiene acceso a tus líneas.';

const notArriving =
  'En Notificaciones, en el engranaje, mira que estén marcadas y por dónde van. Para la pantalla del celular, pulsa «Activar notificaciones» en ese mismo equipo y permítelas en los ajustes de su navegador.';

export const serviceDetails = {
  wifi: () => ({
    price: 'Nada: verla y cambiarla no cuesta.',
    where:
      'En Mis Servicios abre tu internet y «Administra tu Red WiFi»: con «Mostrar clave» ves la actual, y más abajo pones otra. La de fábrica está también en la etiqueta del módem.',
    fails: `${keyRules} Si un equipo rechaza la que ya vale, ahí elige «Olvidar la red» y escríbela como sale en «Mostrar clave».`,
    needs: `Se ve y se cambia desde cualquier lugar, también lejos de casa, si administras ese servicio en el portal. ${keySigns}`,
    who: 'Solo quien administra ese servicio en el portal la ve y la cambia aquí: si no eres tú, pídesela a esa persona, que también puede darte la de invitados. Quien solo sabe la clave usa la red, pero desde el portal no la cambia.',
    otherwise:
      'Sí: todos tus equipos se desconectan, también la tele, las cámaras y la impresora. En cada uno abre Wi-Fi, elige tu red y escribe la clave nueva.',
    limit: 'Cuando quieras. Si la cambias muchas veces seguidas, tienes que esperar una hora.',
    howLong:
      'Unos minutos después de guardarla; te avisamos si cambió o si no se pudo. Entonces escribe la nueva en cada equipo.',
    undo: 'Sí: pon otra vez la de antes en «Administra tu Red WiFi», si cumple las reglas.',
    seen: 'Al cambiarla avisamos a quienes administran ese servicio en el portal; la clave no sale en el aviso. Quien solo usaba la red queda fuera, sin que se le diga quién fue.',
    keeps: 'Lo demás sigue igual: el nombre de la red, tu plan y tus equipos, que solo piden la clave nueva.',
  }),
  associate: ({ phones }) => ({
    fails: notTaken(phones),
    why: `Cada celular y lo de tu hogar se agregan por separado, aunque sean de una misma factura. Si lo rechaza: en un celular sirve el último código; en lo de tu hogar, los datos de su titular como en el contrato. No importa si otra persona ya lo tiene. Si sigue, llama al ${phones}.`,
    where:
      'En Mis Servicios, «Asociar un servicio». Con una línea móvil escribes su número, y a él le llega por SMS el código; con internet, televisión o teléfono fijo, el documento del titular.',
    undo: 'Sí, cuando quieras: en Mis Servicios, «Asociar un servicio», igual que la primera vez.',
    needs:
      'Para un móvil, tenerlo a mano: le llega un código. Para un servicio Hogar, el documento de su titular, con su número y la fecha que se pide. No se firma ni se pide otro permiso; a quien ya lo administra le avisamos.',
    who: 'Sí: una línea móvil la asocia quien la tiene en la mano y recibe el código, aunque sea de otro titular. A quien ya la administra le avisamos.',
    part: `Si ese equipo no muestra los SMS, como una tableta o un módem, pon el chip un momento en un celular: ahí llega el código. Dura ${codeMinutes} minutos; después vuelves a poner el chip donde estaba.`,
    howLong:
      'Al momento: en cuanto escribes el código, o los datos del titular, la línea sale en Mis Servicios.',
    limit: 'El portal no pone un máximo: asocia todas las que uses, una por una.',
    price: 'Nada: agregarla no cuesta, y la línea sigue con su mismo plan y su mismo titular.',
    seen: 'A quien ya administra esa línea le avisamos de que la agregaste.',
    otherwise:
      'La línea no cambia: sigue con su titular, su plan y sus facturas. Tú la ves, la pagas y la administras en tu cuenta, y la quitas cuando quieras.',
  }),
  dissociate: () => ({
    undo: 'Abre esa línea en Mis Servicios, Gestionar, y al final pulsa «Quitar» en «Quitar de mi cuenta». A la línea no le pasa nada, y puedes volver a asociarla.',
    otherwise:
      'No se corta ni deja de cobrarse: solo dejas de verla aquí. Para terminar el contrato está «Dar de baja».',
    where:
      'Abre la línea en Mis Servicios, entra en Gestionar y baja hasta «Dejar la línea»: ahí está «Quitar de mi cuenta».',
    keeps:
      'No se corta nada: la línea sigue funcionando igual para quien la usa y se sigue cobrando. Solo deja de salir en tu cuenta.',
    who: 'Cada quien quita la línea de su propia cuenta; en la de las demás personas sigue.',
  }),
  serviceRecord: ({ phones }) => ({
    where:
      'En Historial están las llamadas y los datos, con fecha, hora, número o sitio. El total de cada día, en Consumo por día. Qué aplicación gasta más lo dice tu celular, en sus ajustes de datos.',
    why: 'Pulsa ese día en Consumo por día: salen sus registros, con la hora y el sitio. Las copias de fotos, los videos y las actualizaciones gastan solos. Si no lo reconoces, reclama el cobro en la factura.',
    limit: `Hasta 6 meses atrás. Por lo anterior pregunta en el ${phones}: aquí no está.`,
    part: 'Elige la línea y la fecha en Historial: cada llamada y cada conexión sale con su hora y su número o sitio. Cuánto gasta cada aplicación lo dice tu celular, en sus ajustes de datos.',
    until: 'Hasta 6 meses atrás, mes por mes. Lo de hoy puede tardar un poco en salir.',
  }),
  lineUser: () => ({
    seen: 'Si consta que la usa otra persona adulta, solo ella y quien tenga su permiso. Si no consta, quien es titular y quien la administra ven los números y las horas; lo que se habla o escribe no lo ve nadie.',
    where:
      'En la línea: Gestionar, «Quién la usa». Ahí su titular elige «Otra persona adulta» o «Una persona menor de edad a mi cargo», y guarda.',
    why: 'Porque consta que la usa otra persona adulta, y sus registros son suyos: pídele permiso en Historial. Si es menor de edad y está a tu cargo, dilo en Gestionar, «Quién la usa».',
    meaning:
      'Es el sí de la persona adulta que usa una línea para que otra vea a quién llama y qué sitios visita. Lo da por 12 meses y lo retira cuando quiera.',
    who: 'De la persona adulta que usa la línea, aunque otra sea la titular y la pague. De un menor a tu cargo los ves tú, si así consta en Gestionar, «Quién la usa».',
  }),
  spendingControl: () => ({
    off: 'En la línea: Gestionar, Alertas y topes. Sube el tope, o elige «Seguir sin tope», y guarda: se aplica desde ese momento y lo que se detuvo vuelve. Los avisos se quitan ahí mismo: desmarca los porcentajes que no quieras.',
    who: 'Los avisos te llegan a ti si la línea está en tu cuenta y eres su titular o la administras; a quien solo la usa, no. Tampoco puede subir el tope: para eso haría falta que le des Administrar.',
    limit:
      'En la línea: Gestionar, Alertas y topes. Ahí ves cuánto llevas y tu «Tope por ciclo»; escribe otro y guarda. El tope es en dinero fuera del plan: en gigas no hay, pero te avisamos por porcentaje.',
    why: 'Porque se acabó lo que trae tu plan y el gasto llegó a tu tope: Alertas y topes dice a qué hora y con cuánto. Súbelo ahí, o espera a tu nuevo ciclo.',
    where:
      'En la línea: Gestionar, Alertas y topes. Hay alertas por porcentaje de datos, minutos y SMS, y topes en dinero. En prepago no hay un aviso de saldo bajo, pero sí Recarga automática.',
    otherwise:
      'Lo que elijas: «Detener» corta lo que va fuera del plan, datos, llamadas y SMS; «Ir más lento» deja datos lentos y sin costo. Lo que trae tu plan no se toca, y las llamadas de emergencia siguen siempre.',
    part: 'Sí: en Alertas y topes marca todos los porcentajes que quieras, para los datos, los minutos y los SMS por separado.',
    fails:
      'Se avisa una vez por ciclo o paquete, al llegar a cada porcentaje. Mira en Alertas y topes cuáles marcaste, y en Notificaciones, en el engranaje, por dónde te llegan.',
    until:
      'Un tope vale hasta que lo cambies, no solo un ciclo: si lo subes por este mes, vuelve a bajarlo ahí mismo cuando empiece el siguiente.',
    price: 'Nada: las alertas y los topes son gratis, y los cambias cuando quieras.',
    howLong: 'Al momento: desde que guardas. Lo que se detuvo vuelve enseguida si subes el tope.',
    undo: 'Sí, cuando quieras: en Alertas y topes cambia el tope o los porcentajes y guarda.',
  }),
  notifications: () => ({
    meaning: `El resumen del mes dice cuánto costó y cuánto usaste; se abre desde cada factura. Las notificaciones de tu factura se quitan en Notificaciones, en el engranaje. ${toldDaysBefore} días antes avisamos únicamente con el débito automático.`,
    until:
      'No se eligen horas. Para que no te despierten, desmarca los SMS en Notificaciones, en el engranaje, pulsa «Desactivar notificaciones» en tu celular o ponlo en silencio de noche. Las de seguridad llegan siempre.',
    seen: 'En Notificaciones, en el engranaje, ves a qué correo y a qué número te llegan. Es el correo con el que entras; el de tu contrato se cambia aparte. No hay una notificación de prueba.',
    off: 'En Notificaciones, en el engranaje, desmarca los SMS, el correo o los dos, y guarda. WhatsApp, si se ofrece, se activa ahí en lugar de los SMS, y se quita con «Detener»; las de la pantalla, con «Desactivar notificaciones». Las de seguridad llegan siempre.',
    fails: notArriving,
    why: notArriving,
    part: 'Sí: en Notificaciones, en el engranaje, deja marcadas las de factura y cobros y desmarca las promociones, por correo, SMS o ambos; por WhatsApp, si se ofrece. Las de seguridad llegan siempre. Las de una falla las pides en ella, con «Avísame cuando vuelva».',
    where:
      'En Notificaciones, en el engranaje «Configurar notificaciones»: cuáles, si por correo o SMS y, si se ofrece, WhatsApp. «Notificaciones en este equipo» está en Notificaciones, debajo de la lista.',
    undo: 'Si tu navegador las bloqueó, permite las notificaciones de este sitio en sus ajustes y pulsa «Activar notificaciones» en Notificaciones. Si detuviste WhatsApp, pulsa «Activar» en el engranaje.',
    limit: onlyYours,
    needs:
      'WhatsApp puede ser de cualquier operadora: en Notificaciones, en el engranaje, escribe ese número y confírmalo con el código que te llega ahí.',
    keeps:
      'Los avisos de tu factura siguen: responder SALIR o STOP solo detiene WhatsApp, y lo que elegiste te llega por SMS. A un SMS no hace falta responderle: se quitan en Notificaciones, en el engranaje. Los de seguridad llegan siempre.',
    price: 'No: el portal no cobra nada por los avisos que te llegan.',
    who: onlyYours,
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
