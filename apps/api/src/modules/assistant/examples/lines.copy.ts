// Of what fails, chips and the home network.

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
(no tengo|sin) (señal|servicio|internet|linea) (desde|hace) (ayer|dos dias|la mañana|horas)
(esta titilando|sale|tiene) (rojo|una lucecita roja|un foquito rojo) (el aparatito|el aparato del internet|la cajita|el modem)
desde (anoche que llovio|el apagon|ayer que se fue la luz) (no tenemos nada|no hay internet ni tele|no vale el internet)
ya le (apague y le prendi|desenchufe|reinicie) (al aparato|al modem) y (sigue igual|nada|no vuelve)
los canales (se congelan|se pegan|se cortan) [a cada rato|justo en el partido]
(no ay|no hai|sn|no tngo) (internet|señal|linea|inter) [porfa]
no puedo (llamar a nadie|mandar nada|abrir nada) [me dice red no disponible|sale sin red]
mi vecina que tiene ustedes si tiene (internet|señal) y yo no
se (fue|callo|murio) el (inter|internet|wifi) [otra vez|en la casa]
en (toda la ciudadela|todo el barrio|toda la cuadra) no hay (señal|internet) [es daño general o solo soy yo]
es un daño general o solo (soy yo|mi casa)
el internet (esta lentisimo|esta lento|va lento) desde (el lunes|ayer|la mañana)
el router tiene (la lucecita|el foquito|una luz) (los|roja|en rojo) [parpadeando]
en el cuarto [de atras] llega (lentisimo|lento|poquito) y en la sala si (vale|va) bien [ya apague y prendi el aparato]
(el wifi|la señal) no llega (al cuarto|al fondo|a toda la casa)
se cuelga (el zoom|netflix|la clase) en (la sala|el cuarto) pero (alado|cerca) del aparato va bien
ya lo (apague|reinicie) y (sigue igual|sigue lo mismo) [que mas hago]`,
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
llega el internet a mi (calle|sector|barrio)
(subiendo|yendo|camino) a {ciudad} (coge señal|hay señal|agarra el chip) [de ustedes]
(llega|yega|ay) (la fibra|fibra|el internet) (a nayon|a tumbaco|a duran|a {ciudad}|a mi recinto|por mi casa)
(vivo|me voy a vivir) (arriba en la loma|en el campo|en una finca|por {ciudad}) (llegan ustedes|hay señal|entra el internet)`,
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
como saco el (certificado|documento|reporte) del robo [de mi celular]
me (robaron|asaltaron|sacaron) el (celu|cel|telefono) (ahorita|ahoritita|recien) en (la metrovia|el trole|el bus|la ecovia)
deje (botado|olvidado) mi (telefono|cel) en (un taxi|el bus|una tienda) (bloqueenlo|antes de que lo usen|que no lo usen)
(unos manes|dos tipos|un ladron) en moto me (quitaron|arrancharon) el (cel|telefono)
(me rovaron|m robaron|me robarn) (el celu|el cel|mi telefono)
(le bloquean|pueden bloquear) el cel a mi {familiar} que le robaron`,
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
donde veo el pin de mi chip
puse mal (el pin|la clavecita del chip) (tres veces|varias veces) y se (trabo|bloqueo) el chip
(pide puk|k es puk|que es puk|codigo puc) [y no se]
el cel al prender me pide (un codigo del chip|8 numeros|puk) y no (se que es|lo tengo)
mi guagua jugo con el (cel|telefono) y ahora (pide puk|el chip sale bloqueado|pide codigo del chip)
cual es el numero (largo|largote|de serie) que viene en el chip [el iccid]
donde veo el iccid [del chip|de mi linea]
en que parte sale el iccid de mi chip [me lo piden]`,
  simLock: `como le saco el candado al chip
que nadie pueda cambiar mi chip sin mi permiso
quitar proteccion del chip
{como} (quitar|saco|pongo|poner|activo|desactivo|abrir|cerrar) [el|un] (candado|seguro|bloqueo de cambio) [del|al|de mi|en mi] (chip|linea|sim|numero)
(que es|para que sirve|como funciona) (el candado|el seguro|la proteccion) (del chip|de mi chip|de la sim|de la linea)
{quiero} que (nadie|ninguna persona|ningun extraño) (pueda cambiar|cambie|saque|pueda sacar|se lleve) (mi chip|otro chip con mi numero|mi numero a otra operadora|mi linea a otra compañia|un duplicado de mi chip) [sin mi permiso|sin que yo sepa]
(proteger|asegurar|blindar|bloquear) (mi chip|mi linea|mi numero|la sim) (contra cambios|para que no lo clonen|para que no saquen otro chip|contra duplicados|contra el sim swap|de un cambio de chip)
(me dicen|dice|sale) que [mi|el] (chip|numero|linea) (tiene candado|esta con candado|tiene el seguro puesto|esta protegido) [y no puedo cambiarlo|como se cancela]
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
para que sirve el candado [del chip]
no quiero que (otro saque|me saquen) un chip con mi numero (como lo protejo|hay candado)
(poner|ponga|quiero) (seguro|candadito|candado) a mi (chip|numero)
para que (otro|nadie|un ladron) no (saque|pueda sacar) (un chip|un duplicado|otro chip) con (este|mi) numero
a un (compañero|amigo|vecino) le clonaron el chip [y le vaciaron el banco] como hago para que a mi no [me hagan eso]
(proteger|bloquear|asegurar) mi numero para que no me (clonen|dupliquen) el chip
le clonaron el chip a (un compañero|mi primo) y le (vaciaron el banco|robaron) como (evito|hago para) que a mi no`,
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
quiero esim
se me (daño|quemo|rompio|perdio) el chip (como saco otro|quiero otro) con el mismo numero
mi (celular nuevo|telefono nuevo|iphone) no (tiene para meter chip|trae hueco para el chip|lleva chip) (necesito el digital|quiero el digital|como hago)
(necesito|quiero) (de esos chips digitales|el chip virtual|un chip digital|uno de esos sin plastico)
(chp|chip) (dañado|nuebo|roto|no lee)
el chip (se partio|se perdio cuando cambie de cel|ya no lo coge) quiero (uno nuevo|otro)`,
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
como cambio la contraseña del router
los (vecinos|del lado|inquilinos) me estan (robando|cogiendo|chupando) el (wifi|internet) (como le cambio la clave|que hago)
vino mi (nieto|sobrino|hija) y no (me acuerdo|se) la contraseña del (internet|wifi) [de la casa|quiere conectarse]
(clave|klave|contrasena) (d wifi|del wfi|del internet de la casa|del guaifai)
(no me acuerdo|boté el papelito|perdi el papel) (de la clave|donde estaba la clave) del (wifi|internet)
(los vecinos|otros) se (cuelgan|conectan) [a|de] mi wifi [como cambio la {clave}]
cambiar la {clave} del wifi porque (mi nieto|los vecinos|todos) la saben`,
} as const;
