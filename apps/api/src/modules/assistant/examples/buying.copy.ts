// Of buying and changing.

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
recárgame 3 dólares cómo hago
meter saldo a mi teléfono
recargar el celular de mi papá
ponerle saldo al número de mi hija
meterle plata al chip de mi hermana
pasarle saldo a mi hijo con una recarga
se puede recargar aquí
ponerle 5 dólares a un número
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
(hacer|poner|meter) (una recarga|saldo|plata) (a mi linea|al chip|a mi celular)`,
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
internet por (un dia|dos dias|una semana|horas) quiero`,
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
(cuanto valen|precios de) (los megas|las gigas|los combos|los paquetes de redes)`,
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
(cambio|cambiar|modificar) (de|el|mi) plan (por otro|que tengo|a uno mejor|a uno mas barato)`,
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
(que|cuales) planes (tienen|hay) (disponibles|para mi|nuevos|y sus precios)`,
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
(apaguen|desactiven|quiten|quitenme) el roaming [de mi linea]
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
me voy (del pais|de viaje|a {pais}) (y quiero usar mi linea|y necesito datos|que paquete compro)`,
  newLine: `contratar un plan nuevo
comprar un chip
quiero una nueva línea
instalar internet en mi casa
contratar televisión
pasarme a su operadora
traer mi número de otra compañía
adquirir fibra para mi negocio
cómo hago la portabilidad numérica a ustedes
poner internet en mi departamento
solicitar un servicio nuevo
quiero comprar un chip prepago
cómo adquiero una línea
quiero un número nuevo para mi negocio
vendan me un plan
cambiarme de movistar a ustedes
vengo de otra operadora y quiero mi mismo número
traer mi línea de {operadora} para acá
quiero internet en mi casa, cómo hago
me interesa contratar fibra óptica
quiero poner televisión por cable
cuándo me instalan el servicio que contraté
documentos para sacar una línea
otra línea más a mi nombre
contratar otra línea
quiero un número más
contratar un chip adicional
quiero contratar internet para la casa
sacar un número nuevo
otra línea con número distinto
comprar un chip nuevo
quiero una segunda línea
contratar una línea más para mi familia
adquirir una línea
quiero una línea nueva
comprar una línea para mi hijo
quiero comprarme un chip
quiero otra linea para mi esposa
tengo linea tuenti y la quiero traer
me quiero cambiar de {operadoras} a ustedes
quisiera contratar el internet hogar
pasar mi numero de claro a ustedes
{quiero} (contratar|poner|instalar|adquirir|solicitar|sacar) (internet|internet en mi casa|una linea nueva|fibra|un plan nuevo|television|otra linea|telefono fijo|un servicio nuevo|cable|una segunda linea|internet para el negocio)
{quiero} (comprar|comprarme|sacar|un|otro) chip [nuevo|con otro numero|prepago|para mi hijo|con numero nuevo|adicional]
{como} (contrato|contratar|saco|sacar|adquirir|solicito|instalar) (internet|una linea|un plan|la fibra|un chip nuevo|television|otra linea|servicio en mi casa)
(como|quiero|puedo) (me paso|pasarme|cambiarme|me cambio|portarme|venirme) (a ustedes|a su operadora|con ustedes|a su compañia|de {operadoras} a ustedes|de {operadora} a ustedes) [con mi mismo numero|sin perder mi numero|y conservar el numero]
(vengo de|soy de|tengo linea en|estoy en) ({operadoras}|otra operadora|{operadora}|tuenti|otra compañia) y quiero (pasarme|cambiarme con ustedes|traer mi numero|portarme)
(traer|conservar|portar) mi (numero|linea) (de otra operadora|a ustedes|de {operadoras}|de otra compañia para aca)
(que necesito|requisitos|documentos|que papeles piden) para (contratar|sacar un plan|una linea nueva|el internet|ser cliente)
{quiero} (ser cliente|contratar con ustedes|un plan para {familiar}|una linea para {familiar}|contratar un servicio)
(cuanto demora|cuando me hacen|cuanto cuesta) la instalacion [del internet|que contrate]
(venden|tienen) chips
portabilidad [numerica|a ustedes|como hago]
deseo internet para mi domicilio que requisitos piden
estoy en otra compañia y quisiera venirme con ustedes
necesito un numerito nuevo para {familiar}
(como hago|quiero) (ponerme|que me pongan|que me instalen) (internet|fibra|cable|telefono) [en la casa]
donde compro un chip
todavia no soy cliente (como contrato|quiero internet|que hago)
(abrir|activar|sacar) una linea (nueva|pospago|para mi hijo|adicional)
cuanto tiempo demoran en instalar el internet nuevo
quiero (traerme|mantener|conservar) mi numero de (la otra operadora|{operadoras}|{operadora})
contratar (el servicio|tv cable|internet y tele|un plan por primera vez)
otro servicio mas [a mi nombre|en otra casa]
(adquirir|comprar) una esim con numero nuevo
internet para (mi local|la oficina|un negocio nuevo)
en mi casa nueva nunca ha habido internet como pido
tengo linea {operadoras} y la quiero traer
deme un numero prepago nuevo
como me (paso|cambio) (con mi numero a ustedes|a ustedes sin perder mi numero|a ustedes con el mismo numero)
me quiero (pasar|cambiar) a ustedes [con el mismo numero]
traer mi numero a ustedes
como contrato (fibra|internet|television) para mi (departamento|casa|negocio)
quiero (portarme|pasarme|venirme|cambiarme) a (su empresa|su compañia|su operadora|ustedes)
necesito otra linea a mi nombre
quiero un plan de internet para mi casa
me quiero cambiar de {operadoras} a ustedes
sacar una linea para {familiar}
(quiero|necesito) (internet|fibra|wifi) (en|para) (mi casa|mi departamento|mi negocio|un local)
(quiero|como) contratar (con ustedes|un plan|el servicio|una linea)`,
  buyDevice: `venta de teléfonos
equipos en promoción
comprar un celular a cuotas
renovar mi equipo
precio del iPhone
comprar tablet
venden audífonos o relojes?
quiero comprar un televisor
quiero un teléfono nuevo
vende celulares?
precio de los celulares
celulares a crédito
equipos con plan
renovación de equipo
me interesa un iphone
financiamiento para celular nuevo
comprar una laptop
comprar accesorios
q celulares hay en promo
precio del samsung a54
{quiero} (comprar|comprarme|sacar|adquirir|renovar) (un celular|un telefono|un iphone|un samsung|una tablet|celular nuevo|un equipo|otro celular|mi equipo) [a credito|a cuotas|a plazos|nuevo|con plan]
(venden|tienen|hay|manejan) (celulares|telefonos|iphones|samsung|equipos|tablets|audifonos|relojes|laptops) [a credito|a cuotas|en oferta|a plazos|nuevos]
(cuanto|que precio) (cuesta|cuestan|vale|tienen|sale) [un|el|los] (iphone|samsung|celular|celulares|equipos|xiaomi) [con ustedes|a credito|en la tienda]
(que|cuales) (celulares|equipos|telefonos|modelos) (tienen|venden|hay) [en promocion|en oferta|a cuotas|a credito]
(catalogo|precios|ofertas|promocion|financiamiento) de (celulares|equipos|telefonos)
cambiar mi (celular|equipo|telefono viejo) por uno nuevo
que celulares hay en promo
sacar un (redmi|samsung|motorola|iphone) a (12|24) meses
(quiero|busco) un (celular|telefono) (barato|de gama alta|para mi hijo|con buena camara|a plazos)
me venden un (celular|equipo) (si soy cliente|a credito|sin entrada)
(cambiar|renovar) de (equipo|celular) [por antiguedad]
cuanto de entrada piden por un (celular|iphone)
(ofertas|promos) de (telefonos|celulares|samsung)
tienen el (ultimo iphone|nuevo samsung)
quiero ver los celulares que ofertan
puedo llevar un telefono pagando mes a mes
(un|una) (telefono|tablet|celular) (a cuotas|a plazos|a credito)
tienen promociones de (telefonos|celulares)
hay (iphones|samsung|celulares) a cuotas`,
  moveHome: `me mudo de casa
trasladar el internet a otra dirección
me voy a cambiar de departamento y quiero llevarme el internet
mudanza del servicio hogar
cambiar la dirección de instalación
mover el router a otra casa
cuánto cuesta el traslado del internet
llevar mi servicio a otra ciudad
me mudé y quiero el internet en la nueva casa
llevar el internet a mi nueva dirección
nos cambiamos de casa
traslado de internet y televisión
pasar el servicio hogar a otro domicilio
trasladar línea fija
voy a mudarme
me mudo y quiero seguir con el internet
trasladar el servicio a otra dirección
llevarme el internet a mi casa nueva
me pasé a otra casa y necesito el servicio allá
pasar el internet a otro departamento
trasladar la fibra
me cambié de dirección
me voy a cambiar de casa y quiero llevar el internet
trasladar el servicio a otro barrio
me voy a mudar como llevo mi internet
trasladar mi internet
(me mudo|me cambio de casa|me voy a mudar|nos mudamos|me cambie de casa|me voy a cambiar de departamento|me paso a otra casa|cambio de domicilio) [y quiero llevar el internet|como llevo el internet|como traslado el servicio|que hago con el internet|quiero seguir con el servicio]
{quiero} (trasladar|llevarme|mover|pasar|cambiar de direccion|llevar) (el internet|el servicio|la linea fija|la fibra|el internet y la tele|mi servicio) [a otra casa|a otro barrio|a mi nueva casa|a otra ciudad|a otra direccion|a otro domicilio]
{como} (traslado|trasladar|llevo|muevo|cambio de direccion) (el internet|mi internet|el servicio|el servicio de hogar) [a otra casa|a otro sector|a otra direccion]
(traslado|mudanza|cambio de domicilio|cambio de direccion) [del internet|del servicio|de la fibra]
cuanto (cuesta|cobran por|demora) (el traslado|la mudanza|trasladar el internet|mover el internet)
nos pasamos a vivir a otro barrio y el internet
cambio de direccion del servicio (fijo|de hogar|de internet)
me (cambio|mudo|voy) (a otro departamento|de casa|de ciudad) [el lunes|el mes que viene] que hago con el (internet|modem|servicio)
(vendi|entrego) mi casa y quiero el internet en la nueva
puedo llevarme el (modem|router|internet) (a otra casa|conmigo)
(instalen|pongan) mi internet en (otra direccion|mi nueva casa)
pasar el (modem|cable|punto de internet) a otra casa
(la proxima semana|pronto|ya) ya no vivo aqui como hago con (la fibra|el internet)
me voy a vivir a otro lado y quiero el internet alla
como traslado el servicio a mi nueva direccion
me cambio de casa {dia} y mi internet`,
  changeHolder: `cambiar el dueño de la línea
poner la línea a mi nombre
pasar el contrato a otra persona
traspaso de línea
la línea está a nombre de mi ex y quiero ponerla al mío
cambiar el nombre del propietario del servicio
traspasar el internet a mi esposa
quiero ser el titular
quiero cambiar el titular del servicio
cómo hago un traspaso
pasar la línea a nombre de otra persona
que la línea salga a mi nombre
poner el contrato a nombre de mi esposa
ceder mi línea
transferir la línea a otro dueño
cambiar de propietario el internet
la cuenta está a nombre de otra persona y quiero pasarla a la mía
la linea esta con el nombre de mi hermana y la pago yo cambiar
se murio mi esposo quien queda de titular
quiero que mi hijo sea el titular de la linea
cambiar titular
{quiero} (pasar|poner|cambiar|traspasar) (la linea|el internet|el contrato|mi linea|el servicio|el plan) (a nombre de {familiar}|a mi nombre|a otra persona|a nombre de otro|a otro dueño)
(la linea|el internet|el contrato|el servicio) (esta|sigue|aparece) a nombre de (mi papa que murio|{familiar}|mi ex|otra persona|un fallecido|mi esposo fallecido) [y quiero ponerla a mi nombre|como cambio|que hago]
{como} (cambio|cambiar|hago el cambio de|traspaso|traspasar) [el|de] (titular|dueño|propietario|nombre del titular|titularidad) [de la linea|del internet|del contrato]
(el titular|mi papa|el dueño de la linea|mi esposo) (fallecio|murio|ya no vive) [y la linea esta a su nombre|que hago con la linea|como cambio de titular]
(cambio|traspaso|cesion) de (titular|dueño|propietario|linea a otra persona|contrato|nombre del contrato)
(ceder|heredar|transferir) (mi linea|la linea|el contrato) a ({familiar}|otra persona)
requisitos para (cambio de titular|cambiar de dueño la linea|traspasar la linea)
mi (tia|mama|jefe|ex) me (regalo|dio|cedio) su linea como la pongo a mi nombre
el (internet|servicio|contrato) esta a nombre del (antiguo inquilino|dueño anterior|ex esposo)
(murio|fallecio) mi (mama|esposo|abuelo) y el internet estaba a su nombre
quiero que el contrato quede a nombre (mio|de mi esposa|de mi hijo)
(dejar|heredar|ceder|regalar) mi linea a {familiar}
la linea no esta a mi nombre y (quiero ser titular|la uso yo)
la linea esta con el nombre de {familiar} y la pago yo cambiar
se murio {familiar} quien queda de titular [de la linea]
como hago cambio de dueño [de la linea]
quiero que {familiar} sea el titular [de la linea]
cambiar la linea al nombre de (mi mujer|{familiar})`,
  changeNumber: `darme otro número
me dan un número distinto por favor
cambiar mi número porque me molestan
quiero un número nuevo en la misma línea
cambiar el número de mi línea
ya no quiero este número, quiero otro
se puede escoger un número
cambiar número telefónico
número personalizado
me hacen llamadas molestas, cambien mi número
quiero otro numero porque me molestan mucho
{quiero} (cambiar mi numero|otro numero|cambiar de numero|un numero distinto|cambiar el numero de mi linea|que me cambien el numero) [de celular|porque me molestan|en el mismo chip|de telefono]
{como} (cambio|cambiar|hago el cambio) [de|mi|el] numero [de celular|de telefono|por otro|de mi linea]
(me molestan|me llaman mucho|me acosan) [y quiero] (cambiar de numero|otro numero|que me cambien el numero)
(puedo|se puede) (elegir|escoger) (el numero|mi numero|un numero bonito)
cambio de numero [telefonico|de celular]
me llaman (acreedores|cobradores|desconocidos) de otra persona quiero otro numero
puedo escoger un numero mas (facil|bonito)
mi numero (era de otra persona|recibe muchas llamadas|esta quemado) quiero cambiarlo
(denme|pongame|asigneme) otro numero
quiero (deshacerme de|dejar) este numero y tener otro
quisiera un numero (diferente|distinto) al que tengo
cambiar mi numero de telefono
me pueden dar otro numero en la misma linea
puedo cambiar de numero sin cambiar de plan`,
  leaving: `dar de baja mi línea
cancelar el servicio de internet
terminar mi contrato
anular mi línea
dar de baja el internet de la casa
retirar el servicio
portar mi número a otra operadora
desconectar definitivamente el servicio
cuánto cobran de multa por cancelar antes
cómo me salgo del contrato
me quiero ir
ya no deseo seguir con ustedes
permanencia mínima del contrato
dar de baja
ya no quiero seguir con el plan
quiero devolver el servicio
desafiliarme
renuncio al servicio
eliminar el servicio de televisión
quiero que me retiren el internet
dejar la compañía
quiero llevarme mi número a otra empresa
cuánto tengo que pagar por terminar el contrato
penalidad por cancelar
cómo dar de baja un plan postpago
quitarme el plan
cerrar mi línea definitivamente
cancelar mi servicio
dar de baja la línea
terminar el contrato
no quiero seguir con ustedes
desafiliarme del plan
quiero irme de la empresa
ya no me cobren porque me voy
terminar todo con ustedes
qué necesito para dar de baja el internet
anular el servicio
quiero terminar con el servicio
quiero devolver los equipos y terminar
cuanto me cuesta salirme antes de tiempo
cuanto cobran si cancelo antes
ya no necesito la linea quiero cancelarla
terminar el contrato antes cuanto cuesta
quiero irme de esta operadora
{quiero} (cancelar|dar de baja|anular|terminar|retirar|cortar definitivamente|eliminar) [mi|el|la] (plan|linea|servicio|internet|contrato|television|servicio de internet|linea pospago|internet de la casa)
{como} (cancelo|cancelar|doy de baja|dar de baja|anulo|termino|me salgo de|retiro|me doy de baja de) [mi|el|la] (plan|linea|servicio|internet|contrato|television|internet de la casa)
(ya no quiero|no quiero mas|no deseo seguir con|quiero dejar) (el servicio|el internet|nada con ustedes|la linea|el plan|con ustedes|ser cliente) [como lo cancelo|como doy de baja|quiero dar de baja todo]
(me quiero ir|me voy|me cambio|me paso|quiero irme|me voy a pasar) a (otra operadora|{operadoras}|claro|{operadora}|la competencia|otra compañia|otra empresa)
(cuanto|que multa|que penalidad) (me cobran|cobran|cuesta|me cuesta|pago) (por|si) (salirme antes|cancelar antes de tiempo|terminar el contrato antes|dar de baja|cancelo|me retiro antes|salirme del contrato)
(que necesito|requisitos|que hago|pasos) para (dar de baja|cancelar el servicio|irme|retirarme|terminar el contrato)
{quiero} (irme|retirarme|darme de baja|desafiliarme|terminar con ustedes|salirme|llevarme mi numero a otra operadora|renunciar al servicio)
(cancelacion|baja|anulacion|terminacion) (del servicio|de linea|del plan|del contrato|del internet|definitiva)
(ya no uso|no ocupo) (la linea|el internet|ese servicio) (quiero darlo de baja|como lo cancelo|quiero cancelarlo)
que (pierdo|tengo que devolver|equipos devuelvo) si (cancelo|doy de baja el internet|me voy)
{quiero} devolver (el modem|los equipos|el router|el decodificador) [y cancelar|y terminar el servicio]
cancelar la baja que pedi
ya no quiero seguir pagando (internet|el plan) como lo termino
que pasa si me (retiro|voy|salgo) antes (del año|de tiempo|de que acabe el contrato)
(cortenme|quitenme|desactivenme|denme de baja) el (servicio|internet|plan) [para siempre|definitivamente]
me cambio (con la competencia|de empresa|a otra operadora) que tramite hago
tengo que devolver el router si cancelo
ya no (vivo ahi|necesito|ocupo) el internet (quiero cancelarlo|como lo {ciudadGrande}|denme de baja)
hay (multa|penalidad|algun costo) por (cancelar|irme|dar de baja|retirarme)
(me quiero|quiero) desligar de ustedes
cerrar (mi contrato|mi linea|el servicio) con ustedes
(carta|solicitud|formulario) (de baja|de cancelacion|para terminar el contrato)
estoy cansado me voy de esta empresa
quiero pasar mi numero a ({operadoras}|otra operadora|la competencia)
no renovar (el contrato|mi plan)
dar de baja (un chip|el numero|la linea de mi hijo|la television|el fijo)
no me interesa seguir den de baja
como se acaba el contrato
salirme cuanto cuesta
me estoy yendo del pais y no necesito mas el internet
como (termino|cancelo|acabo) mi contrato
me quiero cambiar de operadora
{quiero} cambiarme de (operadora|compañia|empresa)
deseo cancelar mi plan [celular|de internet]
ya no quiero continuar con el (internet de la casa|plan|servicio|contrato)
que hago para portarme a otra (compañia|operadora)
cual es la multa por (terminar el contrato|cancelar|irme antes)
quiero darme de baja [del servicio]
como hago para cancelar el servicio [de television|de internet]
me paso a otra operadora que necesito
cuanto me cobran por irme
(dar de baja|cancelar|terminar|anular) (mi plan|mi linea|mi internet|el servicio) (por favor|como hago|que necesito|definitivamente)
(llevarme|llevar) mi numero a otra (operadora|compañia)`,
} as const;
