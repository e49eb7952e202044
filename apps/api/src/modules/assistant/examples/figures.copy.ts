// Of the customer's own figures.

export const figures = {
  balance: `¿Cuál es mi saldo?
saldo actual de mi línea prepago
ver el saldo de mi celular
consulta de saldo
quiero saber cuánto dinero tengo en mi línea
cuánto crédito me queda en el celular
cuántos {monedas} tengo de recarga
en cuánto está mi saldo
saldo disponible para llamadas
kuanto me qda de saldo
cuál es el saldo de mi número
cuánta plata tengo de saldo
saldo de la línea prepago
cuánto dinero me queda en el celular
saldo del 0999999999
saldo de la que termina en 1234
cuánto saldo tiene la 0999999999
y el saldo de mi otra línea
cuánto hay en mi línea de saldo
a ver cuánto saldo tengo
saldo de mi celu por favor
con cuánta plata cuento para llamar
cuánto me sobra de la recarga que hice
mi chip tiene saldo o está en cero
fíjate cuánto tengo de saldo
me puedes indicar mi saldo
cuánto dinero me resta en la prepago
ya no tengo saldo o sí
cuánto billete me queda en el chip
qué plata me queda en la línea
tengo plata en el celular?
fíjese si tengo saldo
cuánto me quedó de saldo
me alcanza el saldo
buenas disculpe me puede ayudar diciendo cuánto saldo le queda a mi línea es que quiero hacer una llamada
cuanto credito me sobra en el fono
mi plata de la recarga q hice ayer cuanta es todavia
amiga buenos dias sera posible que me diga si mi linea aun cuenta con saldo
kiero saber si ya se me termino el saldo
tngo pa una llamada de 5 minutos
hola me podrias decir cuanto me queda de saldo en mi celular gracias
saldo disponible porfa
se puede ver cuanto credito le queda al 0998887766
señorita una ayudita quiero saber cuánto me queda de lo que recargué anoche
tengo saldo pa mandar un mensajito
disculpe podria verificar si la linea de mi negocio cuenta con saldo
cuanto de credito tiene el chip que uso
me ayuda con el saldo de mi chip
tengo credito todavia para llamar a mi mami
(cuanto|que|cuantito) (saldo|saldito|credito) (tengo|me queda|me sobra|hay|me resta|le queda) [en {linea}]
(dime|deme|digame|indiqueme|reviseme|consulteme|me puede decir|quiero saber) [cuanto es] [mi|el] saldo [de {linea}]
[mi|el] saldo [de {linea}] [porfa|porfis|por favor|pls]
(cuanta plata|cuanto dinero|cuanto billete|cuantos {monedas}|cuantos centavos) (tengo|me queda|me sobra|hay cargado|hay) en {linea}
(cuanto|que) (me quedo|me queda|me sobro|me resta|hay todavia) de (la recarga|lo que recargue|los 5 que meti|la recarga que hice {cuando})
[aun|todavia|ya no|sera que] (tengo|me queda|hay|habra) (saldo|saldito|algo de saldo|plata en el chip) [o ya no|o se acabo|para llamar|para un mensaje]
[quiero] (ver|consultar|revisar|saber|chequear) [mi|el] (saldo|saldo prepago|saldo de recargas|saldo disponible)
(me alcanza|sera suficiente) (el saldo|lo que tengo de saldo) (para llamar|para un paquete|para hablar un rato)
(mi chip|mi linea|mi numero|mi cel) (tiene saldo|esta sin saldo o tiene|esta en cero)
cuanto saldo (me quedo|queda) despues de (la llamada|comprar el paquete|llamar)
con cuanto (saldo|dinero) cuento [en {linea}]
se me (acabo|termino|fue) el saldo o todavia (hay algo|me queda|tengo)
(sigue|esta|quedo) en cero mi saldo o que
fijese si (mi chip|mi linea|mi cel) (todavia cuenta con saldo|aun tiene plata|tiene algo cargado)
no se si tengo saldo (me ayuda|revise por favor|para llamar a mi mama)
cuanto (tengo|hay) para (llamar|hablar|gastar) en el (chip|cel|prepago)
ayer le puse {monto} {monedas} cuanto (me queda|queda) (hoy|todavia|de eso)
mi {cel} es prepago quiero saber cuanto tiene
tengo o no tengo (saldo|plata en la linea)
me alcanza para (una llamada|un mensaje|comprar un paquete de un {moneda})
dame (el dato|la informacion) de mi saldo
recargue {cuando} y quiero ver cuanto me queda
cuanta (platita|lana|guita) me queda en el (numero|chip)
saldo en (mi linea|{monedas}|la prepago)
cual es el (estado|valor) de mi saldo
consulta saldo (prepago|chip|del cel)
cuanto me (va quedando|dejaron) de saldo
veci cuanto me (resta|queda) en la prepago
quiero saber si lo que (meti|puse) [de plata] al chip sigue ahi
se puede ver cuanto (credito|saldo) le queda al 0999999999
tengo algo de (credito|saldo) o ya se me fue
(puede|podria|me puede|podrias|puedes) (verificar|revisar|ver|decirme|consultar|indicarme) (si|cuanto) [de] saldo (tiene|hay en|queda en|le queda a) {linea}
(la linea|el chip|el numero) de (mi negocio|mi casa|{familiar} que manejo) (cuenta con|tiene|aun tiene) saldo
(ya no|por que no) me deja (llamar|mandar mensajes) sera que no tengo saldo
(sera que|creo que|parece que) (no tengo|se me acabo el|ya no hay) saldo
(cuanto|que) (credito|saldo|dinero) (tiene|hay en|le queda a) (el chip|mi chip|mi prepago|el cel) [que uso]
saldo (actual|disponible|restante|prepago|del chip|principal|de recargas)
(tengo|habra|hay) [algo de] (saldo|credito) en {linea}
(mi|el) saldo cuanto (es|esta|queda)
cuanto tiene mi (chip|linea|cel)
informacion de mi saldo [actual|por favor]
(buenas|oiga|veci|mijo) (deme viendo|vea me ayuda viendo|dara diciendo|digame no sea malito) (cuanto hay de saldo|si me queda platita en el chip|cuanto tengo de saldito)
le (puse|meti|cargue) {monto} {monedas} {cuando} y quiero saber (cuanto queda|si todavia hay|cuanto va quedando de esa platita)
(hice|he hecho) unas llamadas y (no se cuanto me quedo|quiero ver cuanto resta de saldo|a ver cuanto saldo sobro)
(slado|salo|sldo|sald) (de mi linea|d mi numero|del cel|porfa)
quiero llamar a mi {familiar} y no se si (me alcanza la platita que tengo en el chip|hay saldo|todavia tengo saldo)
(plata|platita|centavitos) que (me queda|tengo|hay) en el (chip|cel|numero)
(saldo|saldito) (xfa|pls|porfis|del 0999999999|d este numero|veci)
tenia (8|5|10) {monedas} y (llame un ratito|mande unos mensajes|hable con mi mami) (en cuanto quedaria|cuanto me quedo|cuanto sobra)`,
  amountDue: `cuánto tengo pendiente de pago
cuánto es lo que debo este mes
valor a pagar de mi factura
monto de la factura
cuál es el total de mi factura
tengo deudas pendientes?
tengo facturas vencidas?
estoy al día en mis pagos?
le debo algo a la empresa?
cuanto debo del internet de la casa
cuánto hay que pagar por la línea
deuda actual
valor pendiente de mi línea
q valor tengo q cancelar
mi deuda
consultar valores pendientes
cuánto me van a cobrar este mes
a cuánto asciende mi planilla
cuánto me vino
cuánto pago este mes
cuánto debo del celular este mes
cuánto debo de la televisión
cuánto es el total a pagar
mi saldo pendiente
valor de la factura
consulta de deuda
tengo valores pendientes?
cuánto debo del 0999999999
deuda de la línea que termina en 1234
cuánto debe la línea 0999999999
cuánto toca pagar
dame el total de lo que debo
tengo algo pendiente con ustedes
ando atrasado en los pagos?
cuánto sale mi cuenta este mes
a cuánto asciende mi deuda con la empresa
quiero saber si estoy al día
cuánto es de pagar por todas mis líneas
todavía estoy debiendo o ya no
sigo debiendo algo?
ya no debo nada o sí
cuánto es lo que me toca pagar por el internet
de cuánto es el pago del mes
ya quedé al día o falta algo
cuánto me vino de pago
cuánto es mi pago mensual pendiente
cuánto debo en total de todo
a cuanto sube mi deuda con ustedes señorita
oiga q valor me salio este mes
estoy al dia o tengo algo vencido
cuánto me toca cancelar por lo del internet y el teléfono de la casa este mes
ya me llego la cuenta cuanto es
ayer llego un aviso de cobro dígame de cuánto se trata
mi esposo no se si pago seguimos debiendo
buenos dias cuanto es mi planilla de este mes por favor
quiero saber si debo algo del plan
cuanto les estoy adeudando
cuanto viene a ser en total lo del internet y la linea
mija dime cuanto hay que depositar este mes
estoy sacando cuentas cuánto se les debe de las tres líneas
cuanto toca pagarles ahora en noviembre
me puede dar el valor de la planilla de internet porfa
buenas para saber cuánto me toca cancelar por los dos celulares
cuanto me corresponde pagar por mi plan este mes
dime si tengo algun pago pendiente
a cuanto asciende la cuenta del internet
(cuanto|que valor|que monto|cuanta plata) (debo|estoy debiendo|tengo que pagar|me toca pagar|debo pagar|tengo que cancelar|hay que pagar) [este mes|de {linea}|por el internet|a ustedes|en total|por todo]
(cuanto|de cuanto) (es|vino|salio|esta|fue|llego) [mi|la] (factura|planilla|cuenta|mensualidad) [este mes|del celular|del internet|del telefono|de la casa]
(cuanto|que valor|que) me (salio|vino|llego|sale) (a pagar|este mes|de planilla|de la factura|en la factura|por el internet)
(tengo|hay|me queda|me falta) [alguna|algun] (deuda|valor pendiente|pago pendiente|factura pendiente|algo por pagar|algo vencido|pagos atrasados|saldo vencido)
(cual es|dime|quiero saber|digame) (el total|el valor|el monto|la deuda|mi deuda) [total] [a pagar|pendiente|que debo|con ustedes|de este mes]
(estoy|ando|sigo|quede|me encuentro) (al dia|atrasado|atrasada|debiendo|en mora|endeudado) [o no|con los pagos|o debo algo|con ustedes]
a cuanto (sube|asciende|llega|va) (mi deuda|mi cuenta|lo que debo|la planilla|mi factura)
(ya pague todo|ya cancele todo|ya no debo nada) o (falta algo|me falta|debo algo|queda algo)
(consultar|ver|revisar) (mi deuda|lo que debo|mis valores pendientes|el valor a pagar|cuanto debo)
cuanto (va a ser|sera|seria) (el pago|mi pago|la planilla) de este mes
(total|valor|monto) a (pagar|cancelar) [de {linea}|del internet|de la television|este mes|de todas mis lineas]
me puede (decir|ayudar con|dar) (el valor|cuanto es|lo que debo|el total) (de la planilla|del internet|que tengo que pagar|a cancelar)
que (debo|tengo pendiente|tengo por pagar) [con ustedes|este mes|todavia]
(llego|me llego|recibi) (un aviso|un mensaje) de cobro de cuanto (es|se trata)
seguimos (debiendo|con deuda) o ya (esta pagado|pagamos|quedamos al dia)
no se si (mi esposo|mi hijo|mi mama) ya pago la planilla seguimos debiendo
que numeros tengo en rojo con ustedes
(ayudeme|colaboreme) con el valor (de la planilla|que debo cancelar|de mi deuda)
hola buenas quisiera saber cuanto (es lo que debo|tengo que pagar|me salio)
(cuanto|que) tengo en deudas
mi deuda (actual|total|del celular|de este mes) cuanto es
cuanta plata tengo que (llevar|juntar|preparar|depositar) para (pagar la planilla|pagar todo|ponerme al dia)
cuanto se paga este mes por (las dos lineas|el internet y la tele|mis lineas)
ya (salio|llego) la (planilla|cuenta) de cuanto es
digame si (tengo alguna deuda|debo algo|estoy debiendo|tengo valores vencidos)
cuanto es lo (vencido|atrasado|pendiente)
a cuanto (llega|asciende|sube) lo que (debo|tengo vencido) con ustedes
cuanto por (el internet|la linea|todo)
me sale (que debo|pendiente) cuanto es
(precio|costo) de mi factura de este mes
que me van a cobrar [este mes]
cuanto hay que (depositar|cancelar|pagar) (este mes|ya|hoy)
cuanto se les debe [de las tres lineas|de todo]
la deuda (que tengo|del mes|total) de cuanto es
cuanto (suma|llega a ser|es en total|da) [toda] mi deuda [hasta la fecha|a hoy|con intereses]
(necesito|quiero|deme) (el valor exacto|la cantidad exacta|el monto exacto) [que tengo que pagar|de mi deuda|de la planilla]
(cuanto|que) (me toca|nos toca|toca) (pagar|cancelar|pagarles) (por|de) (los dos celulares|las lineas|la casa|noviembre|este mes) [ahora]
(adeudo|adeudamos|debo|debemos) (algo|alguna factura|algun valor)
(valor|total|monto) de (la planilla|mi factura|la mensualidad) [de internet|de este mes|porfa|del celular]
(me puede|puede|podria) (dar|decir|indicar) (el valor|cuanto es|el total) de (la planilla|mi deuda|la factura)
(de cuanto|cuanto) (es|fue|sera) (lo|el valor|el monto) que (tengo que|debo|hay que) (pagar|cancelar|depositar)
(revisa|revise|mire|fijese) si (debo algo|tengo deuda|estoy al dia|hay algo pendiente)
saldo (pendiente|por pagar|vencido|en contra) [de mi factura]
(hay|queda) alguna (deuda|factura) (pendiente|sin pagar|vencida) a mi nombre
cuanto (falta|me falta) por pagar (este mes|de la planilla)
(de a como|de a cuanto|en cuanto|a cuanto) (me salio|me toca|vino|me llego|salio) (la planilla|el recibo|la facturita|el internet|lo del plan) [este mes|ahora|esta vez]
(deme viendo|dara viendo|ayudeme viendo|no sea malito vea) (cuanto debo|cuanto toca cancelar|de cuanto es la planilla|cuanto hay que pagar)
{familiar} (pregunta|quiere saber|me dice que pregunte) cuanto hay que (pagar|cancelar) (de su plan|del internet|de la linea|este mes)
(voy a ir al banco|mañana cobro|voy a depositar) y (no se cuanto debo|quiero saber de cuanto es la planilla|necesito el valor que debo)
cuanto es (lo que tengo que cancelar|lo de este mes|mi cuentita) [por el plan|por el internet|de la casa]
(cuanto dbo|cuant debo|quanto devo|cnto debo|cuanto esq debo)
(me olvide|no me fije|no vi) cuanto era (lo de este mes|la planilla|lo que debia pagar)
(en total|todo junto) (cuanto les debo|cuanto seria|cuanto estoy debiendo)`,
  dueDate: `fecha máxima de pago
ya se venció mi factura?
último día de pago de la planilla
fecha límite para pagar
en qué fecha debo cancelar la factura
cuándo se vence el internet de la casa
plazo para pagar la planilla
cuándo se cumple el plazo de mi factura
cuándo vence
fecha tope de pago
cuándo es el último día para pagar el internet
cuándo se vence mi plan
vencimiento de mi factura
qué fecha pago
ya pasó la fecha de pago?
cuándo vence la factura del 0999999999
cuándo es el último día para pagar
en qué fecha debo pagar para que no me corten
todavía estoy a tiempo de pagar?
qué día máximo puedo pagar
cuándo caigo en mora
fecha máxima para cancelar
puedo pagar mañana o ya es tarde
se puede pagar después de la fecha
hasta qué hora puedo pagar hoy
hasta q dia hay chance de pagar la planilla
todavía no cobro mi sueldo hasta qué fecha me aguantan la planilla
vence hoy mi factura o mañana
hasta cuando tengo tiempo de pagar
cuando se me cumple el pago de la planilla
que dia es el ultimo para cancelar la factura
si no pago hoy me cortan hasta cuando tengo
(cuando|que dia|en que fecha|hasta cuando) (vence|se vence|se me vence|caduca|vencio) [mi|la|el] (factura|planilla|recibo|pago|cuenta|internet)
(hasta cuando|hasta que dia|hasta que fecha|hasta que hora) (puedo pagar|tengo para pagar|tengo plazo|me esperan|hay chance de pagar|hay como pagar|se puede cancelar) [la planilla|el internet|la factura|sin recargo]
(cual es|dime|me dice) (la fecha|el dia|el plazo|el ultimo dia) (limite|maximo|tope|maxima|de vencimiento) [de pago|para pagar|para cancelar|de mi factura]
(si pago|puedo pagar|pagando|y si cancelo) {dia} (estoy a tiempo|me cobran recargo|todavia estoy a tiempo|ya es tarde|no me cortan)
(cuantos dias|cuanto tiempo|que tiempo) (tengo|me queda|me quedan|me falta) para (pagar|cancelar) [la planilla|la factura|el internet]
(ya se|se me) (vencio|paso|cumplio) (la fecha|el plazo|la planilla|el pago|la factura) [o todavia|o aun puedo pagar]
(que dia|cuando|para cuando) (me toca|tengo que|debo|hay que|es el) (pagar|cancelar|pago) [la planilla|el internet|mi plan|la factura]
fecha (limite|maxima|tope|de pago|de vencimiento) [de mi planilla|del internet|de este mes|de {linea}]
(ultimo dia|dia maximo|plazo) (de pago|para pagar|para cancelar) [sin mora|sin recargo|antes que me corten]
hasta que fecha me (aguantan|esperan|dan plazo) [con] (la planilla|el pago|para pagar)
todavia no (cobro|me pagan|me depositan) hasta cuando puedo pagar
(vence|se vence|es) hoy o mañana [la factura|mi planilla|el pago]
me pagan {dia} alcanzo a pagar [antes que venza|sin que me corten]
para que dia (tengo que tener la plata|es la planilla|esta el pago)
que pasa si pago (despues|tarde|atrasado|pasada la fecha)
me pase de la fecha (cuanto tiempo tengo|puedo pagar todavia|que hago)
cuando es lo (maximo|ultimo) (para pagar|que puedo pagar)
(dime|recuerdame) cuando tengo que pagar
la fecha (de vencimiento|limite|de pago) cual era
(estoy|ando) a tiempo de pagar [la planilla|o ya se vencio]
dia de pago (de mi plan|del internet|de la planilla)
en cuantos dias (se vence|vence|caduca) [la planilla|mi factura]
cuando cae la planilla
puedo pagar (el fin de semana|la otra semana|cuando cobre) o ya vence
cuando (toca|me toca|hay que) [pagar]
si cancelo (pasado mañana|despues|el otro lunes) me cobran (mora|recargo|interes)
me recuerda el plazo [de la planilla|para pagar]
(cual es|dime) la fecha (tope|limite) [no quiero que me suspendan|para no quedar cortado|antes que me corten]
(me atraso|me atrasare|voy a pagar) unos dias [con el pago] cuando vence
(la planilla|la factura|el pago) vence el (10|15|20|5) [o el 15|o cuando]
hasta el (10|15|20) puedo pagar [o me cortan]
cuando (vence|se vence|caduca|es el vencimiento de) (la|mi|esta) (planilla|factura|cuenta|deuda) [del internet]
(se me paso|se me fue|paso) el dia de pago hasta cuando era
(fecha|dia) en que (debo|tengo que|hay que) (pagar|cancelar)
cuanto tiempo (me dan|tengo|hay) para pagar [antes del corte]
(cobro|me pagan) (el 15|la otra semana|fin de mes) (alcanzo a pagar|todavia estoy a tiempo|no se me vence antes) la planilla
hasta cuando (me esperan|aguantan|tengo chance|hay tiempo) (para cancelar|para pagar sin que me corten|de pagar)
(se me pasa|se me paso|ya se me fue) (el dia de pago|la fecha de la planilla) (o todavia|verdad|cuando era)
(ultimo dia|dia maximo|dia tope) (pa pagar|de pago|para cancelar|de la planilla)
(vence cuando|cuando bence|fecha venc|q dia vence) [la planilla|mi factura]
para que no me corten (hasta que dia pago|hasta cuando pago|que dia debo cancelar)
que dia (toca|hay que|tengo que) (cancelar|pagar) [la planilla|el internet|la factura]
[y] para cuando es [el pago]`,
  usageLeft: `cuánto internet me queda en el celular
minutos que me quedan de mi plan
mensajes de texto disponibles
cuánto he consumido de mis datos
consumo del mes
saldo de megas
q me queda de internet
todavía tengo gigas en mi línea?
cuándo se me terminan los datos
hasta cuándo me dura el paquete de datos
estado de mi paquete de internet
cuántos minutos he hablado de los que incluye mi plan
cuanto llevo usado de mi plan de datos
consumo de internet del celular
cuántos megas he usado
mi consumo actual
cuánto internet he usado
cuánto gasté de datos
saldo de datos
cuánto tengo de internet en el teléfono
me quedan minutos?
hasta qué día tengo los megas que compré
datos que me sobran
ver cuánto me queda de whatsapp
ya me gasté todo el plan?
megas del 0999999999
datos de la que termina en 1234
cuántos megas le quedan al 0999999999
gigas de mi otro número
cuántos gigas llevo gastados
cuánto me falta para que se acaben los megas
con cuánto internet cuento hasta fin de mes
cuántos megas me sobran del paquete
revísame los datos que tengo
cuántas gigas van quedando
cuántos datos me van sobrando
se me están acabando los megas cuánto queda
cuánto llevo consumido de internet
a cuánto voy de datos
me quedan minutos para otras operadoras
todavía hay internet en mi línea?
cuántas gigas llevo
cuanto me falta para acabarme las gigas
ya gaste todo el internet o me queda algo
revíseme porfa los minutos que todavía me quedan
cuantos mensajitos tengo aun
con el plan que tengo ya casi no me queda internet verdad cuanto hay
megas q me sobran
cuántos minutos libres tengo
cuantos gigas todavia puedo usar
dime cuanto me queda del paquete q compre
me quedan minutos para llamar a claro
cuanto internet llevo consumido
hola cuantos gb me sobran aun
fijate cuanto me queda del combo semanal
cuanto me queda pa navegar
mira cuantos minutos tengo disponibles
se me estan acabando los datos
(cuantos|cuantas|cuanto|cuanta) {megas} (me quedan|tengo|me queda|me sobran|tengo disponibles|me restan|hay|le quedan a {familiar}) [todavia|aun|en {linea}|este mes]
(cuantos|cuantas) (minutos|minutitos|mensajes|mensajitos|sms) (me quedan|tengo|me sobran|hay|me restan) [para hablar|a otras operadoras|todavia|del plan]
(cuanto|que) (me queda|me sobra|tengo|me resta) (de|del) (internet|datos|plan|paquete|whatsapp|redes|combo) [en {linea}|este mes]
[aun|todavia|ya no|sera que] (tengo|me quedan|hay|me queda) {megas} [o ya no|o ya se acabaron|o ya se terminaron|en el plan]
(cuanto|cuantos gigas|que) (he gastado|llevo gastado|he consumido|llevo usado|he usado|ya gaste|voy gastando) [de internet|de datos|este mes|del plan|de gigas]
(ya me acabe|ya gaste|se me acabo|ya consumi|ya me gaste) (todo el internet|todos los megas|todas las gigas|el plan) o (me queda|todavia tengo|hay algo|sobra algo)
(cuanto|que) me falta para (acabar|terminar|gastarme) (las gigas|los megas|el paquete|los datos)
(ver|consultar|revisar|reviseme|mirar|checar) [mi|mis|los|el] (consumo de datos|megas|gigas|datos disponibles|minutos que quedan|consumo del plan|saldo de megas|saldo de minutos)
(cuando|hasta cuando|que dia) (se me acaba|caduca|vence|dura|se termina|expira) [el|mi] (paquete|combo|bono|paquete de datos|paquete de megas)
(megas|gigas|datos|minutos|sms) (restantes|disponibles|que me quedan|sobrantes) [de {linea}]
me alcanzan (los megas|las gigas|los datos) (hasta fin de mes|para la semana|para hoy)
(a cuantas|en cuantas) (gigas|megas) voy
ya casi no me queda (internet|megas) (verdad|cuanto hay|cuanto tengo)
con (lo que|los que) tengo me alcanza para ver (una pelicula|videos|netflix)
se me acabo el (internet|paquete) o (que paso|todavia hay)
cuanto (de internet|de plan|del paquete) me (falta|queda|sobra) por (usar|gastar|consumir)
mi hijo (gasto|acabo|se gasto) los megas cuanto (queda|sobra|hay)
tengo (redes|whatsapp|datos libres|youtube) todavia (o se acabo|en el paquete)
como voy de (datos|gigas|megas|minutos|consumo)
en cuanto van mis (gigas|datos|megas)
minutos (libres|gratis|sobrantes|del plan) que tengo
(cuantos|cuantas) (gb|gigas) me (quedan|faltan) hasta (el corte|fin de mes|que se renueve)
reviseme el (consumo|internet|paquete) (que me queda|del cel|porfa)
hasta cuando tengo (el paquete|los megas|los datos|el combo)
el combo que compre (cuando se acaba|hasta cuando dura|cuanto le queda)
(ya use|ya gaste) (la mitad|todo|mucho) del (internet|paquete|plan)
que porcentaje de (datos|gigas|mis megas) (llevo|me queda|he usado)
me quedan (mensajes|sms|minutos) (o no|para llamar|gratis)
quiero saber si (tengo megas|me quedan datos|aun tengo internet en el plan)
revise si me queda para (ver tiktok|navegar|whatsapp)
ya consumi (lo del mes|todo|el plan)
cuanto paquete (tengo|me queda)
cuanta (navegacion|data|red) me queda
mi (internet|internet movil|paquete|plan de datos) ya esta por (acabarse|terminarse)
con cuantos (megas|gigas) (termino|acabo|llego a fin de) [el] mes
(cuantos|cuantas) (mensajes de texto|sms|minutos|gigas|megas) me quedan (del paquete|del plan|de la promo|del combo)
(cuanto|que) (me queda|queda|sobra) del (combo|paquete|plan) (semanal|diario|mensual|de redes|que active)
(ya|sera que) me acabe (los minutos|los megas|las gigas|el combo)
(saber|ver|consultar) (cuantos|cuantas) (megas|gigas|minutos) tengo
(fijate|fijese|mire|revise) cuanto (me queda|hay|tengo) (de internet|del combo|de megas)
cuantos (megas|gigas) tengo
(datos|internet|consumo) (usado|usados|que llevo|disponible)
(sera que|creo que|parece que) (ya se me acabaron|se me fueron|me estoy quedando sin) (los megas|los datos|las gigas) (o cuanto hay|me ayuda viendo|cuanto me queda)
(a que le llego|cuanto tengo|cuanto me sobra) (de datos|de megas|de gigas|de minutos) (hasta que se renueve|hasta fin de mes|todavia)
(megas|gigas|datos|minutos|mensajes) (que me quedan|restantes|todavia|disponibles|que tengo) [porfa|en mi linea|para llamar]
mi (hija|guagua|hijo) paso viendo videos [todo el dia] (cuantas gigas quedaron|cuantos megas quedan|todavia hay datos)
(qntas|cuants|qtas|cuantas) (jigas|gigs|megas) (m qdan|me qdan|tngo)
(deme viendo|dara diciendo|vea) (cuantos megas me quedan|si hay gigas todavia|cuantos minutos tengo)
me (llego|salio) que use el 80 por ciento cuanto (me queda|resta|sobra)
ya (use|gaste) casi todo el internet cuanto (queda|me resta|falta)
(me sale|me llego|dice) que ya casi no hay (gigas|megas|datos) (es cierto|cuanto queda|cuantas son)
al paso que voy [si] me alcanza hasta fin de mes [el internet|los datos]
cuantos megas me quedan [de paso]
cuantos (minutos|minutitos|mensajes) (tengo todavia|me quedan|me sobran) [para llamar]
y si se me acaban [antes] (los megas|los datos) me cobran aparte`,
  invoice: `bajar la factura en pdf
quiero mi factura en mi email
necesito una copia de la factura
cómo veo la planilla del internet
mostrar mi última factura
obtener factura
me pasa la factura por favor
factura actual en pdf
factura
mi factura
ver factura
descargar planilla
quiero mi planilla
quiero la factura en pdf
cómo descargo mi factura
cómo obtengo mi factura
enviar factura al correo
la factura de mi línea
imprimir factura
descargar la factura de la línea 0999999999
ver la factura de mi casa
enséñame mi recibo
quiero ver el recibo de este mes
bajar el pdf de la planilla
descargar la factura del celular
envíame el recibo del mes
pasame la factura en pdf vecino
mi contadora me está pidiendo la factura de este mes en pdf
quiero bajarme la factura del mes
me mandas el pdf de la planilla
donde puedo ver la ultima factura
necesito el documento de lo que me cobran este mes
ponme la factura de octubre que es la ultima
no encuentro como bajar la factura de este mes
quiero mi factura de la linea 0991234567
{quiero} (ver|descargar|bajar|imprimir|mirar|revisar|tener|abrir|obtener) [mi|la] {factura} [de este mes|actual|del celular|del internet|en pdf]
(mandame|enviame|pasame|deme|dame|mandeme|envieme|facilitame|paseme|regaleme) [mi|la] {factura} [de este mes|al correo|por correo|en pdf|del internet|de {linea}]
{donde} (veo|miro|encuentro|descargo|bajo|esta|consigo|reviso) [mi|la] {factura} [de este mes|del celular|en pdf|nueva|de mi casa]
(como|como hago para|se puede) (descargar|bajar|ver|sacar|imprimir|tener) [la|mi] {factura} [del mes|de {linea}|en pdf|del internet]
(me ayuda|ayudeme|me colabora) con [el pdf de] (mi|la) {factura} [del mes|de mi linea]
(ultima|la ultima|mi ultima) {factura} [emitida|que me llego|por favor|en pdf]
(copia|pdf|archivo) de (mi|la) {factura} [de este mes]
me (puede|podria|pueden) (mandar|enviar|pasar|dar|compartir) (la|mi) {factura}
{factura} (de este mes|del internet|del celular|de la casa|del 0999999999)
{quiero} (la|mi|ver la) {factura} que me (emitieron|generaron|hicieron|toca)
a ver la (planilla|factura)
(muestrame|enseñame|ponme) (el recibo|la planilla|la factura) (del telefono|de la casa|actual|de este mes)
mi (contadora|jefe|papa|empresa) me (pide|esta pidiendo) la factura [de este mes|en pdf]
necesito (tener|llevar|presentar) la factura (impresa|en papel|para un tramite|en el trabajo)
como (imprimo|guardo|comparto|saco una copia de) la factura
me (hace falta|falta) la factura de este mes (me la puede mandar|para guardarla)
quiero que me (llegue|manden|pasen) la factura (al whatsapp|por aqui|ahora|de este mes)
en donde (sale|se ve|la bajo) la factura
(bajar|descargar) (recibo|planilla) de luz digo del internet
donde hago clic para ver la factura
abrir (mi factura|la planilla)
la factura que (vence|tengo que pagar) quiero verla
ver (planilla|recibo|factura) (actual|de mi linea|mas reciente)
necesito el (documento|comprobante) de (este mes|lo que me facturaron este mes)
saqueme una copia de la (planilla|factura)
donde quedo guardada mi factura [de este mes]
(mandeme|envieme|paseme) por favor la (factura|planilla) (ultima|del mes|actual)
como descargo la (planilla|factura) no encuentro donde
(ponme|muestreme|abrame|saqueme) la factura (de este mes|que acaba de salir|ultima|nueva)
(ver|descargar|imprimir|tener|guardar) (la|mi) {factura} [de este mes|del internet|en pdf|en mi celular]
quiero ver mi (factura|planilla|recibo) (actual|de ahora|del mes)
(necesito|quiero|mandeme) la (planilla|factura) (de ahora|de este mes|actual|del mes) (para el trabajo|para mi contador|que me la piden|para reembolso|para un tramite)
(dond|donde|por donde) (bajo|descargo|saco|imprimo|miro) la (planilla|facturita|factura) (de ahora|que me llego|que salio|de este mes)
(me la manda|enseñeme|deme viendo|muestreme) la (planilla|facturita|factura) [porfa|de este mes|no sea malito]
(fctura|facura|planila|faktura) (de este mes|en pdf|porfa)
mi jefe me pide la (factura|planilla) de este mes del celular
(pdf|impreso|archivo) de la (planilla|factura) (de este mes|actual|mas reciente)`,
  billChange: `la factura vino muy alta
la planilla me salió carísima
mi factura está más alta que siempre
por qué mi planilla es más cara este mes
el mes pasado pagué menos, por qué
por qué la factura no es igual a la anterior
por qué está tan caro este mes
por qué cambió el valor de mi factura
antes pagaba menos
por qué me llegó más de lo normal
por qué subió tanto el valor a pagar
siempre pago lo mismo y ahora me vino más
explícame mi factura
por qué este mes es más alto
comparar mi factura con la del mes pasado
a qué se debe el aumento de la factura
por qué la factura salió distinta
me llegó más cara que el mes anterior
la factura subió de precio
por qué tengo que pagar más que antes
por qué mi primera factura es tan alta
detalle de lo que me cobraron este mes
qué me cobraron en la última factura
por qué me sale más alto el recibo
cambió el valor de mi planilla
me subió el pago y no sé por qué
por qué este mes es diferente lo que pago
siempre pago lo mismo y ahora vino más
por qué subió si gasto igual
consumo lo mismo y me vino más caro
por qué tanto este mes
aumentó el valor sin que yo hiciera nada
por qué ahora me cobran más
explíquenme por qué vino tan alto
la factura vino más cara que la otra
y ahora por qué pago cinco {monedas} más que antes si no he hecho nada raro
me vino el doble de lo normal por que sera
llevo un año pagando 22 y de repente me sale 31
por que me subio el valor si tengo el mismo plan
me esta llegando mas cara la factura
este mes pague 10 mas que siempre por que
x que me vino 5 {monedas} mas la planilla
siempre 25 y hoy 34 expliquen
el mes anterior fueron 20 y ahora casi 30
me subieron la factura sin avisar
por que tengo que pagar mas este mes
(por que|xq|porque|como asi|a que se debe que) [me] (subio|aumento|vino tan alta|salio mas cara|esta mas alta|llego mas alta|cambio|vino carisima|sube tanto) [la|mi] [factura|planilla|cuenta|este mes]
(por que|xq|como es que) (pago|estoy pagando|me cobran|me sale|me toca pagar) (mas|mas que antes|mas este mes|mas que el mes pasado|tanto|el doble|cinco {monedas} mas|mas de lo normal)
(antes|siempre|el mes pasado|hace meses) (pagaba|pague|cancelaba|me venia) [{monto}|20|menos|18 {monedas}|lo mismo] y ahora (me vino|pago|me cobran|es|sale|viene) [mas|30|el doble|otro valor|mas caro]
(la|mi) {factura} (subio|vino mas cara|vino mas alta|esta muy alta|cambio de valor|salio carisima|no es igual|vino diferente) [este mes|que antes|por que|de la nada|que el mes anterior]
(me vino|me llego|me salio) (el doble|mas de lo normal|mas caro|un valor mas alto|mas|demasiado) [este mes|por que sera|que paso|en la planilla|y no se por que]
(que paso|explicame|expliquenme|digame) [por que] (con mi factura que subio|vino mas cara la planilla|pago mas|aumento el valor|este mes es mas|cambio el valor)
(no entiendo|no se) por que (me vino tan caro|pago mas|la factura es mas alta|subio el valor|cambio la planilla)
(si|pero) (no he hecho nada|consumo lo mismo|uso igual|no llame mas) (y|por que|xq) (subio la planilla|me cobran mas|vino mas alta|pago mas)
(diferencia|comparacion) (con|entre) (la factura anterior|el mes pasado|mis dos ultimas facturas)
(por que|xq) (bajo|vino menos|me cobraron menos en) [mi] (factura|planilla)
me subieron (el pago|la mensualidad|el valor|la planilla) [sin avisar|de la nada|y no se por que|por que]
llevo (un año|meses|tiempo) pagando {monto} y de (repente|golpe|pronto) me (sale|vino|llega) (31|mas|otro valor|el doble)
como asi la planilla vino tan (inflada|cara|alta|distinta)
este mes me (clavaron|metieron|subieron|cobraron) mas [plata|caro]
(se equivocaron|que paso) [con la planilla] porque (vino mas|subio|es mas de lo que pago)
(deberia|se supone que debo) pagar 20 y (me vino|sale|me cobran) 28
yo tengo un plan de 15 por que (me sale|pago|vino) 22
por que la (diferencia|variacion|alza) en (la planilla|mi factura|el valor de este mes)
no era que pagaba (menos|lo mismo siempre|20 fijos)
mi factura (no cuadra|no coincide|es distinta) con (el mes pasado|la de antes|lo que pago siempre)
y ese (aumento|incremento|valor tan alto) (por que|de donde|a que se debe)
(nunca|jamas) me habia (salido|venido) tan (caro|alto)
quiero que me (expliquen|digan) por que (subio|aumento|vino mas)
cada mes (sube|viene mas|me cobran distinto) por que
(mucho|demasiado) me (vino|salio) este mes
el valor de mi factura (cambio|es diferente|no es el de siempre)
por que la primera factura viene tan alta
no entiendo por que ya no pago (los 18|lo) de siempre
hubo (alza|aumento|cambio) en mi (planilla|factura)
comparado con ({mes}|el mes pasado|antes) estoy pagando (un platal|mas|el doble)
el mes (anterior|pasado) (fueron|pague|era) {monto} y (ahora|este mes) (casi 30|40|mas|otro valor)
por que mi (factura|planilla) (vino|llego|salio) con (un valor diferente|otro valor|un valor mas alto|mas plata)
siempre {monto} y (hoy|ahora|este mes) (34|28|mas) (expliquen|por que|que paso)
(que cambio|que paso|que hay de nuevo) en mi (factura|planilla|cuenta) [este mes|que subio]
(la cuenta|la factura|la planilla) me llego (altisima|carisima|muy alta|mas alta) (que cambio|por que|que paso)
vino {monto} {monedas} (mas|de mas) la (planilla|factura) [por que]
(siempre pago|yo pago|venia pagando) (20|18|25|15) y (ahora sale 30|este mes son 28|ahora vino mas|me salio el doble) (a que se debe|por que|que paso|explique)
(no he contratado nada|no he viajado|uso lo mismo|no hice nada raro) y (la planilla subio|me llego mas alta|el valor es otro|pago mas)
(el mes pasado|antes|en {mes}) (fueron|eran|pague|me salio) (18|20|15) [{monedas}] y (este mes|ahora) (27|30|25) [{monedas}] (por que la diferencia|a que se debe|que cambio)
(chuta|uy|oiga|vea) (que carisima|por que tan alta|mucho subio|se les fue la mano con) la planilla [este mes]
(xq|porq|pq) (subio|tan kara|tan caro|mas karo) (este mes|la planilla)
por que (pague|pago|debo) mas (que otras veces|de lo normal|de lo de siempre|de lo acordado)`,
} as const;
