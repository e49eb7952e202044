// Of beginning, changing and leaving.

export const changes = {
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
sacar una linea para {familiar}
(quiero|necesito) (internet|fibra|wifi) (en|para) (mi casa|mi departamento|mi negocio|un local)
(quiero|como) contratar (con ustedes|un plan|el servicio|una linea)
quiero (internet|poner internet|contratar internet) para la casa de mi (mami|suegra|hija) [en {ciudad}]
(tengo|estoy en|soy de) {operadora} y me quiero pasar [con mi mismo numero] [a ustedes]
(me cambio|quiero irme|como me paso) a ustedes (con el mismo numero|sin perder mi numero|desde {operadora})
(kiero|qiero) (internet en mi casa|un chip nuevo|otra linea)
(recien|me acabo de) (me mude|me case|arrende) y quiero (contratar internet|poner internet y tele)`,
  buyDevice: `¿dónde compro un celular?
venta de teléfonos
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
hay (iphones|samsung|celulares) a cuotas
(mi cel|el equipo|el telefono) ya (esta hecho leña|esta viejisimo|no da mas|se muere solo) (quiero uno nuevo|quiero renovar|que me venden)
quiero (renovar|cambiar) (el equipo|mi cel|el aparato) [por uno nuevo|que ya esta viejo|a cuotas]
(venden|dan|fian) (celulares|telefonos|aparatos) (a credito|con {documento} nomas|a plazos|fiados)
(ocupo|busco|ando viendo) un (celular|samsung|xiaomi|iphone) (baratito|a cuotas|nuevo con ustedes)
(selulares|celulres|cels) (en venta|a credito|precios)`,
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
me cambio de casa {dia} y mi internet
(vivimos|vivo) en {ciudad} pero (nos cambiamos|me paso|nos vamos) a {ciudad} y (no quiero perder el internet|quiero llevarme el internet|que me lo pasen alla)
(me cambio|nos cambiamos) de (casa|departamento|barrio) (a fin de mes|la otra semana|el sabado) (como llevo el internet|que hago con el internet|cuanto demoran en pasarlo)
cuanto cobran por (pasar|llevar|cambiar) el (internet|servicio) a otra casa [es en el mismo barrio|cerca nomas]
(me canbio|me mudo|trslado) (de casa|d internet|del internet)
ya no (quiero vivir|vivo|voy a vivir) en (esta casa|este departamento) [me cambio|me mudo]`,
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
cambiar la linea al nombre de (mi mujer|{familiar})
mi (papa|mama|esposo|marido) (fallecio|murio|ya no esta) y la linea (que uso|esta) a nombre de el (que papeles piden|quiero que quede a mi nombre|como la paso a mi nombre)
le (regale|di|vendi) (mi chip|mi linea|el numero) a (un primo|mi hijo|otra persona) y (ya no quiero que este a nombre mio|que quede a nombre de el|como le paso)
(la linea|el internet) (esta|sigue) a nombre de (mi ex|mi papi|la dueña anterior) y (yo pago|quiero ponerlo a mi nombre|quiero que sea mio)
yo (pago|uso) pero esta a nombre de {otro} [como lo cambio|quiero ponerla a mi nombre]
(canbio|cambio) de (titlar|dueño|nombre de la linea)
{otro} (figura|consta|aparece|sale) como (dueño|titular|propietario) de mi (numero|linea|internet) [quiero cambiarlo]
mi (ex|hermano|papa) (es|figura como|sale como) el dueño y (quiero ser yo|yo soy la que usa|deseo ponerla a mi nombre)`,
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
puedo cambiar de numero sin cambiar de plan
(me acosan|me molestan|mi ex me llama|me llaman a cada rato) [por telefono] (quiero otro numero|quiero cambiar de numero|como cambio el numero)
(se puede|puedo) (escoger|coger|tener) (otro numero|un numero diferente|un numero mas facil) (sin perder el plan|con el mismo chip)
(otro numro|otro nro|canbiar numero)`,
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
(llevarme|llevar) mi numero a otra (operadora|compañia)
quiero (dar de baja|quitar|sacar) el (internet|plan|telefono) (ya no lo ocupo|ya no lo uso|no me sirve|es muy caro)
(me voy del pais|me mudo donde no llegan|ya no vivo ahi) y quiero (cancelar el servicio|dar de baja todo|terminar el contrato)
(ya no ocupo|no ocupo) (la linea|el internet|el plan) (como la cancelo|quiero terminar|den de baja)
(ya no los quiero|me canse de ustedes|me voy) (cancelen todo|quiero irme a otra empresa|como me retiro)
(dar d baja|darme d baja|kiero cancelar) (mi linea|el servicio|el internet)
me voy a vivir (a {pais}|fuera|al exterior) y ya no voy a (usar la linea|necesitar el internet|ocupar el plan)
ya no voy a (usar|ocupar|necesitar) (la linea|el plan|el servicio|el internet) [me voy del pais]
(ya no quiero nada|no quiero seguir|hasta aqui llego) con ustedes [den de baja todo]`,
} as const;
