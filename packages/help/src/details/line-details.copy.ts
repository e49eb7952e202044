// What is said to whoever asks one thing in particular of a line, its phone and its home.
import { documentOf } from '@portal/market/documents';
import { damaged } from '../line-questions.copy.ts';
import type { Details, Facts } from '../question-words.ts';

const person = documentOf('person').inSentence;

/** Of a network's name that has changed. */
const newName =
  'Tus equipos buscan la red con el nombre anterior. En cada uno abre Wi-Fi, elige el nombre nuevo y escribe la clave, que puedes ver en «Administra tu Red WiFi».';

const lessSpeed =
  'Por menos velocidad el portal no descuenta solo: lo que se devuelve sin pedirlo es el tiempo sin servicio. Mídela en «Administra tu Red WiFi», pide un técnico y, si no se arregla, pulsa «Reclamar» en la factura, con la medida y el día.';

const backHome =
  'No tienes que hacer nada: de vuelta, tu celular toma nuestra red y ya no se cobra como afuera. Cerca de la frontera puede tomar la red vecina: ahí quita «Permitir roaming» en Alertas y topes, o apaga los datos en roaming.';

export const lineDetails = {
  thirdParties: () => ({
    meaning:
      'Son servicios de otras empresas, como juegos, trivias o videos, que se cobran en tu línea. En Servicios de terceros ves cuál es, de quién, desde cuándo y «Cómo se aceptó»; ahí lo cancelas. Un número corto que ahí no sale no te cobra nada: no le respondas ni abras sus enlaces.',
    fails:
      'Responder SALIR o BAJA le llega solo a esa empresa. Cancélalo tú en Gestionar, Servicios de terceros, y pulsa «Bloquearlos»: ninguna puede activar otro. Lo cobrado, con «Reclamar».',
    why: 'Porque se activó una suscripción de otra empresa, a veces con solo tocar un anuncio o responder un SMS. En Servicios de terceros ves «Cómo se aceptó», la cancelas y bloqueas las demás.',
    price:
      'Si se activó, el valor al mes está en Servicios de terceros. Cancélala ahí mismo y ya no se te cobra; lo que ya cobró lo reclamas con «Reclamar».',
    refund:
      'Pulsa «Reclamar» junto al servicio o junto a cada cobro en la factura, aunque ya lo hayas cancelado. Si se resuelve a tu favor, se te devuelve.',
    undo: 'Sí: en tu línea, Gestionar, Servicios de terceros, pulsa «Permitirlos otra vez». Los que cancelaste no vuelven solos: los contratas de nuevo con esa empresa.',
    keeps:
      'Los mensajes de tu banco, con sus códigos, siguen llegando: se bloquea solo lo que otras empresas cobran en tu línea.',
    who: 'Si un número corto te cobra, Servicios de terceros dice de qué empresa es y «Cómo se aceptó»: ahí lo cancela quien administra la línea. Si ahí no sale, no te cobra nada: no respondas ni abras sus enlaces, y bórralo.',
    where: 'En tu línea, Gestionar, Servicios de terceros: ahí ves cada uno y lo cancelas.',
    off: 'En tu línea, Gestionar, Servicios de terceros, pulsa «Cancelar» junto a él: ya no se te cobra. Con «Bloquearlos» ninguna otra empresa puede activar otro.',
    howLong: 'Al momento: en cuanto pulsas «Cancelar» ya no se cobra más; lo que ya cobró, reclámalo.',
  }),
  roamingOff: ({ phones }) => ({
    needs: backHome,
    otherwise: backHome,
    fails: `De vuelta no se cobra como afuera, pero el aviso de lo que usaste allá puede llegar después. Quita «Permitir roaming» en Alertas y topes y reinicia el celular. Si en la factura hay algo posterior, pulsa «Reclamar»; si sigue la R, llama al ${phones}.`,
    where:
      'En la línea, Gestionar, Alertas y topes: en Roaming quita «Permitir roaming» y guarda. En la frontera, si tu celular toma la red vecina se cobra como en ese país: apaga además los datos en roaming y elige nuestra red a mano.',
    howLong: 'Al momento: desde que guardas en Alertas y topes.',
    price: 'Nada: quitarlo o ponerlo no cuesta.',
    undo: 'Sí: en Alertas y topes marca otra vez «Permitir roaming» y guarda; se aplica al momento.',
    refund:
      'Abre la factura, o Historial, y mira qué se usó, cuándo y en qué país. Si no viajaste o los datos estaban apagados, pulsa «Reclamar» junto a ese cobro: si aún no lo pagaste, no se te cobra mientras lo revisamos.',
  }),
  blockCaller: () => ({
    seen: 'No le llega ningún aviso, ni nuestro ni de tu celular; puede notarlo porque sus llamadas ya no te entran. Desde dónde llama alguien no te lo podemos decir.',
    limit:
      'Eso lo decide tu celular: se bloquean varios, de uno en uno, y muchos equipos también silencian a los números desconocidos. El portal no bloquea llamadas. Si te amenazan, guarda las llamadas como prueba y denúncialo.',
    fails:
      'El portal no bloquea llamadas. Si cambia de número o te amenaza, bloquéalo cada vez, guarda las llamadas como prueba y denúncialo.',
    undo: 'En tu celular: abre Teléfono, en los ajustes busca «Números bloqueados» y quítalo de la lista.',
  }),
  outageNotice: ({ phones }) => ({
    who: 'No, el aviso te llega a ti. Si esa persona también tiene acceso a la línea, pulsa «Avísame cuando vuelva» en su propia cuenta.',
    where: 'En Mis Servicios abre el servicio: junto a la falla está «Avísame cuando vuelva».',
    fails:
      'Abre el detalle del servicio: si la falla sigue ahí, todavía no termina. En Notificaciones, en el engranaje, revisa que tengas activados los SMS o el correo.',
    howLong: `No hace falta un número: si es una falla de la red, el detalle de tu servicio dice cómo va y hasta cuándo; si pediste un técnico, míralo en Visita técnica. Lo que reportaste por teléfono no sale aquí: pregúntalo en el ${phones}.`,
    price: 'Nada: el aviso es gratis.',
  }),
  tvChannel: ({ phones }) => ({
    howLong:
      'Si es una falla de la red, la hora prevista está en Inicio y en el detalle de tu Televisión. Si no, en Visita técnica eliges el primer día libre.',
    why: 'Puede no estar en tu plan o haber terminado lo que pagabas aparte: el detalle de tu Televisión dice cuántos canales incluye. Si fallan todos, desconecta el decodificador un minuto.',
    where: `El detalle de tu Televisión dice cuántos canales trae tu plan; cuáles son, y con qué número, búscalo en la guía de tu decodificador o pregúntalo en el ${phones}.`,
    meaning: `El portal no conoce los códigos de error de la televisión ni de su aplicación. Ciérrala y ábrela, revisa tu internet y, si sigue, llama al ${phones} con el código que ves.`,
    fails: `Si ya lo reiniciaste y el canal está en lo que pagas, llama al ${phones} o pide un técnico en Visita técnica.`,
    refund:
      'Si lo pagaste y no lo ves, pulsa «Reclamar» junto a su cobro en la factura. Si fue una falla nuestra que pasó de cierto tiempo, se devuelve sola en la próxima.',
    part: 'Si solo falla un televisor, mira su decodificador, su cable y la entrada HDMI, y desconéctalo un minuto. Si fallan todos, pruébalo en «Ayuda técnica».',
  }),
  wifiName: ({ phones }) => ({
    where: `En el portal no: pídelo en el ${phones}, o al técnico en una visita.`,
    needs: `No te lo puedo asegurar: hay equipos que no muestran los emojis. Pregúntalo al pedir el nombre en el ${phones}.`,
    limit:
      'Hasta 32 letras, como en cualquier red Wi-Fi; las tildes, las eñes y los emojis cuentan por más de una.',
    seen: `El portal no esconde la red: pregunta en el ${phones} o al técnico si se puede. Escondida, los equipos que ya tienen su clave suelen entrar solos; en uno nuevo se escriben a mano el nombre y la clave.`,
    otherwise: newName,
    fails: newName,
  }),
  slowInternet: ({ price }) => ({
    price: `Probarlo en «Ayuda técnica» no cuesta. ${price('visit')}`,
    otherwise:
      'Si un técnico ya lo vio y sigue igual, presenta un reclamo en Soporte con las medidas y los días. El tiempo sin servicio, si la falla fue nuestra, se devuelve solo en tu próxima factura.',
    why: 'A ciertas horas, como de noche, lo usa más gente a la vez: en tu zona y en tu casa. También cuenta la distancia al módem. «Ayuda técnica» mira tu sector; en «Administra tu Red WiFi» ves quién está conectado y mides la velocidad.',
    fails:
      'Si ya reiniciaste, mide la velocidad en «Administra tu Red WiFi» y pausa los equipos que no uses. Si es mucho menor que la contratada, pide un técnico en Visita técnica.',
    part: 'Si es un solo equipo, suele ser él: reinícialo y acércalo al módem. Si por cable va bien y por Wi-Fi no, pon el módem al centro y en alto. Si fallan todos, mide la velocidad en «Administra tu Red WiFi».',
    refund: lessSpeed,
    howLong:
      'Si es una falla de la red, la hora prevista está en Inicio y en el detalle de tu servicio. Si no, pide un técnico en Visita técnica: ahí eliges el primer día libre.',
  }),
  speedTest: ({ claimTime }) => ({
    why: 'Por Wi-Fi llega menos que por cable, y menos todavía lejos del módem o con otros equipos en uso. «Medir velocidad» dice lo que llega a tu módem: si es mucho menor que lo contratado, pide un técnico.',
    where:
      'En Mis Servicios, en tu internet, abre «Administra tu Red WiFi» y pulsa «Medir velocidad»: ves la bajada, la subida y la respuesta.',
    limit:
      'El portal no dice una velocidad mínima: está en tu contrato, en Mi cuenta, en Lo que aceptaste. La contratada la ves junto a lo que midas.',
    needs:
      'Da igual: «Medir velocidad» mide lo que llega a tu módem. En otra página, hazlo con cable o junto a él.',
    meaning:
      '1 MB son 8 Mb: el plan y la medida van en Mbps y las descargas en MB por segundo, así que 200 Mbps son unos 25 MB. «Compartición 2:1» dice que dos clientes comparten esa capacidad: si la usan a la vez, puede llegarte la mitad.',
    who: 'Pueden tener razón las dos partes: una página mide lo que llega a tu equipo, y uno viejo o lejos del módem recibe menos. «Medir velocidad», en «Administra tu Red WiFi», mide en el módem: si ahí es poco, no es tu computadora.',
    otherwise:
      'Mide otra vez con los demás equipos en pausa. Si llega mucho menos de lo contratado, pide un técnico en Visita técnica.',
    refund: lessSpeed,
    fails: `Pide un técnico en Visita técnica. Si ya fue y sigue igual, presenta un reclamo en Soporte con las medidas y los días: lo responden en ${claimTime} como máximo.`,
  }),
  homeNetwork: ({ phones }) => ({
    who: 'Quien es titular y quien administra esa línea, cada persona con su cuenta y desde su celular: pausan y bloquean equipos. Con acceso de Mirar o de Pagar no se puede. Tus visitas entran por la «Red de invitados», sin ver tus equipos.',
    undo: 'En «Administra tu Red WiFi», «Reanudar» quita la pausa de un equipo, y en sus ajustes «Quitar el bloqueo» lo deja entrar. Si apretaste el botón hundido del módem, usa la clave de su etiqueta o pide un técnico.',
    meaning:
      'La red de 2.4 GHz llega más lejos; la de 5 GHz es más rápida, de cerca. Una luz roja, como «LOS», suele decir que no llega la señal: míralo en «Ayuda técnica». WPS conecta sin escribir la clave; el botón hundido borra los ajustes.',
    part: 'Si un solo equipo no se conecta, mira en «Administra tu Red WiFi» que no esté en pausa ni bloqueado, y en él elige «Olvidar la red» y escribe la clave otra vez. Para dejar fuera a uno, sin cambiar la clave, busca ahí ese equipo y pulsa «Pausar», o abre sus ajustes para darle un horario o «Bloquear este equipo». Los demás siguen igual.',
    off: 'En «Administra tu Red WiFi»: la red de invitados se quita con «Desactivar», y su clave deja de servir; un equipo, en sus ajustes, con «Bloquear este equipo». Lo demás sigue igual.',
    howLong:
      'Un minuto desconectado de la corriente, o cerca de un minuto con «Reiniciar el módem» en el portal. Si diez minutos después sigue parpadeando, pruébalo en «Ayuda técnica». El botón hundido no hace falta: borra los ajustes.',
    keeps:
      'No se borra: al reiniciar el módem, la red y la clave siguen igual. Solo el botón hundido de atrás las cambia por las de su etiqueta.',
    where:
      'En Mis Servicios, en tu internet, en «Administra tu Red WiFi»: ahí están los equipos conectados, la red de invitados con su clave y «Reiniciar el módem». El módem va mejor al centro, en alto y despejado; en varios pisos, en el del medio.',
    why: 'El Wi-Fi pierde fuerza con la distancia y las paredes; la red de 5 GHz llega menos lejos y los equipos viejos no la ven. Pon el módem al centro y en alto. Si no basta, pide un técnico.',
    price: `La red de invitados no se cobra aparte: usa tu mismo internet. Un repetidor o un punto adicional no se pide aquí; su precio te lo dicen en el ${phones}.`,
    limit:
      'El portal no pone un máximo: depende de tu módem, y entre más equipos se reparte tu velocidad. Cuántos hay ahora lo ves en «Administra tu Red WiFi».',
    until:
      'Lo que elijas al activarla: 3 horas, un día, una semana o hasta que la desactives. Después se apaga sola y su clave ya no sirve.',
    seen: 'Quien entra en la red de invitados no ve tus equipos ni tus archivos. A quien pausas o bloqueas no le sale quién fue: solo se queda sin internet. Tú ves qué equipos están conectados, no en qué páginas se meten.',
    needs: `Primero pon el módem al centro, en alto y sin paredes cerca. Si damos repetidores, y si sirve uno comprado en otra parte, el portal no lo dice: pregúntalo en el ${phones} antes de comprar. La red de invitados, si tu módem la tiene, sale en «Administra tu Red WiFi».`,
    otherwise:
      'La pausa y el horario van con el equipo, no con su nombre: si se lo cambian, sigue igual. Si aparece en la lista como uno nuevo, pónselo también a ese. El botón hundido del módem borra sus ajustes y deja la clave de la etiqueta.',
    fails:
      'Si un solo equipo no se conecta, mira en «Administra tu Red WiFi» que no esté en pausa ni bloqueado; en él elige «Olvidar la red», escribe la clave otra vez y reinícialo. Si ya reiniciaste el módem y tu red no aparece, o no llega ni con repetidores, pide un técnico en Visita técnica.',
  }),
  imei: ({ phones }) => ({
    meaning: `Son los 15 números que identifican a tu celular, no a tu chip: con ellos se bloquea un equipo robado. Marca *#06# y los ves. Si te avisaron que está «en observación» o duplicado, pregunta qué hacer en el ${phones}: el portal no lo sabe.`,
    until: `No lo sé: el portal no registra celulares ni cuenta esos días. La fecha la dice el aviso que te llegó, o te la dicen en el ${phones} con el IMEI, que ves al marcar *#06#.`,
    needs: `En el portal no se registra ningún celular. Si lo trajeron de otro país y no toma la red, llama al ${phones} con el IMEI: te dicen si está bloqueado o si le falta un trámite.`,
    where: `Marca *#06#; también está en la caja y en los ajustes del celular, y si lo reportaste, en tu certificado. Para saber si un IMEI está reportado, llama al ${phones}.`,
    price: `No lo sé: si liberar un celular cuesta algo, te lo dicen en el ${phones}.`,
    why: `Porque alguien lo reportó como robado o perdido, y solo esa persona lo quita. Si lo compraste usado, reclámale a quien te lo vendió; si es tuyo desde nuevo, pregunta en el ${phones}, con tu factura y el IMEI.`,
    otherwise: `El portal no registra celulares ni sabe cuándo se bloquea uno que falta registrar: pregúntalo en el ${phones} con el IMEI, que ves al marcar *#06#.`,
  }),
  visitAsk: ({ phones, price }) => ({
    price: `${price('visit')} Por mover un punto o pasar cables puede haber un costo: pregúntalo antes en el ${phones}. Si el técnico te pide dinero, no se lo des sin llamar primero; si ya pagaste, presenta un reclamo.`,
    who: 'Cualquier persona mayor de edad que esté en casa: no tienes que ser tú.',
    fails:
      'Pídela aquí, en Soporte, en Visita técnica: eliges el día y ves si está confirmada. Por las veces que pediste y no fueron, en Soporte, «Presenta un reclamo», con los números que te dieron.',
    where:
      'En Soporte, en Visita técnica: elige tu servicio Hogar, el día y la hora, y pulsa «Pedir visita».',
    limit:
      'Los días y las horas son los que salen libres al pedirla, en la mañana o en la tarde: si ahí no hay un sábado o un domingo, ese día no van.',
    part: 'Cada servicio tiene su propia visita: pide una para cada uno, a la misma hora si está libre. Si quien llega primero puede ver los dos, después cancelas la otra.',
    howLong:
      'Al pedirla, en Visita técnica, ves los días y las horas libres y eliges: el primero que sale es lo más pronto que pueden ir.',
    needs:
      'Alguien mayor de edad en casa: puede ser un familiar, el inquilino o quien te ayude. Si hay que entrar al techo o al edificio, pide antes permiso a su dueño o administrador. No hacen falta documentos para pedirla.',
    otherwise:
      'Si no llegan, te devolvemos una parte de tu plan en la próxima factura y eliges otra fecha en Visita técnica. Si eres tú quien no puede, cámbiala antes de su hora.',
  }),
  visitChange: ({ phones }) => ({
    howLong:
      'Al momento: eliges entre los horarios libres y, hasta que confirmemos el nuevo, se mantiene el que tienes. Te avisamos.',
    fails: `Si no hay horarios que te sirvan, conserva el tuyo y mira otra vez más tarde, o llama al ${phones}.`,
    where: 'En Soporte, en Visita técnica: junto a tu visita están «Cambiar horario» y «Cancelar visita».',
    price: 'No, el portal no cobra por cambiarla ni por cancelarla. Hazlo antes de la hora en que empieza.',
    until: 'Hasta la hora en que empieza la visita; después ya no se puede cambiar.',
    limit:
      'Las veces que necesites: el portal no pone un máximo. Puedes moverla otra vez hasta la hora en que empieza, si hay horarios libres; hasta que confirmemos el nuevo, conservas el que tienes.',
    undo: 'La que cancelaste no vuelve: pide otra en Soporte, en Visita técnica, y elige el día y la hora entre los libres. Si la tuya todavía sale ahí, no se canceló.',
    otherwise:
      'No pierdes nada: tu horario actual se mantiene hasta que confirmemos el nuevo, y si ninguno te sirve te quedas con el que tienes.',
    off: `Pulsa «Cancelar visita» en Visita técnica, antes de su hora; si ya están afuera, llama al ${phones}. Si te mudaste, pide ahí el traslado: la visita va a la dirección del servicio.`,
    who: 'La cambia quien administra ese servicio en el portal. Para recibir al técnico basta una persona mayor de edad que esté en casa: no tiene que ser el titular. Qué técnico va no se elige.',
  }),
  repairDecision: ({ phones }) => ({
    where:
      'En Soporte, en Órdenes de servicio: abre la orden y pulsa «Aceptar» o «Rechazar», sin ir a ningún lado. Lo hace su titular.',
    otherwise:
      'Te lo devolvemos sin reparar y sin costo, en el centro de atención donde lo dejaste. No se puede deshacer.',
    price: 'Nada: si lo rechazas, te lo devolvemos sin reparar y sin costo.',
    undo: `Si todavía no lo enviaste, en tu orden eliges lo otro. Ya enviado no se deshace en el portal: llama cuanto antes al ${phones}.`,
    needs: 'Nada ni ir a ningún lado: en Órdenes de servicio, su titular abre la orden y decide ahí.',
    who: 'Solo quien es titular: abre la orden en Órdenes de servicio y acepta o rechaza. Otra persona puede seguirla con su número, pero no decidir.',
  }),
  warranty: ({ phones }) => ({
    where: `A un centro de atención que reciba reparaciones: en Dónde te atienden, cada uno dice qué hace. Lleva tu ${person} y la factura de compra.`,
    until: `El portal no lo dice: mira los documentos de tu compra, o pregunta en el ${phones} con la fecha en que lo compraste.`,
    who: 'Llévalo a un centro de atención: lo revisan y te dicen quién responde y si tiene costo, antes de repararlo.',
    needs: `El equipo, tu ${person} y la factura de compra. Si la perdiste, llama antes al ${phones}: si lo compraste aquí, pregunta si te dan una copia o te atienden igual. Si se mojó o se cayó, decide el taller al revisarlo.`,
    keeps:
      'Puede perderse: lo decide el taller cuando lo revisa, y yo no te lo puedo asegurar. Antes de cobrarte algo te preguntan.',
    price:
      'Lo que cubre la garantía lo decide el taller al revisarlo. Si hay un costo, te lo dicen antes y su titular lo acepta o lo rechaza en la orden.',
    howLong:
      'Cuánto tarda lo dice el taller; desde que lo dejas, Órdenes de servicio muestra la «Entrega estimada» y cada paso.',
  }),
  theftFound: ({ phones }) => ({
    howLong:
      'Enseguida: al quitar la suspensión vuelven la línea, el chip y el equipo. Si en unos minutos sigue sin señal, apaga y enciende el celular.',
    needs: `Ningún papel: su titular quita la suspensión en «Me robaron el teléfono» y confirma que es él. Si no puede entrar, te dicen qué hace falta en el ${phones}.`,
    fails: `Mira tu línea en Mis Servicios: si sigue suspendida, quita la suspensión en «Me robaron el teléfono». Si ya está activa, apaga y enciende el celular; si no vuelve, llama al ${phones}.`,
    keeps:
      'La línea vuelve como estaba: con su número, su plan, su saldo y sus paquetes, si no vencieron. El mismo chip sirve otra vez, salvo que ya hayas sacado otro.',
  }),
  theftPaper: ({ phones }) => ({
    where:
      'En «Me robaron el teléfono», en tu reporte, con «Descargar certificado». También te llegó por correo, y los de antes están en «Reportes anteriores».',
    price: 'Nada: lo descargas en el portal sin costo, las veces que quieras.',
    howLong:
      'Al momento: cuando el equipo queda bloqueado, el certificado está en tu reporte y te llega por correo.',
    needs:
      'Basta haberlo reportado en «Me robaron el teléfono»: para nuestro certificado no pedimos la denuncia.',
    who: `Quien es titular o administra la línea, en su cuenta, aunque otra persona la haya reportado. Sin cuenta, pídelo en el ${phones}.`,
    fails: `Mira en «Me robaron el teléfono» si tu reporte quedó hecho: ahí está «Descargar certificado», también en «Reportes anteriores». Si no, llama al ${phones}.`,
  }),
  simFault: ({ price }) => ({
    fails: `Si otro celular tampoco lo lee, el chip está dañado: pide otro con tu mismo número en un centro de atención, con tu ${person}. Si en otro sí funciona, es la ranura de tu celular.`,
    why: 'Puede estar sucio o mal puesto, o estar dañados el chip o la ranura. Límpialo, ponlo otra vez y pruébalo en otro celular: si ahí funciona, es tu equipo.',
    price: price('newChip'),
  }),
  pauseLine: ({ phones }) => ({
    undo: 'Abre la línea, Gestionar, «Pausar», y pulsa «Reactivar ahora»: vuelve al momento, sin costo. Si la pausa todavía no empieza, ahí dice «Cancelar la pausa». Yo no la quito por ti.',
    howLong:
      'Al momento: en la línea, Gestionar, «Pausar», pulsa «Reactivar ahora». Si el celular no toma señal, reinícialo.',
    price:
      'En lugar de tu plan pagas un valor menor al mes, que ves antes de confirmar; de una parte del mes, solo los días. En la factura sale como «Días en pausa». Reactivarla antes no cuesta.',
    until:
      'La fecha está en el detalle de la línea, en «En pausa, como pediste». Al día siguiente se reactiva sola; también puedes pulsar «Reactivar ahora».',
    fails: `Abre la línea, Gestionar, «Pausar», y pulsa «Reactivar ahora»; después reinicia el celular. Si dice que está suspendida, es otra cosa: mira si hay una factura vencida. Si no la hay, llama al ${phones}.`,
    otherwise:
      'Se reactiva sola al día siguiente de su última fecha, sin que avises, y vuelve a cobrarse el plan. Si sigues de viaje, ese día puedes pedir otra pausa.',
    limit: 'Hasta 90 días seguidos; también puede ser de un solo día. Tú eliges desde cuándo y hasta cuándo.',
    where:
      'En la línea, Gestionar, «Pausar»: eliges desde cuándo y hasta cuándo, y ves lo que pagas mientras tanto.',
    part: 'Sí: cada servicio se pausa por separado, y los demás siguen igual.',
    needs:
      'Ninguno: que la línea tenga factura, esté activa y la administres tú. Se hace en el portal, sin documentos.',
    keeps: 'Conservas tu número y tu plan. Los paquetes que tengas siguen venciendo en su fecha.',
  }),
  homeEquipment: (facts) => ({
    price: `${damaged(facts)} ${facts.price('missingEquipment')} ${facts.price('anotherDecoder')}`,
    who: `${damaged(facts)} Si ya te lo cobraron, pulsa «Reclamar» junto a él, con fotos. Un técnico lo revisa y lo cambia en tu casa: pídelo en Visita técnica.`,
    where: `Un técnico lo revisa y lo cambia en tu casa: pídelo en Visita técnica. Otro control o un decodificador más se piden en el ${facts.phones} o en un centro de atención.`,
    howLong: `En Visita técnica eliges el primer día libre. Si es un equipo adicional, cuándo llega te lo dicen en el ${facts.phones}.`,
    fails:
      'Con el control, cambia las pilas y apunta de cerca; enlazarlo otra vez está en los ajustes de tu decodificador. Si el equipo sigue sin encender en otro enchufe, pide un técnico en Visita técnica.',
    part: `Cada televisor puede necesitar su decodificador: uno más se pide en el ${facts.phones} o en un centro de atención. ${facts.price('anotherDecoder')}`,
  }),
  parentalControl: ({ phones }) => ({
    off: `La clave de los canales está en los ajustes de tu decodificador, en control parental: ahí se quita o se cambia. El portal no la ve; si no la sabes, llama al ${phones}. En un celular, en sus propios ajustes.`,
    where:
      'En los ajustes de cada celular, tableta o computadora, en control parental; en la televisión, en los de tu decodificador. En el portal, «Administra tu Red WiFi» pausa un equipo, también con horario.',
    price:
      'El control parental de tus equipos y de tu decodificador no se paga aquí, y pausar un equipo en «Administra tu Red WiFi» tampoco.',
    part: 'Para que no compre: bloquea lo que otras empresas cobran en su línea, en Gestionar, Servicios de terceros, «Bloquearlos», y pon un tope en Alertas y topes; con tu cuenta compra solo quien sabe tu contraseña. Para apagarle el internet a una hora, dale un horario a su equipo en «Administra tu Red WiFi».',
    limit:
      'Por horas sí: en «Administra tu Red WiFi» abre los ajustes de su equipo y ponle un horario; fuera de él no tiene internet de casa. Los datos de su celular se limitan en sus propios ajustes.',
  }),
  callSettings: ({ phones }) => ({
    off: `El desvío, la llamada en espera y el número oculto se quitan en los ajustes de Llamadas de tu celular. El buzón de voz, y todo lo de un teléfono fijo, se pide en el ${phones}.`,
    price: `El portal no dice si cuesta: pregúntalo en el ${phones} antes de pedirlo.`,
    where: `En tu celular, en los ajustes de Llamadas. De un teléfono fijo, en el ${phones}.`,
  }),
  visitMissed: ({ claimTime }) => ({
    refund: `Si en Visita técnica figura que no llegamos, te devolvemos una parte de tu plan en la próxima factura, sin pedirla. El día de trabajo perdido no lo paga el portal: pídelo en un reclamo, y te responden en ${claimTime} como máximo.`,
    otherwise:
      'En Visita técnica elige otra fecha entre las libres, sin pagar nada. Si figura que no llegamos, una parte de tu plan vuelve en la próxima factura.',
    why: 'El motivo no lo sé. Si dice que no había nadie y tú estabas, reclámalo en Soporte, «Presenta un reclamo», con el día y la hora que te dieron, y elige otra fecha en Visita técnica.',
    howLong:
      'En Visita técnica eliges otra fecha entre las libres; lo que te devolvemos va en tu próxima factura.',
  }),
  dataGone: () => ({
    fails:
      'Mira Consumo por día: al pulsar un día salen la hora y el sitio de cada gasto. Si es de otra empresa, está en Servicios de terceros y ahí lo bloqueas. Si no lo reconoces, reclámalo en Movimientos o en la factura.',
    refund:
      'Lo usado no se devuelve solo. Si no lo gastaste tú, mira el día en Consumo por día y pulsa «Reclamar» junto al cobro, en Movimientos o en la factura: si se resuelve a tu favor, se te devuelve.',
    part: 'En Consumo por día pulsa un día: salen la hora y el sitio de cada gasto. Qué aplicación fue lo dice tu celular, en sus ajustes de datos.',
    off: 'Para que no se vayan solos, apaga los datos en segundo plano y las actualizaciones en tu celular, y en tu línea bloquea los servicios de terceros. En Alertas y topes eliges cuándo te avisamos.',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
