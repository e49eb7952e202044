// Ways to people, and small talk.

export const talk = {
  person: `hablar con un agente
necesito que alguien me atienda
quiero llamar
número de atención al cliente
teléfono de servicio al cliente
contacto
cómo me comunico con ustedes
operadora por favor
quiero hablar con alguien real
llámenme
chat con un asesor
necesito un asesor
comunicarme con ustedes
prefiero hablar con un humano
un operador por favor
teléfono de contacto
número para llamar
cuál es el número de atención
correo de contacto
hablar con soporte técnico
hay alguien ahí que me ayude
prefiero un humano
algún asesor por favor
a quién le puedo escribir
no me estás ayudando quiero a alguien
necesito que me ayude una persona de ustedes
hay algún ejecutivo disponible
esto no responde lo que pregunto páseme con alguien
con quién puedo hablar de mi problema
pasame con un asesor de verdad que tu no me entiendes
comuniqueme con un asesor por favor
no me estas entendiendo quiero un humano
atencion personalizada por favor
un agente que me atienda
esta cosa no entiende pongame a una persona
asesor humano
me llaman por favor
comunicarme con alguien de soporte
{quiero} (hablar|comunicarme|chatear|conversar|escribirle) [con|a] (alguien|un asesor|una persona|un humano|un agente|un ejecutivo|una señorita|una persona real|alguien de verdad|un operador|soporte)
(paseme|pasame|comuniqueme|comunicame|conecteme|transfierame) con (alguien|un asesor|una persona|un humano|un agente|un ejecutivo|un asesor de verdad|alguien real|servicio al cliente)
(a que|cual es el|deme el|que) (numero|telefono|whatsapp|correo) [para|de] (llamo|llamarles|contactarles|atencion al cliente|servicio al cliente|contacto|call center|comunicarme|les llamo|escribirles)
(no me entiendes|no me sirve|no me ayudas|esto no me ayuda|tu no sabes|no me respondes) [bien] (pasame con alguien|quiero una persona|quiero hablar con alguien|paseme con un asesor|quiero un humano)
(tienen|hay|cual es el) (whatsapp|chat con asesor|call center|correo|numero de contacto|alguien que me atienda) [para escribirles|de ustedes|donde escribirles]
(quiero|necesito|que|puede) [que] (me llame|me atienda|me ayude|me escriba|me conteste) (un asesor|alguien|una persona|un agente|una persona de verdad)
(como|donde) (los contacto|me comunico|les escribo|les llamo|hablo con ustedes|me pongo en contacto|hablo con una persona)
(asesor|agente|humano|una persona|operador|call center|atencion al cliente|servicio al cliente) [por favor|porfa]
no quiero hablar con (un robot|una maquina|un bot)
llamenme (por favor|al celular)
necesito que un humano lea esto
esto no me soluciona con quien hablo
(telefono|numero|correo|whatsapp) de ustedes
me puede atender una persona [por whatsapp|por favor]
(prefiero|mejor) (hablar con alguien|una persona|llamar|que me llamen)
(no entiendes|no sabes|no me ayudaste) (pasame|dame) (un humano|a alguien|con otro)
(quien|alguien) me (puede ayudar|atiende|ayuda) (de verdad|por telefono|en persona)
(urgente|urge) (un asesor|hablar con alguien|que me llamen)
(contactar|escribir|llamar) a (soporte|un asesor|la empresa|servicio al cliente)
no contestan el telefono
quiero explicarle a alguien mi problema
numero (gratuito|de ayuda|de emergencia|1800) [de ustedes]
pasar con (un supervisor|el gerente|el encargado)
(escribir|escribirle) a (una persona|un asesor|alguien de ustedes)
quiero que me responda una persona [por escrito]
(pasa|manda|mandar|enviar|envia) (esta conversacion|mi caso|esto|este chat) a (un agente|una persona|un asesor|alguien)
que alguien lea lo que (te conte|escribi)
quiero dejar un mensaje para que me contesten
me comunicas con atencion al cliente [por mensaje]
(deseo|quiero) ser atendido por (una persona|alguien|un humano) [real]
(pongame|ponme) (a una persona|con alguien|un asesor)
(esta cosa|este chat|este bot) no (entiende|sirve|ayuda) [pongame una persona]
atencion (personalizada|personal|humana)
como les (llamo|escribo|contacto)
(supervisor|encargado|gerente) por favor
necesito (ayuda|atencion) de una persona
como me contacto con ustedes
quiero escribirle a un asesor
quiero que me atienda alguien [de verdad]
me das el telefono de (atencion|ustedes|servicio al cliente)
hablar con [un] asesor
con una persona por favor
(no sea malito|por favor|ya) (paseme|comuniqueme|pongame) con (una señorita|un joven|alguien que sepa|un humano)
a que (numero|nro) (llamo|marco) para que me (atiendan|contesten|ayuden)
(esto|usted) no me (entiende|sirve) (quiero hablar con alguien|deme un humano|paseme a alguien)
(umano|persona|asesr|acesor) (porfa|por favor|real)
hay como escribirles por (whatsapp|guasap|wasap)
tienen (whatsapp|guasap|wasap) para escribirles
cual es el (whatsapp|guasap) de ustedes
me pasan de un lado a otro me ponen musiquita me cuelgan [paseme con un ser humano]
(paseme|comuniqueme|quiero hablar) con (un ser humano|alguien de verdad|una persona de carne y hueso) [por favor]
nadie me da una solucion [por telefono] (paseme|quiero hablar) con alguien`,
  myMessages: `ver respuesta de mi mensaje
¿dónde leo lo que me respondió una persona?
(ya me|sera que ya|todavia no me) (contestaron|respondieron|escribieron) [el mensaje|lo que escribi|ustedes|lo que mande]
(ver|leer|revisar|donde estan|donde veo) (mis mensajes|los mensajes que les envie|mis conversaciones|el chat que tuve) [con atencion al cliente|con el asesor|con ustedes|con una persona]
(donde esta|donde leo|no veo|quiero ver) la respuesta [que me dieron] [del asesor|de la persona que me atendio|de ustedes|a mi mensaje]
(escribi|mande un mensaje|le escribi a un asesor) {cuando} y (no se si me respondieron|nadie contesta|quiero ver la respuesta|no me han respondido)
(cuanto|cuando) (demoran en|tardan en|me van a) (contestar un mensaje|responderme el mensaje|contestarme lo que escribi|responde la persona a la que escribi)
(quiero|como) (seguir|sigo|continuar|retomar) la (conversacion|charla|chat) (que tuve con el agente|con el asesor|con la persona|de ayer)
(mi|el) (chat|conversacion) con (la persona que me atendio|el asesor|un humano|el agente) [donde quedo]
donde (contesto|respondo) (lo que me escribieron|al asesor|el mensaje que me mandaron|al mensaje de ustedes)
(tengo|me llego|hay) una respuesta nueva [de ustedes|del asesor|de una persona]
(historial|bandeja) de (mensajes|conversaciones|chats) con (ustedes|asesores)
agregar algo al mensaje que (mande|les escribi)
donde veo lo que me contestaron
ya me respondio el asesor
donde veo los mensajes que mande
les escribi (ayer|el lunes) y (donde veo si me contestaron|no veo la respuesta)
me (dijeron|avisaron) que me habian dejado un mensaje aqui [adentro de la pagina] y no lo (hallo|encuentro|veo)
donde (veo|leo|encuentro) (el mensaje|la respuesta) que me (dejaron|mandaron|escribieron) aqui`,
  stores: `¿Dónde queda el centro de atención?
oficinas en {otraCiudad}
sucursal más cercana
centros de atención en {ciudadGrande}
dónde están ubicados
está abierto en feriado?
local más cercano
en qué dirección quedan
hay agencia en el centro comercial
a qué hora contesta el call center
horario
horarios
oficinas
agencias
dónde están
dónde quedan
atención en feriados
oficina en {ciudadGrande}
centros de atención
a qué hora puedo ir
en qué parte quedan sus locales
dónde los encuentro
donde estan ubicadas sus oficinas
{donde} (queda|quedan|esta|hay|encuentro|estan|tienen) [la|las|una] (oficina|oficinas|agencia|agencias|tienda|sucursal|centro de atencion|locales|agencia mas cercana) [en {ciudad}|en {ciudadGrande}|en {otraCiudad}|cerca|de ustedes|en el centro|por aqui]
(a que hora|hasta que hora|que dias|desde que hora) (abren|cierran|atienden|estan abiertos|trabajan|hay atencion) [los sabados|los domingos|hoy|en la agencia|las oficinas|en feriado|en {ciudad}]
(atienden|abren|trabajan|estan abiertos) [los] (sabados|domingos|feriados|hoy|fines de semana|al mediodia)
(hay|tienen) (oficina|oficinas|agencia|tienda|centro de atencion|local|sucursal) (en {ciudad}|en cuenca|cerca de aqui|en el mall|en mi ciudad|en ambato|por el centro)
(horario|horarios|direccion|direcciones|ubicacion|telefono) (de atencion|de la oficina|de las agencias|de la tienda|de la sucursal|de las oficinas)
(como llego|por donde queda|en que calle esta) [a] (la agencia|la oficina|el centro de atencion|la tienda)
(agencia|oficina|tienda|local) (mas cercana|cerca de mi|en {ciudadGrande}|mas proximo)
en el (quicentro|mall del sol|san marino|recreo|centro) hay local
trabajan el (domingo|sabado|feriado|lunes)
(cual|que) (oficina|agencia|local) (me queda cerca|esta abierta|atiende hoy)
donde (puedo ir|voy|me acerco) (en persona|a una oficina|para que me atiendan)
(direccion|mapa) de (las agencias|la oficina|sus locales)
hay (sucursal|oficina|agencia) (por el sur|por el norte|en el valle|en la costa)
(ya estan|siguen) (abiertos|atendiendo)
a que hora (cierra|abre) (la agencia|el local|la oficina) (de {ciudad}|hoy|el sabado)
donde los visito
hoy hay atencion al publico
horario de atencion [al cliente] en (el mall|la agencia|la oficina)
a que hora (cierran|abren) hoy
direccion de la agencia [de {ciudad}]
atienden el sabado [por la tarde]
donde hay oficina en {ciudad}
a que hora abren mañana
(a que hora|a q hora|asta que hora) (abren|cierran|atienden) en (el mall|el centro comercial|{ciudad}|el quicentro|la terminal)
hay (oficina|agencia|local) en {ciudad} o (toca ir hasta|hay que ir a) {ciudad}
(donde|dnd|en donde) (es|keda|queda) la (oficina|ofisina|agencia) (mas cerquita|de {ciudad}|del centro)`,
  appointment: `agendar una cita
pedir turno
reservar turno en la oficina
cita en el centro de atención
cancelar mi cita
cambiar la hora de mi cita
necesito cita para ir a la agencia?
agendar visita al local
sacar turno
agendar turno
reservar cita
pedir cita para atención
se puede agendar atención presencial
quiero ir a la oficina sin hacer fila
cita con un asesor en la tienda
turno para mañana en la oficina
{quiero} (sacar|agendar|reservar|pedir|un|una) [un|una] (turno|cita) [para la agencia|en la oficina|para atencion|en linea|para {dia}|en el centro de atencion|para la tienda]
{como} (saco|agendo|reservo|pido|separo) [un|una] (turno|cita) [para la agencia|en la oficina|en linea|para ser atendido]
(dan|hay|necesito|tengo que sacar) (turnos|turno|cita|citas) (para ir|por internet|para que me atiendan|en la agencia|en linea|para ir a la oficina)
(cancelar|cambiar|mover) (mi cita en la agencia|mi turno|la hora de mi turno|la cita de la oficina)
(turno|cita|turnos) (en linea|para la agencia|en la oficina|para atencion|presencial)
(tengo|a que hora es) (un turno|mi turno|mi cita) [en la agencia|para {dia}|en la oficina]
(ir a la oficina|atenderme en la agencia) sin hacer (fila|cola)
como separo un turno para el (lunes|martes|viernes) en la agencia
para ir a la oficina hay que sacar (cita|turno)
(quiero|se puede) ir con cita (a la agencia|para no hacer fila)
(agendeme|reserveme|saqueme|apartame) (un turno|una cita) [en la agencia|para mañana]
(sin turno|sin cita) me atienden
turno (para mañana|por internet|virtual)
perdi mi turno en la agencia
quiero evitar la cola en la agencia con un turno
se puede sacar turno en linea
necesito agendar un turno en la oficina
(quiero|kiero) (sacar|cojer|coger) turno (pa la agencia|para ir a la oficina|para mañana)
para ir a la agencia [de {ciudad}] (se necesita cita|hay que coger turno) o (voy nomas|entro nomas)`,
  complaint: `presentar una queja
cómo reclamo
denunciar un mal servicio
libro de reclamos
seguimiento de un reclamo
formulario de reclamos
reclamo por mal servicio
pésimo servicio, voy a reclamar a la arcotel
reclamo
queja
poner una queja
hacer un reclamo
quiero denunciar
mal servicio
estoy inconforme
llevo semanas y no me resuelven
dónde reclamo por el mal servicio
pésimo servicio quiero quejarme
denunciar a la empresa
dejar una queja
quiero quejarme que me atendieron pesimo
nadie me ha contestado mi reclamo rcl-123
quiero reclamar por el mal servicio
como va la queja que puse
{quiero} (poner|presentar|hacer|ingresar|dejar|meter) (un reclamo|una queja|una denuncia|un reclamo formal|una queja formal|una reclamacion) [del servicio|por mal servicio|de la atencion|a la empresa]
{como} (pongo|presento|hago|ingreso|meto) (un reclamo|una queja|una denuncia|mi reclamo)
{donde} (reclamo|me quejo|pongo una queja|presento un reclamo|denuncio|hago un reclamo)
(ya puse|hice|puse|presente) un reclamo y (no me responden|no me contestan|nadie dice nada|nada|quiero saber como va)
(me atendieron|la atencion fue|el servicio es|su servicio es) (mal|pesima|pesimo|horrible|muy mala|un desastre) [quiero quejarme|voy a reclamar|donde me quejo]
{quiero} (quejarme|reclamar|denunciarles|demandarles) [del servicio|por mal servicio|de la atencion|a la arcotel|a la defensoria]
(son unos|que) (ladrones|irresponsables|mal servicio|pesimo servicio|estafadores ustedes)
(estoy|ando) (molesto|inconforme|cansado|harto) (con el servicio|de ustedes|con la atencion)
(cuanto demora|cuanto tarda) un reclamo
no me (solucionan|resuelven) [nada|el problema|hace semanas]
ya van dos semanas de mi (queja|reclamo) y ni una respuesta
un (empleado|asesor|señor) me trato (feo|mal|grosero) donde lo reporto
les voy a (denunciar|demandar)
(nadie|ustedes no) (me da solucion|me responde|me hace caso) [estoy molesto]
quiero que quede constancia de mi (queja|malestar|reclamo)
(pesimo|horrible|malisimo|asco de) (servicio|atencion|empresa)
numero de (mi reclamo|seguimiento|queja)
(me respondieron|me negaron) el reclamo y no estoy de acuerdo
(apelar|insistir en) (mi reclamo|la respuesta de mi reclamo)
(puse|ingrese) (una queja|un reclamo) hace (dias|un mes) (que paso|en que va)
voy a ir a la (defensoria|arcotel|fiscalia)
quiero reclamar
hacer efectiva una queja contra (un vendedor|un empleado)
nadie me ha contestado mi reclamo [rcl-123]
como presento una queja [formal]
quiero poner una queja por mala atencion
mi reclamo no lo contestan
quiero poner una queja el (tecnico|señor|vendedor) que (vino|me atendio) fue un (grosero|malcriado|mentiroso)
(en que quedo|que fue de|y) mi (reclamo|queja) [numero 200345|de hace un mes]
(llevo|voy) (un mes|semanas) (reclamando|llamando) y nadie (me hace caso|soluciona)
(reclmo|rreclamo|keja|qeja)
(la señorita|el joven|el asesor|la cajera) que me atendio fue (malcriada|grosero|de mala gana|un mal educado)`,
  greeting: `hola buen día
muy buenas
ola q tal
alo
qué más
hola buenas
saludos cordiales
holaaa
hola necesito información
holaaa como esta
hola buenas tardes
que tal buen dia
hola buenas noches como esta
holaa buen dia
(hola|buenas|buenos dias|buenas tardes|buenas noches|holi|ola|que tal|saludos|hey|holaa|buen dia) [como esta|como estas|que tal|señorita|amigo|joven|a todos|una consulta|una pregunta|disculpe|como le va|vecino|que mas]
(hola|buenas|buenos dias) (hola|necesito ayuda|tengo una consulta|quiero hacer una pregunta|hay alguien|estas ahi|me ayuda|como amanecio)
buenos dias señorita como le va
ola
(buenas|hola) (amigo|amiga|vecina|mi estimado|estimados|joven|señor)
(que fue|que hubo|habla|quihubo)
(hola|buenas) (que tal todo|feliz dia|buen dia a todos)
(disculpe|oiga|una pregunta|una consulta) (buenas tardes|buenos dias|hola)
(buenas noches|buenas tardes|buenos dias|muy buenas tardes) [joven]
(holi|holis|hla|olaa|wenas|buenass|wnas|alo buenas) [como va|vecino]
(buen dia|buenos dias|buenas) (con todos|dios le bendiga|mi señor|mija|bendiciones)
(wenas|guenas|buenass|holaa|alooo|weenas)`,
  thanks: `mil gracias por tu ayuda
muy agradecido
te pasaste, gracias
buenísimo
qué amable
agradecido
gracias ñaño
gracias por ayudarme
muchas gracias por su ayuda
gracias me ayudaste mucho
ok muchas gracias por la info
se agradece
[ok|listo|ya|bueno|perfecto|hola] (gracias|muchas gracias|mil gracias|muchisimas gracias|muy amable|le agradezco|te agradezco|dios le pague|se pasaron) [por todo|por la ayuda|muy amable|por la informacion|señorita|amigo|me sirvio|me ayudo mucho|por responder]
(excelente|perfecto|genial|buenazo|super|que bien|que buen servicio|chevere|bacan|me sirvio mucho|ya entendi|ya quedo) [gracias]
le agradezco (un monton|mucho|infinitamente|de corazon)
ya me quedo claro gracias
(vale|dale|listo|de una) (gracias|muchas gracias)
(me salvaste|me sacaste de apuros|que buena ayuda) [gracias]
(gracias|agradecida) (bendiciones|saludos|por su tiempo|por la paciencia|de verdad)
(eres|es) (muy amable|un amor|lo maximo) gracias
dios (le bendiga|te bendiga|se lo pague)
ya listo agradecida
(ok|ya|listo|oki|okis|dale) (grax|grcs|grasias|gracis|thx|grac)
(grax|grcs|grasias|graciaas|mersi|dios se lo pague)
(ya ya|ah ya|ah listo|chevere) (gracias|muchas gracias|agradecida)`,
  goodbye: `que tenga buen día, adiós
eso era todo
ya, eso nomás
no, nada más
feliz día
que descanses
ya me voy cuídate
nos vemos chao
chao hasta luego
[listo|ya|bueno|ok|gracias] (chao|adios|hasta luego|nos vemos|me despido|hasta pronto|chau|bye|cuidate|que este bien|hasta mañana|me voy) [entonces|gracias|que le vaya bien|feliz dia|nos vemos]
(eso es todo|nada mas|es todo|eso nomas|ya no necesito nada|ya termine) [gracias|por hoy|chao|era eso]
bueno hasta otro dia
nada mas eso era
(ya no|no) (tengo mas preguntas|necesito nada mas|quiero nada mas)
(hablamos|nos hablamos) (luego|despues|mañana)
(me tengo que ir|ya me voy|tengo que colgar)
(hasta la proxima|hasta otra|bye bye|chaito|chaocito|adiosito)
que (pase|tenga) (buen dia|buenas noches|lindo dia)
me retiro buen dia
(bueno|ya|listo|oki) (ya hasta luego|hasta lueguito|chaito|me voy|hasta otro ratito) [que dios le bendiga|que pase bien|bendiciones]
(hasta luego|chao|adios|nos vemos) (que dios le bendiga|que este bien|bendiciones|que le vaya bonito|dios le cuide)
(chaoo|xau|ciao|chaooo|adioss)`,
  aboutMe: `cómo te dicen
qué tipo de asistente eres
me atiende una persona o un robot
tú quién eres
eres real o automático
eres una persona o un robot
(eres|es usted|tu eres|hablo con|estoy hablando con|me responde|me atiende|esto es|sos) [un|una] (robot|persona|maquina|bot|humano|inteligencia artificial|persona real|programa|computadora|chatgpt|persona de verdad) [o no|o que|o una persona|o un humano|real]
(como te llamas|cual es tu nombre|quien eres|quien te hizo|quien te creo|cuantos años tienes|de donde eres|que eres|tienes nombre|quien me responde|quien esta ahi)
hay alguien real detras de esto
tu eres una inteligencia artificial verdad
(con quien|quien) (tengo el gusto|estoy hablando|hablo)
(esto|este chat) lo (contesta|responde|maneja) (un robot|una maquina|una persona)
(eres|sos) (de verdad|automatico|mujer o hombre|real)
(pareces|suenas a) (robot|maquina|contestadora)
cual es tu (nombre|gracia|funcion de verdad)
quien contesta aqui
(usted|tu) (como se llama|quien es|es persona o maquina)
(es|sera) (gente|persona) (o maquina|de verdad|la que contesta)`,
} as const;
