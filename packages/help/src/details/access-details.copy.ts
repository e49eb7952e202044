// What is said to whoever asks one thing in particular of signing in and the account.

import { market } from '@portal/market/here';
import { invitationDays } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';

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
  }),
  lostSecondStep: () => ({
    off: 'Entra con un código de respaldo o una llave de acceso y desactívala en Mi cuenta. Si no tienes, al entrar pulsa «¿Perdiste tu celular y tus códigos?»: se desactiva después de un día.',
    howLong:
      'Un día desde que respondes con el documento del titular; te avisamos cuando esté. Con un código de respaldo o una llave de acceso entras al momento.',
  }),
  people: () => ({
    seen: 'Mirar: consumo y saldos. Pagar: facturas, sin el consumo. Administrar: casi todo, y las llamadas si la línea la usas tú. Nadie ve tu contraseña, tus tarjetas ni tus otras líneas.',
    who: 'Quien mira no cambia ni paga nada; quien paga lo hace con su propia tarjeta; quien administra también compra y cambia tu plan. Cambiar el chip, dar de baja e invitar, solo el titular.',
    where:
      'En Mi cuenta, en Quién tiene acceso a tus líneas: ahí ves a cada persona y lo que puede hacer. En «Invitar a una persona» escribes su correo o su celular y eliges qué puede hacer y en qué líneas.',
    meaning:
      'Mirar es ver el consumo y los saldos. Pagar es ver las facturas y pagarlas con su tarjeta. Administrar es poder todo, salvo cambiar el chip, dar de baja o invitar.',
    off: 'En Mi cuenta abre Quién tiene acceso a tus líneas, elige a la persona y pulsa «Quitar acceso»: se aplica desde ese momento. Si prefieres, cambia ahí lo que puede hacer.',
    why: askHolder,
    needs: `Basta su correo o su celular, de cualquier operadora. Si no es cliente o no tiene cuenta, la crea al aceptar la invitación, que vence en ${invitationDays} días.`,
    part: 'Sí, lo eliges para cada persona y línea. Con Mirar ve el consumo y los saldos, sin comprar ni pagar nada; con Pagar ve y paga las facturas, sin ver tus llamadas. Si ya tiene acceso, pulsa «Cambiar» junto a ella en Quién entra a tus líneas.',
  }),
  sessions: () => ({
    where:
      'En Mi cuenta, en Seguridad, abre Equipos conectados: ves cada uno y cuándo se usó, y ahí mismo lo cierras.',
    seen: 'Sí, mientras esa sesión siga abierta. Ciérrala en Equipos conectados; sola se cierra después de una hora sin uso.',
    why: 'Cada navegador de cada equipo cuenta como uno. Si no reconoces alguno, ciérralo y cambia tu contraseña; los tuyos puedes dejarlos.',
    otherwise:
      'Si olvidas salir, se cierra sola después de una hora sin uso; antes la cierras desde otro equipo, en Equipos conectados. Si cierras todas o cambias tu contraseña, salen los demás y tú sigues en el que usas.',
  }),
  contracts: ({ phones }) => ({
    where:
      'En Mi cuenta, en Lo que aceptaste: el contrato de cada servicio del que eres titular, y cada compra y permiso. Abre uno y descárgalo con «Constancia en PDF».',
    why: 'Ábrelo en Lo que aceptaste: dice cuándo, desde dónde y cómo se comprobó quién era. Si no fuiste tú, pulsa «No reconozco este servicio»: abre un reclamo con esa constancia.',
    otherwise: `Pulsa «No reconozco este servicio» en Lo que aceptaste y «Reclamar» junto a su cobro: lo reclamado no se cobra ni cuenta como vencido mientras lo revisamos. Si no sale en tu cuenta, repórtalo en el ${phones}; ahí pregunta también si se avisó a una central de riesgo.`,
  }),
  privacyChoices: () => ({
    seen: 'Se usan para darte el servicio y cobrarlo; quien procesa un pago recibe lo de ese pago. A herramientas de medición de otras empresas no llega nada si no lo activas en «Uso de tus datos». Si te llama otra, bloquea su número.',
    where:
      'En Mi cuenta, en Lo que aceptaste, en «Uso de tus datos»: activas o desactivas cada permiso, o todos con «Desactivar todo».',
    undo: 'Sí, y se aplica al momento: en Mi cuenta, en Lo que aceptaste, en «Uso de tus datos», desactiva lo que no quieras.',
    why: 'Tu documento sirve para comprobar que eres el titular; tu correo o tu número, para entrar y avisarte. Quién los ha visto lo dice «Quién vio tus datos», en Mi cuenta.',
    meaning:
      'Son tres permisos, y sin tu sí están desactivados: promociones por correo, propuestas según tus consumos (perfilamiento) y medir cómo usas el portal. Ninguno deja vender tus datos ni por dónde andas. Míralos y quítalos en Lo que aceptaste, en «Uso de tus datos».',
  }),
  dataRequests: ({ phones }) => ({
    howLong:
      'La copia está casi siempre en minutos; lo demás, en 15 días como máximo. En Mi cuenta, en Copia de mis datos, ves cómo va tu solicitud y hasta cuándo se responde.',
    where:
      'En Mi cuenta, en Copia de mis datos. Lo pides ahí mismo, sin carta ni formulario aparte, y queda con su constancia.',
    who: `Cada persona pide lo suyo desde su cuenta. Por alguien que falleció, o por lo que guardamos de un menor, llama al ${phones}: te dicen qué hace falta.`,
  }),
  whoLooked: () => ({
    where:
      'En Mi cuenta, en «Quién vio tus datos»: salen nuestro personal y las personas con acceso a tus líneas, con lo que vieron y cuándo.',
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
  }),
  fraud: ({ phones }) => ({
    where: `Cuéntanoslo en el ${phones}, con el enlace o el número que te escribió. Para denunciarlo, guarda el mensaje como prueba y acude a la policía.`,
    who: `Las visitas que pediste están en Visita técnica, con su día y hora: si no es una, no abras. Llama al ${phones} y pregunta si enviamos a alguien; si insiste, llama al ${market.emergencyPhone}.`,
    refund: `No te puedo prometer que vuelva: el portal no devuelve lo que se pagó a otra persona. Llama ya a tu banco para que intente detenerlo, guarda los mensajes y el comprobante, denúncialo a la policía y cuéntanoslo en el ${phones}.`,
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
