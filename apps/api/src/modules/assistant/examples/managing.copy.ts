// Of managing lines, and what they use.

export const managing = {
  associate: `asociar un servicio
agregar un número a mi cuenta
añadir el internet de mi casa
vincular mi línea
registrar otra línea
agregar la línea de mi hijo
cómo pongo mi otro celular en esta cuenta
quiero ver también el número de mi esposa en mi cuenta
falta una de mis líneas
cómo asocio un prepago
incluir el teléfono fijo
aparece que no tengo servicios
agregar otro número
cómo pongo el internet de mi casa en el portal
no aparece mi línea
no me salen mis servicios
ingresar otra línea a mi usuario
meter el número de mi hijo en mi cuenta
sumar una línea a mi perfil
administrar la línea de mi esposo desde mi cuenta
agregar una línea a mi cuenta
cómo meto el número de mi familiar
añadir el internet de la casa al portal
poner otra línea en la aplicación
quiero que aparezca otro número aquí
añadir el número de mi mamá
registrar mi servicio de internet en la cuenta
vincular mi celular
quiero ver el internet de mi casa en mi cuenta
quiero meter la linea de mi mama en mi cuenta
como agrego el telefono de mi papa
{quiero} (agregar|añadir|asociar|vincular|meter|registrar|incluir|sumar|poner) [otra|otro|una|mi|el] (linea|numero|servicio|celular|internet de la casa|numero de {familiar}|linea de {familiar}|servicio de hogar) [a mi cuenta|al portal|aqui|en la app|en esta cuenta]
{como} (agrego|añado|asocio|vinculo|meto|registro|incluyo|aumento|sumo) [otra|otro|una|mi|el] (linea|numero|servicio|celular|internet de la casa|numero de {familiar}|linea de {familiar}|telefono fijo) [a mi cuenta|al portal|aqui|en la app]
(no me aparece|no sale|no me sale|no veo|falta|no esta) [mi|una|el|la] (linea|numero|servicio de hogar|otra linea|internet de la casa|otro numero|mi chip) [en mi cuenta|en el portal|aqui|en la app|como lo agrego|para agregarlo]
(que hago|como hago) para que [me] (aparezca|salga|se vea) [aqui] (mi otra linea|el numero de {familiar}|mi otro numero|el internet de la casa|la linea de {familiar}) [en mi cuenta|aqui]
{quiero} (ver|manejar|administrar|tener) (todas mis lineas|otra linea|mi otro numero|varias lineas|el internet y el celular) [aqui|juntas|en una sola cuenta|en la misma cuenta]
(asociar|vincular|agregar) (servicio|linea|numero|servicio hogar|otra linea)
tengo dos numeros y solo veo uno como pongo el otro
(sumar|poner|meter) el (fijo|internet|celular) de mi (casa|mama|hijo) aqui
(compre|saque|tengo) una linea nueva y no (sale|aparece|la veo) (aqui|en mi cuenta|en el portal)
quiero que (mis dos lineas|todos mis numeros|la linea de la casa) (salgan|esten) (aqui|en la misma cuenta)
me (dice|sale) que no tengo servicios (asociados|registrados|en mi cuenta)
(administrar|manejar|controlar) desde aqui el (numero|celular|internet) de (mi mama|mi hijo|la casa)
no (veo|encuentro) (mi linea|mi numero|mi internet) (en la lista|en la app|aqui)
ingresar (otro numero|una linea mas|mi otro chip) (en mi cuenta|al portal|a la app)
por que solo me sale una linea si tengo dos
ingresar el numero de la oficina a mi usuario
{quiero} registrar mi (internet|linea|numero) en esta cuenta
como agrego el (telefono|numero|celular) de {familiar}
mi (internet|linea|numero) no aparece en la (aplicacion|cuenta|pagina)
quiero meter la linea de {familiar} en mi cuenta
no me sale mi otra linea
solo me sale (el celular|una linea|el mio) aqui no (me aparece|sale|veo) (el internet de la casa|la otra|el de mi hijo)
(quiero|como) (agrego|poner|meter) el numero de mi (hijo|mami|esposo) (aqui|para verlo desde mi cuenta|en lo mio)
(agrgar|agregr|añdir) (linea|numero|otro numero)
compre otro chip para {familiar} y quiero verlo tambien aqui en mi cuenta
quisiera tener (el numero|la linea) de {familiar} aqui mismo en mi cuenta junto con la mia [para pagarle]
como meto (las dos lineas|la otra linea|el otro numero) que tengo [en mi cuenta]
tener (a mi mama|a mi papa|la linea de {familiar}) aqui en mi cuenta junto con la mia para (ver cuando se le acaba|pagarle)`,
  dissociate: `desasociar un servicio
desvincular un número
eliminar una línea del portal
sacar una línea que ya no es mía
borrar un número de mi lista
ya no quiero administrar esa línea
aparece una línea que no es mía
remover el número de mi hermano de mi cuenta
quiero que ya no salga ese número en mi cuenta
quitar el servicio de hogar de mi lista
desasociar mi línea
eliminar un número asociado
borrar una línea que vendí
ya no administro esa línea, quítenla
me aparece un número ajeno en mis servicios
quitar un número que ya no uso de la app
retirar una línea de mi cuenta del portal
desligar un servicio
sacar un número del portal
eliminar un servicio de mi lista
borrar una línea de mi lista
eliminar un número que está en mi cuenta
saquen de mi cuenta una linea que ya no es mia
quitar servicio de mi cuenta
{quiero} (quitar|sacar|eliminar|borrar|desvincular|desasociar|remover) (una linea|un numero|esa linea|el numero de mi ex|un servicio|ese numero|una linea que ya no es mia|el internet de mi papa) [de mi cuenta|del portal|de la app|de mi lista|de aqui]
{como} (quitar|saco|elimino|borro|desvinculo|desasocio|retiro) (una linea|un numero|un servicio|esa linea|ese numero|una linea que no es mia) [de mi cuenta|del portal|de la app|de mi perfil]
(me aparece|sale|tengo|me sale) (una linea que no es mia|un numero que no es mio|una linea ajena|un numero viejo|una linea que ya vendi) [en mi cuenta|aqui|como la {ciudadGrande}|quitenla]
(ya no quiero|no quiero) (ver esa linea|administrar ese numero|ver ese servicio|que salga ese numero|tener esa linea) [aqui|en mi cuenta|en la app]
(saquen|quiten|borren) (de mi cuenta|de mi lista|del portal) (una linea|un numero|esa linea) [que no es mia|que ya no uso|que ya no tengo]
(dejar de|ya no) (administrar|ver) (una linea|un numero|la linea de {familiar})
(desasociar|desvincular|desligar) [una] (linea|servicio|numero)
vendi un chip y todavia me sale en la cuenta
que ya no me (asome|aparezca|salga) el numero de mi ex en la app
(regale|perdi|deje) una linea y (sigue saliendo|todavia aparece) (en mi cuenta|aqui)
ese numero (no es mio|ya no lo uso|ya no me pertenece) (saquenlo|quitenlo|borrenlo) [de mi cuenta]
limpiar (mi lista|mi cuenta) de (lineas|numeros) que no uso
tengo una linea de mas en mi (cuenta|lista|perfil)
(quitar|sacar) (la linea|el numero|el internet) de {familiar} de mi cuenta
no quiero que figure mas el numero (del trabajo|viejo|de mi ex)
ya no quiero tener esa linea en mi cuenta [del portal]
sacar una linea de mi cuenta
ya no quiero que me salga aqui el numero de mi (ex marido|ex|exesposa|hijo)
(como|quiero) (quitar|saco|sacar) (una linea|un numero) de mi perfil (pero sin darla de baja|sin cancelarla|nomas de la lista)
(quitar|qitar|sakar) (un numero|una linea) (de aqui|de mi lista|de mi cuenta)`,
  serviceRecord: `ver las llamadas que he hecho
detalle de mi consumo de datos por día
quiero el listado de llamadas y mensajes
llamadas realizadas el mes pasado
en qué se gastaron mis megas
reporte de llamadas salientes
ver qué páginas consumieron mis datos
ver mis llamadas
lista de llamadas realizadas
números que he marcado
en qué gasté mis minutos
detalle del consumo
el detalle de lo que consumí
detalle de las llamadas que hice
dónde veo a quién he llamado
donde veo en que se me fueron los megas
mi hijo se gasta los datos en que paginas los usa
quiero ver el detalle de mis llamadas
en que gaste mis megas
detalle de consumo de datos
(a quien|a que numeros|a quienes) (llame|he llamado|le llame|marque) [este mes|ayer|la semana pasada|en {mes}]
{quiero} (ver|revisar|saber|tener) (mis llamadas|el historial de llamadas|el detalle de llamadas|a quien he llamado|el registro de llamadas|mi historial de consumo|las llamadas que hice|los mensajes que mande|mi consumo por dia)
{donde} (veo|sale|encuentro|reviso|miro) (mis llamadas|el detalle de llamadas|a quien llame|en que se fueron los megas|en que gaste los minutos|mi consumo diario|el historial de consumo|las llamadas que hice)
(en que|como) (se me fueron|gaste|se fueron|se gastaron|consumi|se me van) (los megas|las gigas|los datos|los minutos|tan rapido los megas)
(cuantas|cuales) llamadas (hice|he hecho|realice) [ayer|este mes|la semana pasada]
(detalle|historial|registro|listado|reporte) (de llamadas|de mis llamadas|de consumo|de datos|de mensajes enviados|del consumo por dia)
consumo (diario|dia por dia|por dia|detallado) [de datos|de mi linea|de internet]
(cuanto|cuantos datos) (gasto|consumo|uso) (por dia|al dia|cada dia|diario)
mi hijo se gasta los datos (en que paginas|en que los usa|quiero ver en que)
quiero el reporte de llamadas (de esta semana|de mi linea|del mes)
cuanto uso de internet por dia
(ver|saber) (a que hora|a quien) (llame|marque) {cuando}
en que se (consume|gasta|va) (mi saldo|mi internet|el plan|tan rapido)
(lista|registro|historial) de (numeros que llame|llamadas salientes|mensajes que envie|mi consumo)
cuantos minutos hable (ayer|con un numero|esta semana)
que dia (gaste|use) mas (internet|datos|megas)
(ayer|hoy) cuanto (consumi|gaste) de (datos|internet|megas)
por que se me acaban tan rapido los megas
dame la lista de a quien llame
por que se gasto tan rapido el paquete en que
quiero el historial de mi consumo
a que numeros llame {cuando}
ver las llamadas que hice {cuando}
en que se me van los (datos|megas|minutos)
necesito ver a que numeros (llame|marque) (el martes|ayer|la otra semana)
(en que|como) se me (van|acaban) los (megas|gigas|datos) tan rapido si (yo solo uso whatsapp|no veo videos|casi no uso)
(yo no uso casi|solo uso whatsapp) y (se acaban los datos en que se van|en que se gastan los megas)
(historial|detaye|istorial) (de yamadas|llamadas|d llamadas)
necesito ver a que numeros se ha llamado de mi (celular|linea) [en {mes}]
quiero ver en que (gasta|se va) (mi hijo|la linea|el consumo)`,
  lineUser: `{como} (doy permiso|le doy permiso|autorizo|doy mi consentimiento|dejo) [al] (titular|dueño de la linea|{familiar}) [para] (que vea mis llamadas|ver mi historial de llamadas|a ver a quien llamo|que mire mis registros|que revise mis llamadas)
(no quiero|quiero) que (el titular|el dueño de la linea|{familiar}) [no] (vea mis llamadas|vea a quien llamo|revise mi historial|mire mis llamadas|pueda ver mi detalle de llamadas)
(el titular|el dueño de la linea|{familiar}) (puede ver|ve|puede mirar|puede revisar) (mis llamadas|a quien llamo|mi historial de llamadas|los numeros que marco)
(por que|xq) no (puedo ver|me deja ver|salen) las llamadas de (mi hija|mi esposa|otra linea|la linea que usa mi hijo|la linea de {familiar} si soy el titular|una linea mia que usa otro)
(retirar|quitar|cancelar|revocar) (el permiso|el consentimiento|la autorizacion) (para que vean mis llamadas|de ver mi historial|sobre mis llamadas|que di para ver mis llamadas)
(me llego|me piden|recibi) (un pedido|un mensaje|una solicitud) (de permiso|de consentimiento|para autorizar) (para ver mis llamadas|sobre mis llamadas|del detalle de llamadas)
(consentimiento|permiso) (para ver|de) (las llamadas|el historial) de (otro adulto|otra persona|la linea)
(pedir|pedirle) permiso a {familiar} para ver sus llamadas
soy el titular y no me salen las llamadas del chip de mi (esposa|hijo|empleado)
mi papa quiere ver mis llamadas yo lo autorizo como hago
quien puede ver (mis llamadas|mi detalle de llamadas|a quien llamo)
no quiero que mi (esposo|papa|jefe|marido) (sepa|vea) a quien llamo [es el dueño de la linea]
me pide autorizacion para ver (el historial|las llamadas) de (mi linea|una linea que usa otra persona)
(aceptar|negar|rechazar) (el permiso|la solicitud) de ver mis llamadas
yo uso la linea pero el titular es (mi papa|mi esposo|otro) puede ver (mis llamadas|lo que hago)
por que me pide consentimiento para el detalle de llamadas
¿quién puede ver las llamadas de mi línea?
por que no puedo ver las llamadas de (mi mama|{familiar}|otra linea)
(quien|quienes) ve a quien llamo
(el titular|mi esposo|mi papa) puede ver (mis llamadas|con quien hablo|a quien llamo)
como pido permiso para ver los (registros|movimientos de llamadas) de una linea
me piden permiso para ver mis llamadas
(quiero|como) (retirar|dar|quitar) el permiso para ver mis (registros|llamadas)
como digo quien usa la linea
mi (hija|mama|esposa) usa una de mis lineas (donde lo digo|y no veo sus llamadas)
no me deja ver el historial de llamadas de otra linea
ya no uso esa linea como lo digo
que es el permiso de quien usa la linea
dar permiso para que vean mi historial
la linea la usa otra persona y no veo su detalle
que no vean los sitios que visito
mi (esposo|papa|marido|jefe) es el titular puede ver a quien llamo
como autorizo que (vean|el titular vea|{familiar} vea) mis llamadas
no quiero que el titular vea mi (historial|detalle de llamadas)
mi {familiar} es el dueño de mi linea y (no quiero que vea a quien llamo|ve mis llamadas)`,
  spendingControl: `ponerle un límite de gasto a mi línea
cómo limito lo que gasto fuera del plan
que no me cobren más de cinco {monedas} extra
avísame cuando llegue al 70 % de mis datos
poner una alerta de consumo
quiero una alerta antes de que se acaben mis megas
cambiar el porcentaje de la alerta de datos
control de gasto de mi línea
subir el tope de mi línea
bajar el tope a cero
se detuvo mi consumo al llegar al tope
por qué se detuvo el internet si no terminó el mes
no quiero consumo excedente
poner un tope al roaming
controlar cuánto gasta mi hijo en su línea
que me avisen si me estoy pasando
qué pasa cuando llego al tope
datos lentos al llegar al tope
poner un tope de gasto
que me avisen antes de pasarme
no quiero gastar más de cierta cantidad
límite de consumo para mi línea
cómo evito pasarme de mi plan
que mi consumo no pase de cierto valor
que no se pase de lo que quiero gastar
no me quiero pasar de 5 {monedas}
ponerle freno a lo que gasto
ponerle un tope al gasto de mi hija
limitar lo que gasta una línea
poner tope
como pongo un limite de consumo
que se frene todo al llegar a 5 {monedas}
ponme un tope de 10 {monedas}
quiero alerta cuando gaste el 80%
que no pueda gastar mas de 10
{quiero} (poner|ponerle|fijar|activar|configurar) [un] (limite|tope|maximo|control|freno) [al|a mi|de|en el] (consumo|gasto|gasto de mi linea|lo que gasto|gasto de mi hijo|consumo extra|roaming)
{como} (pongo|poner|limito|limitar|controlo|controlar|fijar|activo|cambio|subo|bajo) [un|el|mi] (tope|limite|gasto|consumo|tope de gasto|gasto de mi hija|alerta de datos|lo que gasto)
(no quiero|como hago para no|como evito|para no) (gastar de mas|pasarme del plan|pasarme de 10 {monedas}|gastar mas de la cuenta|que me cobren excedente|pasarme de lo que tengo)
[quiero] que me (avise|avisen|llegue una alerta|alerten|notifiquen) (cuando|antes de que|si) (este por acabar los datos|se me acaben los megas|llegue al 80|me queden pocos megas|me pase del plan|se esten acabando las gigas|gaste mucho)
que (se corte|no pase|se detenga|se bloquee|no gaste mas) (cuando se acabe el plan|de 5 {monedas}|el consumo|de cierto valor|al llegar al limite|mas de la cuenta)
(por que|xq) (se detuvo|se me corto|esta lento) (el internet|mi consumo|los datos) (al llegar al tope|si no he llegado al limite|por el tope|antes de fin de mes)
(bloquear|evitar|desactivar|quitar) (el consumo fuera del plan|el consumo excedente|cobros por exceso|los excedentes|el consumo extra)
(tope|limite|control|alertas) (de consumo|de gasto|de datos|y topes|de roaming)
(alerta|aviso) (de consumo|cuando se acaben los megas|de datos|al 50 por ciento)
no quiero (sorpresas|sustos) en la planilla se puede limitar
avisenme antes de que se me terminen los (gigas|datos|minutos)
por que me cortaron los datos si no se acaba el mes dice tope
(mi hijo|mi hija) gasta mucho (como le controlo|como le pongo un limite|quiero limitarle)
que no me cobren (extra|mas) si (me paso|se acaban los megas|uso de mas)
(cuanto|cual) es mi (tope|limite) [de consumo]
(cambiar|subir|bajar|quitar) [el|mi] (tope|limite|porcentaje de alerta) [de consumo|de gasto]
maximo {monto} {monedas} (extra|de gasto|fuera del plan)
cuando llegue a (la mitad|80 por ciento|cierto consumo) (avisenme|que me avise)
(cerrar|bloquear|limitar) (los datos|las llamadas internacionales|lo adicional) (cuando se acabe el plan|para no gastar)
(controlar|cuidar|vigilar) (mis gastos|lo que gasto|el consumo de la linea)
que se frene todo al llegar a {monto} {monedas}
cuando este llegando al 90 me avisas
como controlo el gasto de {familiar}
quiero saber cual es mi tope
ponme un tope de {monto} {monedas}
que no le deje gastar mas (de lo del plan|de la cuenta) mi (hija|hijo) siempre se pasa
(quiero|quisiera|hay como) que me avisen cuando vaya (por la mitad|llegando al limite|por el 80) de los datos
mi guagua (compra juegos|se gasta todo) en el cel (como le pongo un tope|quiero limitarle)
(limte|tope|limite) de (gasto|gsto|consumo)
mi (hijo|sobrino) se (funde|gasta|acaba) el saldo en juegos (ponganle un tope|quiero un limite)
(avisarme|que me avise|avisenme) cuando (ya lleve|vaya en|pase) el (80|50|90) [por ciento|de mis datos]
ponerles (tope|limite) a las [lineas] que mas gasten`,
} as const;
