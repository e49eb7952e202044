// Of buying.

export const buying = {
  recharge: `quiero recargar saldo
recargar mi línea
recarga de cinco {monedas}
poner saldo al celular
hacer una recarga con tarjeta
recargar a otro número
recargar el celular de mi mamá
meter saldo
recarga prepago
recargar 10
cómo pongo crédito en mi teléfono
recarga con cargo a la factura
hacer recarga
recárgar mi número
ponle saldo
recargar con tarjeta de crédito
poner diez {monedas}
necesito saldo
quiero saldo
recargar una línea prepago
recargar el chip de otra persona
recargar el 0999999999
quiero recargar mi número
recárgame 3 {monedas} cómo hago
meter saldo a mi teléfono
recargar el celular de mi papá
ponerle saldo al número de mi hija
meterle plata al chip de mi hermana
pasarle saldo a mi hijo con una recarga
se puede recargar aquí
ponerle 5 {monedas} a un número
recargar otro número
quiero cargar 3 {monedas}
como le pongo saldito a mi mama
me quede sin saldo como meto
ponme 2 {monedas} de saldo como hago
quiero hacer una recarga de 5
recargar el numero de mi hijo
quiero cargarle 2 al chip
recargarle a mi hermana como es
quiero meter 5 {monedas} a mi celular
recargar el celular de mi sobrina
{quiero} (recargar|hacer una recarga|poner saldo|meter saldo|cargar saldo|una recarga|comprar saldo|ponerle saldo) [a {linea}|de {monto} {monedas}|a {familiar}|al celular de {familiar}|por aqui|con tarjeta]
{como} (recargo|recargar|pongo saldo|meto saldo|cargo saldo|le pongo saldo|hago una recarga|le recargo|meterle saldo|ponerle saldito) [a {linea}|a {familiar}|al celular|desde aqui|{monto} {monedas}|al chip de {familiar}]
{donde} (recargo|hago recargas|puedo recargar|pongo saldo|se recarga)
(recargar|cargar|ponerle|meter|poner|recarga de) {monto} ({monedas}|dolaritos|de saldo) [a {linea}|a otro numero|al cel de {familiar}|como hago]
(me quede|estoy|ando) sin saldo [como recargo|como le meto|quiero recargar|que hago]
(se me acabo|ya no tengo) el saldo [como recargo|quiero ponerle mas|necesito recargar]
(recarga|recargas|recarga electronica|recargar chip|recargar linea prepago) [aqui|con tarjeta|por internet]
(cuanto|cual) es (lo minimo|la recarga minima|el minimo) [para recargar]
(hacerle|hacer) una recarga a ({familiar}|otro numero|un familiar|otro celular)
la recarga se puede (cargar|sumar) a mi factura
ponme {monto} {monedas} de saldo como hago
mi mami esta sin saldo como le recargo
kiero acer una recarga
(echarle|cargarle|mandarle) saldo al (cel|chip|numero) [de mi ñaña|mio|de {familiar}]
desde cuanto (se puede|puedo) recargar
recargar con (mi tarjeta|debito|visa) se puede
necesito (saldo urgente|cargar mi chip|saldo ahorita|recargar ya)
(voy a|puedo) recargarle a (mi hija|otro|un amigo|otra linea)
donde (compro|hago|meto) una recarga [por internet]
como se recarga [por aqui|un chip|la linea]
estoy (seco|sin medio|pelado) de saldo
(recarguita|recarga) de {monto}
quiero cargarle {monto} al chip
donde le pongo saldo al telefono de mi viejita
recargar
donde puedo hacer recargas [con tarjeta]
quiero ponerle saldo a (otra linea|otro numero|mi hija)
me falta saldo como le cargo
{quiero} recargar {monto} a mi numero
recargarle a {familiar} como es
(hacer|poner|meter) (una recarga|saldo|plata) (a mi linea|al chip|a mi celular)
(mijin|mijo|veci|oiga) quiero (meterle|ponerle|cargarle) {monto} (dolaritos|{monedas}) al (numero|chip|cel) de mi (ñaña|ñaño|mami|guagua)
(como|kiero|quiero) (pongo|poner|rekargar|recarga) (saldo|saldito|sldo)
(no tengo|se me fue) el saldo y (como le pongo|quiero meter|donde le meto)
mi {familiar} se quedo sin saldo [y no puede llamar] (como le pongo|quiero recargarle|le puedo recargar)
(recarga|rcarga|rekarga) de {monto} (porfa|como|dolares)`,
  buyPackage: `quiero comprar un paquete de datos
activar un paquete
contratar más gigas
cómo compro un paquete de internet
se me terminaron los datos, quiero más
paquete de redes sociales
comprar minutos
adquirir un bono de internet
paquete de mensajes
activar paquete de tiktok
ya no tengo megas
quiero un combo para mi prepago
paquetes para llamadas internacionales
aumentar mis megas este mes
añadir un paquete adicional
comprar internet para mi línea
quiero un paquete ilimitado
me quedé sin megas y quiero más
contratar un paquete de minutos
activar paquete de facebook
comprar paquete con saldo
paquete para ver videos
añadir más megas a mi plan
comprar paquete para llamar a otras operadoras
quiero activar una promo de datos
comprar gigas
quiero un paquete de redes sociales
ponerme un bono de minutos
necesito datos ya
quiero más internet por hoy
activar más megas
como le activo un paquete de redes
se me acabaron los megas quiero mas
quiero activar un paquete de whatsapp
quiero un paquete de datos de 3 {monedas}
se me termino el internet quiero mas
{quiero} (comprar|activar|contratar|adquirir|ponerme|añadir) [un|mas|unos] (paquete|megas|gigas|datos|combo|bono|paquetito|minutos|paquete de redes|paquete de internet|paquete de minutos|paquete de mensajes) [por un dia|para hoy|ya|urgente|para {linea}|a {familiar}]
{como} (compro|comprar|activo|activar|contrato|adquiero|consigo|le pongo) [un|mas] (paquete|megas|gigas|datos|combo|minutos|paquete de whatsapp|paquete de datos|paquete diario|internet para el cel) [con saldo|con tarjeta|a {linea}]
(me quede|estoy|ando|ya me quede) sin (datos|megas|internet en el celular|gigas|minutos) [quiero mas|como compro|que hago|necesito comprar]
(se me acabaron|se me terminaron|ya no tengo) (los megas|los datos|las gigas|los minutos) [quiero comprar|como compro mas|necesito mas|y quiero mas]
{quiero} (mas megas|mas gigas|mas datos|mas internet en el cel|unos megas|internet por un dia|mas minutos) [este mes|por hoy|urgente|ya|para el celular]
(paquete|combo|bono|promo) de (redes|tiktok|whatsapp|datos|facebook|llamadas|youtube|minutos) [quiero|como lo activo|para activar]
(activar|comprar|adquirir) (paquete|megas|combo|datos|paquete ilimitado|paquetes)
(vendeme|dame|deme|pongame) (un paquete|unos megas|mas gigas|un combo)
activame internet para (el fin de semana|hoy|un dia) como hago
necesito megas para (una clase|trabajar|una reunion|hoy)
estoy (botado|botada|varado) sin (datos|megas)
(se me fueron|se acabaron) los gigas quiero (otro paquete|mas|comprar)
como (hago|le hago) para tener (mas datos|internet en el cel|redes ilimitadas)
quiero un (combo|paquete|paquetito) de {monto} {monedas}
(me puede|ayudeme a) (activar|comprar) un (paquete|combo)
comprar (internet|datos|gigas) con mi saldo
paquete para (mi hija|otra linea|el chip de {familiar})
(subirle|aumentarle|meterle) mas (gigas|megas|datos) a mi linea [este mes]
me falta internet para terminar el mes (compro mas|como compro)
(promos|promociones|paquetes) para activar
donde contrato gigas (extra|adicionales)
se murieron mis megas como consigo
quiero el de redes sociales ilimitadas
activame un (combo|paquete)
me das un paquete de internet [por favor] como lo compro
necesito (mas datos|mas megas|mas gigas) para este mes
activar paquete de (minutos|whatsapp|datos|redes)
necesito comprar (megas|datos|gigas) [ya]
se me fueron todas las gigas quiero otras
(quiero|como) (comprar|activar|tener) (paquetes|un paquete|otro paquete|mas internet)
ya no tengo (internet|megas|datos) en el cel quiero comprar
internet por (un dia|dos dias|una semana|horas) quiero
como (activo|compro|pongo|contrato) (el de whatsapp|el de redes|el de tiktok|el ilimitado|el de {monto} {monedas}|el de minutos|el paquete de siempre)
(quiero|deme|pongame) (el de whatsapp|el de redes ilimitadas|el de un dia|el de facebook|el de una semana|el de {monto} {monedas})
se me acabaron los (minutos|megas|gigas) y tengo que (llamar urgente|dar clases|mandar un deber|trabajar) (como compro mas|quiero otro paquete|necesito mas)
(kiero|qiero) (megas|un paqete|paqete|konprar megas)
mi guagua tiene clases y no hay (megas|datos) (como compro|quiero un paquete)`,
  packagePrices: `precios de los paquetes de datos
cuánto vale el paquete de internet
paquetes disponibles y precios
qué paquetes hay de un {moneda}
costo del paquete ilimitado
cuánto cuesta 1 giga
tarifa de paquetes prepago
qué promociones de paquetes hay
q combos hay y cuánto valen
cuánto valen las gigas adicionales
qué paquetes de internet hay
paquetes y precios
costo de las megas
cuánto vale comprar megas
cuánto cuestan las recargas de internet
paquetes de redes sociales precio
paquetes de un día
paquetes de minutos precios
precio de las gigas
qué paquetes hay y a cuánto
precio del paquete de un giga
cuanto cuesta el paquete de redes
cuanto sale un giga
(cuanto|que precio|que valor) (cuesta|cuestan|vale|valen|tienen|es) [el|los|un] (paquete|paquetes|combo|combos|bonos|paquete de datos|paquete de megas|giga|paquetito|paquete de una semana|paquete de minutos|paquete de 3 gigas|paquete diario)
(a como|a cuanto|en cuanto) (estan|esta|salen|sale|dan|venden) [el|los|las] (paquetes|gigas|megas|combo|paquete semanal|paquetes de datos|giga|paquetitos)
(que|cuales) (paquetes|combos|paquetitos|bonos|promos de megas) (hay|tienen|venden|ofrecen|existen) [de {monto} {monedas}|para prepago|y cuanto cuestan|por semana|de redes|de minutos]
(precio|precios|costo|lista|valor|tarifas|catalogo) (de|del) [los] (paquetes|paquete de datos|megas|combos|paquete semanal|paquetes de minutos|gigas)
(cual es|hay) [el|un] paquete (mas barato|mas economico|de un {moneda}|de una semana|ilimitado)
a como (los megas|las gigas|los paquetes|el paquete)
(ver|mostrar) (paquetes|los paquetes|combos) [disponibles|y precios]
que sale el paquete de (7|15|30) dias
cuanto es por {monto} gigas
(de a cuanto|desde cuanto) (hay|son|venden) (paquetes|combos)
con {monto} {monedas} (que paquete|cuantas megas|cuantos gigas) (me dan|alcanzo|puedo comprar)
(tabla|lista) de precios de (paquetes|combos|megas)
que trae el paquete de {monto} {monedas}
(mas barato|mas conveniente) en paquetes cual es
paquete de (redes|llamadas|datos) que precio tiene
hay paquetes de {monto} ({monedas}|dias|gigas)
(cuanto|a como) (cobran|me cuesta) (el paquete|un giga|los megas extras)
el de (30|15|7) dias que valor tiene
que tan caros son los paquetes
que paquetes tienen de {monto} {monedas}
me dices los precios de los paquetes
hay paquetes de un dia cuanto valen
paquetes de internet y precios
cuanto cuesta el paquete de (10|5|3|20) gigas
(cuanto valen|precios de) (los megas|las gigas|los combos|los paquetes de redes)
(que hay|que me dan|que venden|hay algo) (de internet por 1 {moneda}|de megas por {monto} {monedas}|de paquetes por {monto}|para todo el dia por {monto} {monedas})
(a como|a cuanto|de a como) (el de whatsapp|el de redes|el paquete de un dia|la giga|el de una semana|esta el de {monto} gigas)
(con|por|tengo) {monto} {monedas} (que paquete cojo|que me alcanza de megas|que hay)
(presio|prcio|precios) (d paketes|de megas|de pakete|paquetes)
(cuanto cuesta|cuanto vale|a como es|que vale) el de (redes|redes sociales|whatsapp|minutos|una semana|tiktok)
hay algun paquete solo para (tiktok|whatsapp|wasap|facebook|instagram) [baratito]
que paquetes hay (de|para) (whatsapp|tiktok|redes) [por un dia]`,
  changePlan: `cambiar mi plan
subir de plan
bajar de plan
mejorar mi plan
modificar mi plan
cambio de plan a uno con más minutos
actualizar mi plan
reducir mi plan
quiero pasarme de prepago a pospago
aumentar la velocidad de mi internet
cambio de plan
cambiar plan
cambiarme de plan
cómo cambio mi plan
subir mi plan
bajar mi plan
plan superior
pasar a otro plan
cambiar a un plan con más minutos
cuál es el mejor plan para mi consumo
qué plan me sale más barato con lo que uso
me conviene otro plan?
cancelar el cambio de plan
ya no quiero cambiar de plan
quiero más velocidad en mi casa
bajar mi plan a uno más barato
subir de plan para tener más datos
mi plan me queda corto quiero uno mayor
qué hago para subirme de plan
quiero otro plan más pequeño
dejarlo sin efecto el cambio de plan que solicite
como me cambio a un plan mas barato
quiero subir mi plan
quiero un plan con mas megas
puedo pasarme a un plan mas bajo
{quiero} (cambiar de plan|cambiarme de plan|subir de plan|bajar de plan|mejorar mi plan|otro plan|pasarme a otro plan|un plan mas grande|subirme de plan|migrar de plan|cambiar mi plan)
{como} (cambiar de plan|cambio de plan|subir de plan|me subo de plan|bajar mi plan|cambiarme a otro plan|mejoro mi plan|me cambio de plan|paso a otro plan)
{quiero} un plan (mas barato|mas baratito|mas economico|con mas gigas|con mas datos|mas grande|mejor|mas pequeño|con mas minutos|que me salga menos|mas alto|menor)
(que|cual) plan me (conviene|sirve mas|recomienda|sale mejor|sale mas barato|queda mejor) [por lo que uso|segun mi consumo|mas]
(recomiendame|sugierame|me recomienda) un [mejor] plan
(pasarme|bajarme|subirme|cambiarme|moverme|migrar) a [un|otro] plan [mas barato|superior|mas economico|con mas gigas|menor|mejor]
(pasarme|cambiarme|pasar) de prepago a (pospago|plan)
{quiero} (cancelar|anular|ya no quiero) el cambio de plan [que pedi|que hice]
{quiero} (aumentar|subir|mas) (la velocidad|velocidad|megas) (del internet|de mi casa|en la casa|de mi internet hogar)
mi plan (me queda corto|no me alcanza|es muy caro|ya no me conviene) [quiero otro|quiero cambiarlo|que hago]
(comparar|comparacion de) planes [con el mio|con lo que uso]
pago mucho hay algun plan menor al que me pueda (pasar|bajar|cambiar)
con mis consumos cual plan me (vendria mejor|sirve|conviene)
dejar sin efecto el cambio de plan que solicite
(estoy pagando|pago) mucho por mi plan (quiero bajar|que hago|quiero uno menor)
no me alcanzan los gigas (quiero subir de plan|que plan me conviene|quiero un plan mayor)
ya no quiero ser prepago quiero (plan|pospago)
(quiero|como) (subir|bajar|modificar|mejorar|achicar|agrandar) el plan [de mi hija|del cel|que tengo]
hay un plan (mejor|mas completo|que me convenga mas) para mi
(cuando|desde cuando) me (aplica|cambian|hacen) el cambio de plan
(comparame|compara) mi plan con (otros|los demas)
pasar mi linea a (otro plan|un plan controlado|un plan mas alto)
mas megas (de velocidad|en el internet de la casa) como hago
quiero bajar la mensualidad con otro plan
pasarme al plan superior que pasos son
cual plan me saldria mejor
que plan me (recomiendas|conviene|recomienda) segun lo que (gasto|uso|consumo)
¿qué plan tengo? quiero otro
mi plan me queda (chico|pequeño|corto) quiero otro
como hago para (bajar|subir|cambiar|mejorar) mi plan
me conviene cambiarme de plan
quiero cambiarme al plan de (20|25|15)
que plan me (aconsejas|sugieres|recomiendan)
quiero bajar de plan porque pago mucho
(cambio|cambiar|modificar) (de|el|mi) plan (por otro|que tengo|a uno mejor|a uno mas barato)
(la verdad|es que) ya no me alcanza [para pagar] quiero (bajarme a uno mas barato|un plan menor|uno mas economico)
(estoy en|tengo|ando en) prepago y (quisiera|quiero) (pasarme a plan|tener plan|hacerme plan)
las gigas no me alcanzan [nunca] (quiero pasarme a otro plan|mejor subo de plan|quiero uno mas grande)
(me gusta|vi) el plan de mi {familiar} (quiero pasarme a ese|puedo cambiarme a ese)
(canbiar|cmbiar|kambiar) (de plan|mi plan|el plan)
(quisiera|quiero|deseo) algo (mas economico|mas barato|mejor|con mas gigas) (que lo que tengo|que mi plan|de lo que pago ahora)
(ayer|hace rato) (pedi|hice) [el] cambio de plan [por error] y (me arrepenti|parenlo|quiero quedarme como estaba)
desde cuando corre el (nuevo plan|cambio de plan)
si no me gusta [el plan nuevo] puedo volver al de antes
(subir|pasarme) a uno ilimitado`,
  planPrices: `planes disponibles
lista de planes y precios
planes para celular
qué planes de internet hogar hay
tarifas de planes postpago
planes con más gigas y cuánto valen
hay planes de veinte {monedas}?
costos de planes familiares
planes de fibra óptica precios
cuánto vale un plan de celular
ver planes
planes postpago
planes de internet
cuál plan es mejor
plan más barato
cuánto cuesta el plan de 20 gigas
costo de un plan familiar
planes hogar y precios
tarifas de internet de casa
cuánto sale el internet con televisión
qué ofertas de planes hay
planes y precios
planes pospago disponibles
lista de planes con precios
cuanto cuesta el plan de 25 gigas
dime los planes que hay con precios
(que|cuales) (planes|plancitos|planes de internet|planes pospago|planes hogar) (hay|tienen|ofrecen|venden|existen|manejan) [y cuanto cuestan|y a que precio|para celular|para la casa|de internet]
(cuanto|que precio) (cuesta|cuestan|valen|vale|tienen|sale) [un|los|el] (plan|planes|plan ilimitado|plan de internet|plan pospago|plan familiar|internet para la casa|plan hogar|plan mas grande|internet con tv)
(a como|a cuanto|en cuanto) (estan|salen|esta|sale|dan) [los|el|un] (planes|plan|plan de celular|internet de casa|planes de fibra|plan ilimitado)
(precio|precios|costo|lista|tarifas|informacion|catalogo|ofertas) de [los] planes [de internet|pospago|de celular|hogar|y costos|disponibles]
(cual es|hay) [el|un|algun] plan (mas barato|mas economico|ilimitado|de 20 {monedas}|familiar|barato)
(me interesa|quiero saber) (el precio de los planes|cuanto cuestan los planes|sobre los planes|que planes tienen)
un plan con internet ilimitado a cuanto (sale|esta|me sale)
informacion de planes para (la casa|el cel|la oficina|mi hijo) porfa
(precios|tarifas) [de internet] (para el hogar|de fibra|de 300 megas)
que me ofrecen en planes
(cuanto|a como) esta el internet (de fibra|hogar|de 500 megas|solo)
los planes (de celular|pospago|nuevos|familiares) (que precio tienen|cuanto son|a cuanto)
(promociones|ofertas) en planes
por 20 {monedas} (que plan|que me dan)
combo de internet mas tele (cuanto cuesta|precio)
precios de internet hogar
cuanto es lo mensual del plan mas economico
que plancitos tienen [y cuanto cuestan]
cuanto estan los planes [de internet para la casa|de celular]
cual es el plan mas barato que tienen
que precio tienen los planes [pospago|de internet]
(informacion|detalles|precios) (de|sobre) (los planes|planes nuevos|planes pospago)
(que|cuales) planes (tienen|hay) (disponibles|para mi|nuevos|y sus precios)
(cuanto|a como) (vale|sale|es) al mes (el internet de fibra|el de 300 megas|un plan con gigas ilimitadas|el plan mas baratito)
(que planes|q planes|planes) (d celular|de cel|de fibra) (tienen|hay|ofrecen|venden)
(ando buscando|estoy buscando|quiero ver) (que planes hay|los precios de los planes|cuanto valen los planes)
(planes|plnes|planez) (y presios|presio|de internet precio)`,
  roaming: `activar roaming
roaming para un viaje
voy a viajar al exterior
paquete de roaming
tengo señal en el extranjero?
usar datos fuera del país
desactivar roaming
llamar desde España a {pais_propio}
mi línea sirve en México?
viajo mañana a Miami y necesito internet
cómo hago para usar mi chip en Europa
habilitar servicio internacional
roming
activar servicio roaming
quiero roaming
viaje al exterior
voy a viajar
mi línea funciona fuera del país?
paquete para viajar
paquetes de roaming para estados unidos
cuánto cuesta llamar desde el exterior
internet en el extranjero
salgo del país mañana
usar mi número en otro país
mis datos sirven fuera del país
voy a viajar al exterior cómo uso el celular
salgo de viaje y quiero internet
me voy de viaje tengo internet afuera
en estados unidos me funciona el celular
viajo mañana y quiero datos allá
me voy a españa la otra semana que hago para tener internet
viajo a mexico la proxima semana como uso mi linea
como activo roaming
cuanto cuesta usar el celular en estados unidos
mi hijo estudia en argentina le sirve el chip de aca
que pasa si prendo los datos en el aeropuerto de bogota
estoy por viajar a chile que hago con mi linea
(voy a viajar|viajo|me voy|me voy de viaje|me voy de vacaciones|salgo|tengo un viaje|la proxima semana estoy) a {pais} [y quiero internet|como tengo internet|me sirve el chip|que hago para tener datos|funciona mi linea|tengo señal alla]
(sirve|funciona|puedo usar|vale|tengo señal con) (mi linea|mi chip|mi celular|mi numero|mis datos|el plan) en (el exterior|otro pais|{pais}|el extranjero)
{quiero} (activar|habilitar|comprar|desactivar|apagar|contratar) [el|un] (roaming|paquete de roaming|servicio internacional|roaming de datos) [para {pais}|para un viaje]
(cuanto|que) (cuesta|vale|sale|cobran por) (el roaming|usar datos en {pais}|llamar desde {pais}|usar el celular afuera|internet en el extranjero)
(estoy|ando) (en {pais}|en el exterior|fuera del pais|de viaje) y (no tengo internet|no tengo datos|no me funciona el cel|quiero datos|no puedo llamar)
(roaming|paquetes de roaming|datos en el exterior|internet para viajar|paquete para {pais})
como (uso|hago para usar|tengo) (mi celular|internet|mis datos|mi linea) (en {pais}|fuera del pais|en otro pais|cuando viaje)
(en que paises|que paises) (cubre|funciona|hay|sirve) [el] roaming
en dos semanas estoy en (cartagena|lima|bogota|madrid|orlando|buenos aires) me sirven mis megas
cuanto me van a cobrar si uso el cel en {pais}
ya estoy en {pais} y (no hay señal|no me da internet|el cel no funciona|como llamo)
(internet|datos|llamadas|megas) para (viajar|el viaje|cuando salga del pais|mi viaje a {pais})
mi hija (viaja|se va) a {pais} como (le activo|tiene) internet
(cruzo|paso) la frontera a (peru|colombia|ipiales|aguas verdes) y me (cobran|funciona)
se me activa solo el roaming
recibir llamadas en {pais} (cuesta|me cobran)
fuera del (pais|{pais_propio}) (funciona|puedo usar) mi (numero|linea|plan)
{familiar} (estudia|vive|esta) en {pais} le sirve el chip de aca
que pasa si prendo los datos en (el aeropuerto|bogota|otro pais)
paquete viajero
(viajo|me voy) a {pais} que hago para tener internet
puedo usar mis datos en {pais}
quiero internet para mi viaje [a {pais}]
cuanto cobran por (llamar|navegar|usar el celular) desde {pais}
voy a {pais} mi chip funciona
como (prendo|activo|enciendo) el roaming
me voy (del pais|de viaje|a {pais}) (y quiero usar mi linea|y necesito datos|que paquete compro)
me voy a {pais} (el 15|la otra semana|mañana) (me sirve el cel alla|me funciona el chip|que hago para tener internet)
(llegue|ya estoy|estoy) (a lima|en {pais}|en bogota|en el aeropuerto de {pais}) y no (tengo internet|agarra el cel|me funciona|puedo llamar)
(mi hija|mi hijo) viaja a {pais} y quiero que (tenga internet|pueda llamar|le sirva el chip)
(romin|rouming|roamin|romign) [para {pais}]
cuanto cobran por usar el cel (afuera|en el exterior|en {pais})
(active|activa|activen) lo del extranjero para {pais} [desde el viernes]
cuanto (cuesta|sale) el minuto en {pais} [con roaming]`,
} as const;
