// Of lines: what fails, and what is set.

export const lines = {
  noService: `no funciona mi línea
no funcionan los datos móviles
no se ve la televisión
no hay señal de cable
el teléfono fijo no tiene tono
está intermitente el servicio
falla el internet de la casa
no agarra señal mi celular
no me carga nada en el celular
no puedo enviar mensajes de texto
mi internet está dañado
no vale el internet
hay problemas de red en mi sector?
desde ayer no tengo servicio
no navega
el control remoto de la tele no funciona
sin señal
no tengo datos aunque tengo saldo
se me cayó la señal
internet muy lento
la velocidad está baja
me va lento
no cargan los videos
no tengo canales
el decodificador está dañado
no me funciona el teléfono de la casa
no salen los mensajes
no me entran mensajes
solo dice llamadas de emergencia
se desconecta el wifi
se corta el internet
problemas con mi internet
ayuda, me quedé sin internet
la fibra está rota
el foco rojo del modem
no me funciona el teléfono
no entran las llamadas
está muy lento el internet
se cae el internet a cada rato
sin servicio todo el día
no me salen llamadas
ni entran ni salen llamadas
otra vez se fue el internet
desde temprano no hay internet
el celular dice sin señal
los canales se ven entrecortados
sin internet en la casa hace dos días
no hay internet en mi casa desde la mañana
estoy sin señal desde ayer
no puedo hacer llamadas desde mi celular
se me fue la señal del cable
se me cae el internet
no hay senal en el telefono
llamadas no entran ni salen
el modem tiene foco rojo
(no hay|no tengo|me quede sin|estoy sin|estamos sin|sigo sin) (internet|señal|servicio|linea|red|conexion|wifi|television|cable|telefono) [en la casa|en el celular|{cuando}|desde la mañana|otra vez|en todo el barrio|ayuda]
(el internet|el wifi|la señal|el servicio|mi linea|la television|el telefono|la red|el modem|el router|los datos moviles) [de mi casa] (no sirve|no funciona|no vale|se cae|se va|esta lento|esta lentisimo|no coge|falla|se cayo|se daño|esta intermitente|no da|esta malo|no agarra|esta pesimo) [{cuando}|otra vez|a cada rato|desde la mañana|todo el dia]
(mi|el) {cel} (no tiene señal|no agarra red|no coge señal|no tiene servicio|dice sin servicio|no tiene internet|solo dice emergencia|no navega|no tiene datos) [{cuando}|desde la mañana|que hago]
(no puedo|no me deja|no logro|no hay como) (llamar|navegar|hacer llamadas|recibir llamadas|mandar mensajes|abrir paginas|ver videos|conectarme a internet) [{cuando}|en el celular|a nadie]
no me (salen las llamadas|entran las llamadas|carga nada|cargan los videos|llegan los mensajes|abre ninguna pagina|entran llamadas|funciona el internet)
(la tele|la television|el cable|el decodificador|los canales) (no coge señal|no se ve|se ve mal|no prende|no funciona|se ve pixelado|dice sin señal|no tiene canales|se congela)
(esta|va|anda) (lento|lentisimo|super lento|pesimo|intermitente) [el] (internet|wifi|la red) [no se puede ni ver videos|no carga nada|desde ayer|en mi casa]
(se fue|se cayo|se corto|se va) [el|la] (internet|señal|servicio|conexion|linea) [{cuando}|otra vez|en mi sector|a cada rato|de nuevo]
(hay|tienen|existe) [algun] (daño|problema|problemas|falla|averia|mantenimiento) (en mi sector|en la zona|con el internet|en la red|con la señal|en mi barrio|de red)
(el modem|el router|el aparato del internet|el equipo) (tiene una luz roja|no prende|titila en rojo|no da internet|no da señal|esta en rojo)
(cuando|a que hora) (vuelve|regresa|arreglan|se arregla|restablecen|solucionan) (el internet|el servicio|la señal|el daño|la falla)
(se corta|se me cortan) (la llamada|las llamadas) [a cada rato]
(se rompio|se cayo|esta colgado|cortaron) (el cable|la fibra|el cable del internet|el cable de la calle)
(marco|quiero llamar) y no (sale la llamada|timbra|me deja|suena)
(problemas|problema|falla|inconvenientes) con (el internet|mi linea|la señal|el servicio|la television)
(revisen|reviseme|arreglen|ayudenme con) (mi internet|el internet|mi linea|la señal|el servicio)
tengo saldo (pero|y) (no hay internet|no puedo llamar|no me funcionan los datos)
no me da internet ni en el cel ni en la casa
ando sin (rayitas|barras) de señal
el (netflix|youtube|whatsapp|zoom) se me queda (cargando|pegado|trabado) internet pesimo
llamo y me sale que (el numero no existe|no se puede completar la llamada|esta fuera de servicio)
(ayuda|auxilio|urgente) no hay (linea|internet|señal) [en el fijo] [desde el domingo|hace horas]
no tengo como (trabajar|dar clases|llamar) por el internet
(me desconecta|se desconecta|se me corta) [el wifi|el internet] a cada (rato|momento)
(desde que|cuando) llovio no (tengo|hay) (internet|señal|tele)
el (foquito|foco|led) del modem esta (rojo|apagado|titilando)
pago puntual y no tengo (internet|servicio|señal)
(no abre|no carga) (nada|ninguna aplicacion|el facebook|google) [en el cel]
(hay corte|se cayo el sistema|estan con problemas|hay averia) [en mi sector|hoy|en la zona]
mi {cel} dice (sin servicio|solo emergencia|buscando red|no hay red)
la velocidad (es mala|no es la que pago|esta por los suelos|no llega a lo contratado)
(no escucho|no me escuchan|se entrecorta) (en las llamadas|la llamada)
el (decodificador|control|cable) no (prende|sirve|responde)
(dañado|malo|caido|muerto) (el internet|el telefono fijo|el servicio)
ya reinicie el modem y (nada|sigue igual|no vale)
se cae la (videollamada|llamada) cada nada
la television me sale (todo negro|en negro|sin imagen)
mando mensajes y no salen
por que no hay internet en (la urbanizacion|mi barrio|el edificio)
no timbra mi celular cuando me llaman
no hay señal en mi casa
mi internet se (desconecta|cae|va) a cada rato
no puedo ver (television|la tele|los canales)
desde {cuando} no entran llamadas a mi celular
tengo megas pero no (navega|hay internet|funciona)
no tengo internet en el (cel|celular|telefono|barrio)
se fue la señal [en mi barrio|de mi casa|del cel]
la tele no (da|funciona|prende|tiene señal)
mi wifi esta (super lento|muy lento|lento|caido)
no salen mis llamadas
(no tengo|sin) (señal|servicio|internet|linea) (desde|hace) (ayer|dos dias|la mañana|horas)`,
  coverage: `cobertura 5G
hay servicio en Tena?
en el campo hay cobertura?
dónde hay señal 4g
tienen cobertura?
a qué ciudades llegan
cobertura en la costa
donde tienen fibra
mi sector tiene internet?
en qué zonas hay 5g
llega su señal al campo
agarra la señal en mi ciudad
funciona su red en mi cantón
hay señal de ustedes por acá
llega la fibra a sangolqui
en zaruma hay señal
hay internet de ustedes en el valle
(hay|tienen|habra|llega) (cobertura|señal|fibra|internet|servicio|señal de ustedes|5g|4g) (en|a|por) ({ciudad}|mi sector|mi barrio|mi pueblo|la playa|la sierra|la amazonia|el oriente|la costa|el campo|mi zona|la carretera|mi parroquia)
(llega|llegan|cubren|dan servicio) [la|con] [fibra|señal|internet] (a|en) ({ciudad}|mi sector|mi barrio|mi zona|mi canton|la parroquia|mi recinto)
(funciona|agarra|coge|vale) (la señal|su red|el celular|el chip) (en|por) ({ciudad}|la playa|el campo|la montaña|el oriente|mi pueblo)
(mapa|zonas|ciudades|lugares) (de cobertura|donde hay señal|donde tienen fibra|con 5g|con cobertura)
(tienen|hay) (5g|4g|lte|fibra optica) [en {ciudad}|en mi sector|ya]
(mi celular|mi equipo) (soporta|agarra|es compatible con) (5g|4g)
(que|como es la) cobertura (tienen|hay) en ({ciudad}|la sierra|la costa|galapagos)
vivo en (la parroquia pifo|{ciudad}|el campo|las afueras|la ciudadela) ahi (llegan con fibra|hay señal|tienen servicio|llega el internet)
voy al (yasuni|oriente|cotopaxi|mompiche) hay señal
me voy a (pasar|vivir) a {ciudad} tienen (cobertura|internet|fibra) alla
que tal es la señal en {ciudad}
en mi (calle|urbanizacion|conjunto|barrio) (hay|llega|tienen) (fibra|cobertura|su internet)
con que (señal|red|tecnologia) (trabajan|llegan) en {ciudad}
donde (no hay|hay) (cobertura|señal) de ustedes
(se puede|puedo) (instalar|poner) internet en {ciudad} (hay cobertura|llegan)
en la isla puna agarra
se puede tener su internet en zonas rurales
hay señal en (mindo|montañita|baños|vilcabamba|papallacta|la isla)
llega su fibra a mi (ciudadela|urbanizacion|barrio)
ustedes tienen señal en {ciudad}
en {ciudad} hay (señal|cobertura|fibra)
llega el internet a mi (calle|sector|barrio)`,
  theft: `bloquear mi línea por robo
bloquear el equipo por IMEI
reportar robo
quiero bloquear mi chip
me hurtaron el móvil
se llevaron mi celular, qué hago
bloqueo por pérdida
dejé olvidado el celular en un taxi
reportar celular perdido
me robaron, bloqueen mi número
cómo suspendo mi línea porque me robaron
perdí el teléfono con todo y chip
bloqueo de celular
bloquear mi celular por imei
bloquear línea
bloquear mi número por pérdida
se me quedó el celular en el bus
ladrones se llevaron mi celular
bloqueen mi teléfono
me arranchó el celular un ladrón
bloqueen mi celular robado
me sacaron el celular del bolsillo
dejé el teléfono en un bus
me robaron con chip y todo
cómo bloqueo mi celular perdido
hace un rato me robaron el cel
me acaban de robar el celu
se me perdio el telefono como bloqueo
me arrancharon el telefono en la metrovia y necesito bloquear todo urgente
acaban de robarme
perdi el telefono como suspendo la linea
recupere mi telefono y quiero la linea de vuelta
(me|nos) (robaron|acaban de robar|hurtaron|quitaron|arrancharon|sacaron|asaltaron y se llevaron) [el|mi] {equipo} [{cuando}|en el bus|en la calle|que hago|en la metrovia|necesito bloquear|y quiero bloquearlo|con chip y todo|ayuda]
(perdi|se me perdio|extravie|se me cayo y perdi|no encuentro|deje botado) [el|mi] {equipo} [en un taxi|{cuando}|como lo bloqueo|en el bus|que hago|necesito bloquearlo|con el chip]
{quiero} (bloquear|reportar|suspender) (mi celular robado|la linea por robo|mi linea porque me robaron|el telefono perdido|el equipo por imei|el celular que me robaron|mi chip por perdida)
{como} (bloqueo|bloquear|reporto|reportar|denuncio) (mi celular robado|un celular perdido|el robo de mi telefono|el imei|mi telefono robado|la linea si me robaron)
(bloqueen|bloqueenme|bloqueame|bloqueeme) (mi celular|la linea|mi numero|el telefono|todo) [me robaron|urgente|por robo|que se me perdio|por favor]
(ya aparecio|ya encontre|recupere|me devolvieron|aparecio) [el|mi] {equipo} [que reporte|perdido|robado|y quiero desbloquearlo|como lo desbloqueo|como {ciudadGrande} el bloqueo]
(se llevaron|me arrancho un ladron|me asaltaron por) [el|mi] {equipo} [hace un rato|ahorita|con chip y todo]
(robo|hurto|perdida|bloqueo por robo|reporte de robo) [de|del] [mi] (celular|telefono|equipo|linea)
{quiero} (el certificado|el documento|la constancia|un papel) (del robo|de bloqueo del imei|de que reporte el robo|para el seguro del celular robado|para la denuncia)
(desbloquear|quitar el bloqueo de|activar otra vez) (el celular que reporte|mi telefono que aparecio|la linea que bloquee por robo)
me robaron [todo|el bolso con el celular|y no puedo entrar al portal]
unos (ladrones|choros|manes) (se me llevaron|me quitaron) el (telefono|celular)
se me quedo el celular en un (bus|taxi|baño) y ya no aparece
ya tengo mi celular de vuelta como le {ciudadGrande} el bloqueo
necesito el papel del bloqueo del imei para la (fiscalia|denuncia|aseguradora)
me (abrieron la mochila|metieron la mano al bolsillo) y se llevaron el cel
(urgente|rapido|ayuda) bloqueen mi (numero|linea|chip) que me robaron
estoy desde otro telefono porque me robaron el mio
que hago en caso de (robo|perdida|asalto)
quiero que nadie pueda (usar|llamar desde) mi celular robado
a {familiar} le robaron el (celular|telefono) (como bloqueo|que hacemos)
se me cayo el {equipo} (en la calle|al rio|en el bus) y (lo perdi|no lo encuentro)
mi telefono (desaparecio|no aparece|se perdio) (como lo bloqueo|bloqueen la linea)
ya (denuncie|puse la denuncia) del robo (ahora que|como bloqueo)
bloqueo de (imei|equipo|celular) (por robo|robado)
(encontre|aparecio|recupere) el celular (que habia reportado|que me robaron|que bloquee)
me desperte y ya no estaba mi celular me robaron en el hostal
dejen sin uso mi celular que se perdio
constancia del robo con imei
me lo devolvieron quiero volver a usar mi celular que reporte
encontre mi celular y quiero activarlo (de nuevo|otra vez)
se me robaron el celular y quiero bloquear la linea
perdi mi celular en (la playa|el bus|la calle|un bar)
como desbloqueo el celular que ya encontre
me robaron el celular (anoche|ayer|hoy)
perdi mi telefono bloqueen
ya encontre mi telefono que habia reportado
como saco el (certificado|documento|reporte) del robo [de mi celular]`,
  puk: `mi chip está bloqueado con PUK
el celular me pide un código para desbloquear la tarjeta sim
desbloquear sim
bloqueado el chip por el pin
necesito el número puc
olvidé el pin de la sim
código pin
chip bloqueado
sim bloqueada
mi celular pide pin
me bloqueó la tarjeta sim
el teléfono me pide puk
bloqueé el chip poniendo mal el pin
cómo consigo el puk
el código puk de mi línea
cual es el puk de mi chip
se bloqueo mi chip y pide un codigo
se me bloqueo la tarjeta sim por el pin
(me pide|mi celular pide|mi telefono me pide|sale|aparece) [un|el|ingrese] (codigo puk|puk|codigo para desbloquear el chip|pin del chip|pin de la sim|puc)
{donde} (veo|encuentro|saco|esta|consigo) [el|mi] (puk|codigo puk|pin del chip|pin de la sim|puk de mi chip)
(cual es|dame|deme|quiero saber|necesito) [el|mi] (puk|codigo puk|pin de mi chip|puk de mi linea|numero puk)
(se bloqueo|bloquee|se me bloqueo|tengo bloqueado) (el chip|la sim|mi chip|la tarjeta sim) [por poner mal el pin|y pide puk|puse mal el pin|como lo desbloqueo|pide un codigo]
(puse mal|me equivoque con|ingrese mal) el pin [del chip|tres veces|de la sim|y se bloqueo]
(desbloquear|como desbloqueo) (el chip|la sim|mi chip|la tarjeta sim)
(puk|pin|puc|codigo puk) [del chip|de la sim|de mi linea]
(donde veo|cual es) el (numero de serie|iccid|numero) de mi (chip|sim)
puse tres veces mal el pin y ahora pide otro codigo
el telefono dice (sim bloqueada|ingrese puk|introduzca codigo puk|tarjeta bloqueada)
(prendi|reinicie) el cel y me pide (pin|puk|codigo de la sim)
no se el pin (de mi chip|de la tarjeta sim|que pide el celular al prender)
mi hijo puso mal el pin y (se bloqueo|bloqueo) el chip
(obtener|conseguir|sacar|ver) el puk
cuantos intentos tengo de puk
pide (ocho|8) numeros el chip
clave de desbloqueo de la tarjeta sim
bloquee el chip
mi sim pide puk
me pide codigo puk que hago
donde veo el pin de mi chip`,
  simLock: `como le saco el candado al chip
que nadie pueda cambiar mi chip sin mi permiso
quitar proteccion del chip
{como} ({ciudadGrande}|quitar|saco|pongo|poner|activo|desactivo|abrir|cerrar) [el|un] (candado|seguro|bloqueo de cambio) [del|al|de mi|en mi] (chip|linea|sim|numero)
(que es|para que sirve|como funciona) (el candado|el seguro|la proteccion) (del chip|de mi chip|de la sim|de la linea)
{quiero} que (nadie|ninguna persona|ningun extraño) (pueda cambiar|cambie|saque|pueda sacar|se lleve) (mi chip|otro chip con mi numero|mi numero a otra operadora|mi linea a otra compañia|un duplicado de mi chip) [sin mi permiso|sin que yo sepa]
(proteger|asegurar|blindar|bloquear) (mi chip|mi linea|mi numero|la sim) (contra cambios|para que no lo clonen|para que no saquen otro chip|contra duplicados|contra el sim swap|de un cambio de chip)
(me dicen|dice|sale) que [mi|el] (chip|numero|linea) (tiene candado|esta con candado|tiene el seguro puesto|esta protegido) [y no puedo cambiarlo|como lo {ciudadGrande}]
cuanto (demora|tarda) en quitarse el candado
candado (del chip|de la linea|de la sim)
evitar (el sim swap|que clonen mi chip|que dupliquen mi chip|que porten mi numero sin permiso)
no me dejan cambiar el chip porque dice que esta (protegido|con candado)
tengo miedo que me clonen (la sim|el chip|el numero) como la protejo
(activar|poner) (proteccion|candado|seguro) (a mi chip|para que no me saquen otro chip|a mi numero)
(quitar|abrir|desactivar) (la proteccion|el candado|el seguro) (del chip|para cambiar mi sim|para portar mi numero)
como evito que (me roben el numero|saquen un duplicado de mi chip|hagan portabilidad con mi numero|me hagan sim swapping)
el candado (de mi chip|de la sim|del numero) (esta puesto|como se abre|cuanto tarda)
¿qué es el candado del chip y cómo lo {ciudadGrande}?
la proteccion de mi chip no me deja (hacer el tramite|cambiarlo|portarme)
como (aseguro|evito|hago) que no (dupliquen|clonen|cambien|saquen otra) mi sim
como evito que (alguien|otro|un ladron) cambie mi chip
{quiero} (quitar|sacar|poner|activar) el candado [de mi chip|de la linea|de mi numero]
me da miedo que (dupliquen|clonen) mi (chip|sim|numero)
que es eso del candado en mi (linea|chip)
quiero quitar el candado del chip
para que sirve el candado [del chip]`,
  newSim: `necesito un chip nuevo
reponer mi chip
mi chip no lee
sacar otro chip con el mismo número
cambiar a chip nano
mi SIM no funciona
cambiar mi chip
nueva sim
pasar mi línea a una esim
activar chip nuevo
no reconoce el chip
recuperar mi línea con chip nuevo
quiero otro chip para mi línea
duplicado del chip
cómo activo mi chip
mi chip no sirve quiero otro
reponer el chip
se me rompió la sim
cambiar mi chip dañado
el chip está dañado
mi chip ya no lee
se me daño el chip necesito otro con mi mismo numero
necesito otro chip el mio se daño
(se daño|se me daño|se rompio|no lee|ya no vale|esta dañado|no sirve) [el|mi] (chip|sim|tarjeta sim) [que hago|necesito otro|como saco otro|quiero uno nuevo|con mi mismo numero]
{quiero} (reponer|cambiar|otro|un nuevo|sacar otro|duplicado de|recuperar) [mi|el] (chip|sim) [con el mismo numero|dañado|porque no sirve|perdido|de mi linea]
(tienen|hay|manejan|venden|como pido|quiero|como activo|como paso a) [una|la|mi linea a] esim
{como} (repongo|reponer|saco|activo|activar|cambio|consigo) (el chip|un chip de reposicion|mi chip nuevo|el duplicado|una esim|la sim nueva)
(perdi|se me perdio) (el chip|la sim|mi chip) [como lo repongo|quiero otro|necesito reposicion]
(reposicion|duplicado|cambio|activacion) de (chip|sim|tarjeta sim)
(cuanto cuesta|cuanto vale) (reponer el chip|la reposicion|un chip de reposicion|cambiar el chip|la esim)
(el celular dice|me sale) (sin sim|inserte sim|no hay tarjeta sim|sim no valida)
(mi chip es|necesito un chip) (muy grande|micro|nano|viejo)
(recuperar|conservar) mi numero con (otro chip|un chip nuevo)
mi chip esta (viejito|gastado|quemado) y ya no lo reconoce el cel
quiero pasarme a esim
sacar duplicado de mi chip
me compre un celular que usa (esim|chip pequeño) (como cambio|que hago)
el (telefono|cel) no (lee|agarra|reconoce) (el chip|la sim)
(boté|perdi|se me rompio) el chip quiero (el mismo numero|otro igual|recuperar la linea)
como (activo|configuro|instalo) la (esim|sim nueva|sim)
chip (dañado|perdido|viejo|de reemplazo|de reposicion)
necesito (recuperar|seguir con) mi numero en (otro chip|un chip nuevo)
donde cambio (el chip|mi sim)
codigo qr de la esim
se partio mi chip
el chip no entra en mi nuevo celular
(conviertan|pasen|cambien) mi chip a (digital|esim)
necesito reponer mi chip porque se daño
como paso mi linea a esim
se me daño la sim
quiero esim`,
  wifi: `cambiar la contraseña del wifi
cuál es la clave de mi red
ver la clave del internet de la casa
cambiar el nombre de mi red
cómo cambio la clave del router
contraseña del módem
nombre de mi red wi-fi
quiero cambiar la clave del internet
administrar mi wifi
poner una nueva clave a la red de mi casa
la clabe del wi fi
cómo sé cuál es mi clave del internet hogar
wifi
cambiar clave wifi
contraseña de internet de mi casa
ver clave del wifi
cuál es mi clave wifi
cambiar nombre wifi
cambiar contraseña del router
sacar a alguien de mi wifi
cambiar la contraseña de mi red
cambiar la clave del internet
quiero cambiarle el nombre a la red
ponerle otra clave al wifi
ver la clave del módem
quiero cambiarle la clave al internet de la casa porque los vecinos se cuelgan
no me acuerdo la contraseña de mi internet
quiero ver quien esta conectado a mi wifi
quiero bloquear a los que usan mi wifi
(cual es|dame|dime|no me se|no me acuerdo|olvide|no se|se me olvido) [la|mi] (clave|contraseña) (del wifi|de mi wifi|del internet|del internet de la casa|de la red|del modem|del router)
{quiero} (cambiar|cambiarle|poner otra|ponerle otra|modificar|ver|saber) [la] (clave|contraseña) (del wifi|al wifi|de mi red|del internet de la casa|al internet|del modem|de mi internet|al router)
{como} (cambio|cambiar|veo|ver|le cambio|pongo otra) [la] (clave|contraseña) (del wifi|de mi internet|de la red|del modem|de mi casa|al internet de la casa)
{como} (cambio|cambiarle|cambiar|le pongo otro) [el] nombre (a la red|al wifi|de mi red|de mi internet|del wifi)
(los vecinos|alguien|mi vecino|otra gente) (se cuelga de|se cuelgan de|usa|me roba|se roba|esta usando|se conecta a) (mi wifi|mi internet|mi red|mi señal) [como lo saco|y quiero cambiar la clave|que hago]
(quien|cuantos) (esta usando|esta conectado a|estan conectados a) mi (wifi|red|internet)
(clave|contraseña|nombre) (de wifi|wifi|del wifi|de la red|de internet)
se me (fue|olvido|perdio) la clave del wifi [de la sala]
como (le saco|saco|boto|bloqueo) a los (vecinos|intrusos) del wifi
quiero (renombrar|ponerle otro nombre a|cambiar el nombre de) mi red
llego visita y no se la clave del (wifi|internet)
(que|cual) (clave|contraseña) tiene mi (wifi|modem|internet|red)
mi hijo cambio la clave del wifi y no (se cual es|puedo entrar)
(donde|como) (veo|miro|encuentro) la (clave|contraseña) del (internet|wifi|router)
(mucha gente|alguien) (conectada|colgado) (a mi wifi|de mi internet)
(poner|cambiar) (contraseña|clave) (nueva|mas dificil) (al wifi|al internet|en el modem)
dar (clave|contraseña) (a los invitados|del wifi a la visita)
nombre y clave del internet
hay mucha gente pegada a mi internet
al modem le quiero poner otra contraseña
olvide la contraseña de mi red
quiero cambiar el nombre y la clave del wifi
no me se la clave de mi wifi
como cambio la contraseña del router`,
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
no me sale mi otra linea`,
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
{como} ({ciudadGrande}|saco|elimino|borro|desvinculo|desasocio|retiro) (una linea|un numero|un servicio|esa linea|ese numero|una linea que no es mia) [de mi cuenta|del portal|de la app|de mi perfil]
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
sacar una linea de mi cuenta`,
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
en que se me van los (datos|megas|minutos)`,
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
no quiero que el titular vea mi (historial|detalle de llamadas)`,
  spendingControl: `ponerle un límite de gasto a mi línea
cómo limito lo que gasto fuera del plan
que no me cobren más de cinco dólares extra
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
no me quiero pasar de 5 dólares
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
quiero alerta cuando gaste el 80%`,
} as const;
