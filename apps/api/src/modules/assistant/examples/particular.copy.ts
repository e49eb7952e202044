// Of what is asked in particular: what is a part of something that has examples of its own.

export const particular = {
  thirdParties: `como bloqueo lo que (cobran|me cobran|quieran cobrar) (otras empresas|otras compañias|terceros)
(bloquear|quitar) (los cobros|los servicios) de (otras empresas|terceros|otras compañias)
que es [eso de|este cobro de|esa suscripcion de] (juegos|horoscopo|tonos|chistes|un club|videos|noticias) que yo no (pedi|contrate|active)
me (cobran|descuentan|quitan saldo por) (juegos|horoscopo|tonos|un club de juegos|mensajes premium) y yo no pedi [nada|esa vaina]
{quiero} (quitar|cancelar|dar de baja|bloquear) (esas suscripciones|los mensajes premium|los servicios de terceros|el horoscopo|ese club)
me llegan mensajes de (suscripcion|juegos|concursos|chistes) [y me cobran|que no pedi]
se me suscribio solo a (un servicio|algo|un juego) [y me cobra diario]
como bloqueo las suscripciones [para que no vuelvan|de mi linea]
(juegos|horoscopo|tonos|chistes|club de futbol) (0,99|1,99|2,99) (diario|semanal|al mes) yo no (pedi|contrate) eso
que es (servicio de contenido|contenido digital|sms premium) en mi {factura}
me descuentan (0,99|1,49) por unos (horoscopos|juegos|tonos) que (yo nunca|no) pedi
me sale un cobro de una aplicacion que no conozco [que lo quiten y no me metan otra]`,
  autoPay: `como hago que mis (facturas|planillas|recibos) se paguen (solas|automaticamente)
se puede pagar (sola|solo|en automatico) [la {factura}|cada mes]
que se (cobre|pague|debite) solo cada (5|15|28|30|quincena|fin de mes) [que es cuando me pagan]
que se pague sola la {factura} [cada mes]
{quiero} poner (el|un) debito automatico [de mi {factura}|con mi tarjeta]
{quiero} que (me debiten|se cobre|se pague) automatico [la {factura}|cada mes]
(cambiar|mover) (el dia|la fecha) del debito automatico
me (quieren debitar|debitan|cobran) el (15|5|20) y (yo cobro|a mi me pagan|la jubilacion me llega) el (28|30|fin de mes) [ahi no tengo]
que no me debiten mas de {monto} [dolares|si la factura viene alta]
(quitar|desactivar|parar) el (debito|pago) automatico
hasta cuanto me (pueden debitar|cobran solo) [en el debito automatico]
para no acordarme de pagar (cada mes|la {factura})
pago automatico de la {factura} con (mi tarjeta|la visa)
[y] si un mes viene (carisimo|mas caro de lo normal) me (sacan|debitan|cobran) todo
cambiar la tarjeta del (pago|debito) automatico
que dia me (van a debitar|debitan)`,
  autoRecharge: `(ponerle|recargarle|que le lleguen) {monto} (dolares|dolaritos) cada (quincena|semana|mes) [a {familiar}] sin (tener que acordarme|hacerlo yo)
{quiero} (poner|activar) (una|la) recarga automatica [a mi linea|al numero de {familiar}]
que se recargue (solo|sola|automatico) cuando (se acabe el saldo|baje de un dolar|quede poco saldo)
(quitar|desactivar|parar) la recarga automatica
recarga automatica para {familiar}
que cuando (me quede|le quede|tenga) (menos de 1 dolar|poco saldo) se (me recargue|le recargue|recargue) (solito|solo|sola)
que cuando se le acabe el saldo [al celular de mi guagua|a {familiar}] se recargue (solito|solo) [{monto} dolares]`,
  savedCards: `(borre|borra|borrame|quita|elimina) (mi|la|una) tarjeta [guardada|del pacifico|del pichincha|vieja]
{quiero} (guardar|registrar|agregar|cambiar) (mi|otra|una nueva) tarjeta [para no escribirla siempre]
que tarjetas tengo guardadas
se me vencio la tarjeta (guardada|registrada) [como pongo la nueva]
usar otra tarjeta de las que tengo guardadas`,
  claimState: `(puse|hice|ingrese) un reclamo hace (dos semanas|un mes|10 dias) y (ni fu ni fa|nada|no me dicen nada|no me contestan)
(como va|en que va|que paso con|en que quedo|cuando responden|estado de|seguimiento de|respuesta de) mi (reclamo|queja|denuncia|reclamacion)
en que (quedo|va|esta) el reclamo [que puse]
(como va|que paso con) el reclamo [de la {factura}]
cuanto (se demoran|tardan) en (responder|resolver) (un|el|mi) reclamo
me dieron la razon [en el reclamo] y (donde veo|cuando me devuelven) (esa plata|el valor|el credito)
me dijeron que me devolvian {monto} [dolares] y (donde veo eso|no me sale)
numero de reclamo (como|donde) lo (veo|sigo)
me dieron la razon [en el reclamo] (y|pero) la plata (donde esta|cuando la veo)`,
  commercialCalls: `(dejen|paren) de (mandarme|enviarme|llenarme de) (propaganda|publicidad|promociones|ofertas) [caramba|por favor]
ya no me (llamen|escriban|manden) [a ofrecer|para vender] (planes|cosas|promociones|ofertas) [por favor|a las 8 de la noche]
(no quiero mas|basta de|no quiero) (publicidad|propaganda|llamadas de ventas)
como (quito|desactivo) (la publicidad|las promociones|los mensajes de ofertas)
me llaman a cada rato a (vender|ofrecer) (cosas|planes) y estoy harto`,
  verifyDocument: `me llego (una carta|un correo|un papel|un documento) con el logo de ustedes [que debo|que dice que debo] {monto} (sera|es) (verdad|de ustedes|real)
(como|donde) (compruebo|verifico|se) si (este|un) (papel|certificado|documento|codigo) es (verdadero|original|de ustedes|real)
el (banco|trabajo|arrendador) (quiere|pide) comprobar que el certificado es verdadero
validar (un|el) (certificado|documento) con (el codigo|el qr)
me dieron un certificado [de ustedes] y (no se si es|quiero saber si es) (falso|verdadero)
vino (un señor|alguien) con una carta [con logo] de ustedes cobrando [la reconexion] (es verdad|sera verdad|es choro)
me llego una carta [con logo de ustedes] diciendo que debo y que deposite a una cuenta (sera verdad|es cierto)`,
  equipmentReturn: `(donde|a donde|como) devuelvo (el equipo|los equipos|el aparato) que me (dieron|entregaron|prestaron|instalaron)
a donde (llevo|devuelvo|entrego|dejo) (el modem|el router|el decodificador|los equipos|el aparato) [que me prestaron|que ya cancele]
donde (devuelvo|entrego|dejo) (los equipos|el modem|el decodificador)
(me cobran|cuanto me cobran) si no (devuelvo|entrego) (el modem|el router|los equipos|el aparato)
que hago con el (aparato|modem|router|decodificador) [blanco|de la tele] (si ya cancele|despues de la baja|cuando me vaya)
ya (di de baja|cancele) y (tengo que devolver|quien recoge) (el modem|los equipos)
(la cajita|el aparato) [blanca] que me pusieron que hago con eso`,
  tvChannel: `(la tele|el canal|la television) (se ve pixelada|se ve con cuadritos|se congela|se ve entrecortada|no tiene sonido) [cuando juega barcelona|en los partidos]
no me (da|salen|entran|aparecen) (los|unos) canales (de deporte|hd|de peliculas|que antes si)
(se me fue|no me sale|desaparecio) (el|un) canal [que antes tenia]
el decodificador (se cuelga|dice sin señal|sale error)
en la tele dice (sin señal|no autorizado|canal no disponible)`,
  wifiName: `como cambio el nombre de mi (wifi|red|internet)
(cambiar|renombrar) [el nombre de] la red (wifi|de la casa)
{quiero} (cambiar|poner otro) nombre (a la red|al wifi|de mi red|del wifi) [que diga familia lopez]
{quiero} que (la red|el wifi) (diga|se llame) (familia lopez|otra cosa|con mi nombre)
la red se llama (unas letras raras|algo raro) y quiero (otro nombre|que diga otra cosa)
como le pongo (otro|mi) nombre a la red [wifi]`,
  visitMissed: `(el tecnico|los tecnicos|la visita tecnica|nadie) (no vino|no llego|no vinieron|no ha venido|nunca llego|me dejo plantado|no aparecio) [ayer|hoy|y lo espere|a la hora|a mi casa|y perdi el dia|cerre el local|estuve esperando toda la mañana]
tenian que venir (de 8 a 12|en la mañana|ayer) y no (vino nadie|llego nadie|aparecieron)
me quede esperando al tecnico (toda la mañana|toda la tarde|todo el dia) [y nada]
quedaron en venir a arreglar (el martes|ayer|en la mañana) [de 8 a 12] y no (asomo|vino|llego) nadie [perdi el dia]`,
  visitChange: `diganle al tecnico que ya no venga [ya se arreglo solo]
cancela la visita [del tecnico] [que] ya se arreglo [solo]
no voy a estar (el jueves|ese dia|mañana) [que viene el tecnico] que venga (mejor el sabado|otro dia|en la tarde)
(cambiar|mover|reagendar|posponer) (la visita|la cita|el dia|la hora) (del|con el) tecnico
ya no (hace falta|quiero) que venga el tecnico [cancelen la visita]
cancelar la visita (tecnica|del tecnico)`,
  repairDecision: `(acepto|si acepto|apruebo) (los|el costo de|el valor de) {monto} [dolares] del arreglo [del celular|de la tablet]
del arreglo (me mandaron|me dijeron) que (son|cuesta) {monto} (donde digo que si|como acepto|como apruebo)
(donde|como) (acepto|apruebo|rechazo|digo que no) el (costo|presupuesto|valor|precio) (del arreglo|de la reparacion)
no quiero que (arreglen|reparen) [el celular|nada] esta muy caro devuelvanmelo
ya dale que (arreglen|reparen) [no mas] como digo que si`,
  theftFound: `(aparecio|encontre|recupere|halle) (mi|el) {cel} que (reporte|di por|habia reportado) (robado|perdido) [estaba en el carro|lo tenia mi hermano] (como lo desbloqueo|como lo vuelvo a usar|desbloqueen|habiliten)
ya (aparecio|encontre|lo encontre|tengo) [mi|el] {cel} (quiten el bloqueo|quiero desbloquearlo|como lo activo de nuevo)
el {cel} (que di por robado|que reporte) (aparecio|estaba) (debajo del asiento|donde mi suegra|en la casa)
como levanto el bloqueo de un {cel} [que reporte robado]`,
  theftPaper: `[y] el (papel|certificado) para (la fiscalia|el seguro|la denuncia|la policia)
(me piden|{quiero}) (el papel|el certificado|el documento|la constancia|un papel) (del bloqueo|del robo|de bloqueo del imei|de que reporte el robo|de que bloquearon el {cel}) [para la fiscalia|para el seguro|para la denuncia]
(el papel|el certificado|la constancia) del {cel} (robado|bloqueado) para (la fiscalia|el seguro|la policia)
(la aseguradora|el seguro|la fiscalia) me pide un papel [del robo]`,
  backupCodes: `(generar|genero|sacar|pedir) (otros|nuevos|mas) codigos de respaldo
como (genero|creo|consigo) (otros|nuevos|mas) codigos de respaldo
ya use todos mis codigos de respaldo
(de donde|donde|como) saco (mas|otra vez|nuevos) [los] (codigos|codigitos) [de respaldo|esos que me dieron para entrar]
los (10|diez) (codigos|codigitos) [esos] [que me dieron] para entrar ya (me los gaste|se me acabaron|los bote|los perdi)
(perdi|bote|se me perdieron) los codigos de respaldo
donde (imprimo|veo|saco) los codigos [esos] de emergencia [por si pierdo el telefono]`,
  removePerson: `[ya me separe y|terminamos y] no quiero que mi (ex|exmarido|exnovia|cuñado) siga viendo (mi cuenta|mis lineas|mis consumos)
(sacar|quitar|eliminar) [el acceso] a ({otro}|mi ex|{familiar}) de mi cuenta
como le quito el (acceso|permiso) a (mi ex|mi sobrino|una persona)
que (mi ex|esa persona|el) ya no (entre|vea|pueda ver) [mi cuenta|mis lineas]`,
  nameLine: `tengo {monto} (lineas|numeros) y no se cual es (cual|de quien) [les puedo poner nombre|se les puede poner un nombre]
(ponerle|cambiarle|poner) (nombre|un nombre|apodo) a (mis lineas|cada linea|mi linea|cada numero)
(ponle|pongale|que diga) [que diga|de nombre] (tienda|bodega|chofer|casa|mama) [a esta linea]
(ordenar|cambiar el orden de|esconder) (mis lineas|las lineas) [en el inicio]
distinguir (mis lineas|los numeros de mis hijos) [con un nombre|con un color]
(ponle|pongale) a la linea [terminada en 31|de {familiar}] el nombre (abuelita|mama|oficina)`,
  roamingOff: `(apaga|apague|quita|desactiva|quitenme) [ya] el roaming [que ya llegue|que ya regrese|del viaje]
(ya regrese|ya volvi|ya llegue al pais) (como apago|quiero quitar|desactivar) el roaming
que no me (cobren|gaste) datos (afuera|en el exterior) apagar el roaming
ya regrese de (estados unidos|{pais}) apaguen eso del extranjero [no vaya a ser que me cobren]
(apaguen|quiten) lo del (extranjero|exterior) que ya (llegue|volvi|regrese)`,
  othersRecords: `puedo ver las llamadas de (otra persona|{familiar})
ver (los registros|el historial|las llamadas) de la linea que usa {familiar}
{quiero} (ver|saber) con quien (habla|chatea|se escribe) ({otro}|mi mujer|mi hija|mi marido) [el chip lo pago yo|la linea esta a mi nombre]
el historial de llamadas de (mi mujer|mi marido|{otro}|mi hija mayor)`,
  ownAccount: `puedo entrar con la cuenta de (otra persona|{familiar})
(entro|uso|ingreso) con la cuenta de {familiar} (y quiero la mia|o hago una propia)
hacer mi propia cuenta (aparte|y no usar la de {familiar})
me sale que mi (cedula|correo|numero) ya esta (registrada|registrado) [pero] yo (nunca|jamas) (he creado|cree|hice) (cuenta|usuario)
dice que ya existe una cuenta con mi (cedula|correo|numero) y yo no la (hice|cree)
alguien (creo|abrio) una cuenta con mi (cedula|correo|numero)`,
  outageNotice: `(avisenme|me avisan|avisame) cuando (vuelva|regrese|arreglen) (la señal|el internet|el servicio)
(puedo|hay como) recibir un aviso cuando (vuelva|se arregle) (el internet|la señal|la tele)`,
  doubleCharge: `(pague|cancele|me cobraron|me facturaron|me debitaron) (dos veces|doble) [la misma {factura}|lo mismo|el mismo mes|por error|y quiero que me devuelvan]
(se me fue|hice) el pago (doble|dos veces) [devuelvanme la plata]
me cobraron dos veces la misma (vaina|cosa|recarga|{factura})`,
  minimumTerm: `hasta cuando me obliga mi contrato [y cuanto cuesta salir antes]
(hasta cuando|cuanto tiempo) estoy (amarrado|atado) [con ustedes|al contrato]
tengo permanencia [todavia|minima] [para irme sin multa]
(cuanto me cobran|hay multa|me penalizan) (si me salgo|por salir|si cancelo) antes [de tiempo|de que se cumpla el contrato]
cuando (se acaba|termina|vence) mi (permanencia|contrato)`,
} as const;
