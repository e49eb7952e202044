// Of what the customer has: the plan, the lines, what is being repaired.

export const possessions = {
  plan: `nombre de mi plan actual
precio del plan que tengo
qué plan está activo en mi línea
detalle de mi plan contratado
de cuántos megas es mi internet de casa
en qué plan estoy
mi plan
datos de mi plan
mi tarifa actual
cuánto es mi mensualidad
cuál es el costo de mi plan actual
qué tengo en mi plan
de cuánto es mi plan
plan del 0999999999
qué plan tiene la línea que termina en 1234
qué me vendieron de plan
qué incluye mi plan actual
qué contraté en mi línea
cómo se llama lo que tengo contratado
mi plan incluye llamadas ilimitadas o cuantos minutos trae
me recuerdas el nombre del plan que contrate
cual es el plan que tengo activo
a ver que plan mismo es el que pago
quiero saber que tiene mi plan
cuanto vale el plan que yo tengo
(que|cual) (plan|plancito|tarifa) (tengo|es el mio|estoy usando|es el que tengo|tengo contratado|pago|tiene {linea}|tengo activo)
(cual|como) (es|se llama|era) (mi plan|el plan que tengo|el plan que pago|el plan de {linea}) [actual]
(que|cuantas gigas|cuantos minutos|cuantos megas|que beneficios) (trae|incluye|tiene|me da|viene en) mi plan [al mes]
mi plan (incluye|tiene|trae|viene con) (llamadas ilimitadas|roaming|redes sociales|whatsapp gratis|mensajes|cuantas gigas|minutos)
(cuanto|que valor) (cuesta|vale|pago por|es) mi plan [al mes|mensual]
(cuanto|que) pago (al mes|mensual|mensualmente|cada mes) [por mi plan|de plan]
(de cuantas megas|que velocidad|de cuanta velocidad) (es|tiene|tengo en) (mi internet|el internet de la casa|mi plan de hogar)
(no me acuerdo|no recuerdo|se me olvido|no se) [cual es|que|cual era] (mi plan|plan tengo|el plan que contrate)
(ver|saber|conocer|informacion de|detalles de|caracteristicas de) mi plan [actual|contratado]
{quiero} saber (que plan tengo|mi plan|en que plan estoy|que incluye mi plan|el nombre de mi plan)
el plan mio (cuantos gigas es|que trae|como se llama|de cuanto es)
que trae lo que (pago|yo pago|tengo contratado) [mensual|al mes]
me (recuerdas|recuerda) (el nombre de mi plan|que plan contrate|cuanto pago por mi plan)
tengo (minutos ilimitados|redes gratis|spotify|llamadas a todas las operadoras) en mi plan
de cuanto es el plan que (tengo|pago|me dieron)
mi plan es (de 20|ilimitado|controlado|abierto|pospago) o (no|que)
que (beneficios|cosas) tengo (en el plan|por lo que pago|incluidas)
con cuantos (gigas|minutos) viene mi plan
a que plan (pertenezco|estoy suscrito|corresponde mi linea)
a que velocidad (contrate|tengo) el internet
(cuanto|lo que) me cuesta el plan (al mes|mensual)
mi (tarifa|mensualidad|plan) (cual es|de cuanto es)
que servicios me cubre el plan
yo que contrate cuantos (megas|minutos) eran
mi (paquete|plan) mensual como se llama
no se cuanto pago de plan
que incluye (lo que tengo contratado|mi contrato de linea|mi plan mensual)
(cuales son|quisiera saber|dime) los beneficios de mi plan [actual]
(a ver|dime|cual) que plan (mismo|es el que) (pago|tengo|es)
(tengo|viene con|me da) (llamadas ilimitadas|gigas ilimitadas|redes ilimitadas|mensajes) [en] mi plan
mi plan (actual|contratado|de celular|de internet) (cual es|que tiene|cuanto cuesta|que trae)
en que consiste mi plan
con (cual|que plan|que cosa) (me quede|estoy|quede) (ya no me acuerdo|que no me acuerdo|la ultima vez que cambie)
lo que pago al mes (que me da|cuantas gigas me da|que incluye|me cubre llamadas)
(mi hijo|mi hija|el vendedor) me (hizo|saco|vendio) un plan y (no se que trae|no se cual es|quiero saber que tiene)
q (plan tngo|plan ai|plan tnego|plan es el mio)
(cuantas gigas|cuantos minutos) me (vienen|dan|tocan) (por lo que pago|en mi plan|al mes con lo mio)
(nombre|caracteristicas|detalle) (del plan mio|de mi plan|de lo que tengo)
cuanto pago (yo|al mes) y que (me dan|incluye|recibo) [por eso]`,
  cycle: `mi ciclo de facturación
qué día se renuevan los megas de mi plan
cuándo termina mi periodo
cuándo se reinicia mi consumo
cuándo me vuelven a cargar las gigas del plan
fecha de cierre del mes de facturación
cuándo corta
corte de mi plan
cuándo se renueva
cuándo se renuevan mis datos
cuándo inicia el nuevo periodo
qué días va mi ciclo
cuándo me renuevan los minutos
día en que se renueva mi plan
fecha de corte del 0999999999
qué día cortan mi facturación
desde cuándo cuenta mi consumo del mes
el corte es qué día
cada qué día es el corte
en qué día cierran mi factura
cuando me vuelven a dar los megas del plan
mi fecha de facturacion cual es
cuando arranca otra vez mi mes de datos
cuando me dan de nuevo los gigas
q dia es el corte d mi linea
cuando me renuevan los gigas
que fecha cierra mi mes
(cuando|que dia|en que fecha) (es|cae|me hacen) (mi corte|el corte|mi fecha de corte|el corte de mi plan|el cierre de mi mes)
(que dia|cuando) (corta|me corta|cierra|se cierra|me cortan) (mi plan|el mes|mi facturacion|mi ciclo|la facturacion)
(cuando|que dia|en que fecha|cada cuanto) (se renueva|se renuevan|me renuevan|se reinicia|se reinician|me vuelven a dar|me cargan de nuevo|me llegan otra vez) (mi plan|los megas|las gigas del plan|los minutos del plan|los datos|mis gigas)
(cual es|dime|cuando es) (mi fecha de corte|mi ciclo|mi periodo de facturacion|la fecha de corte|mi fecha de facturacion|el dia de cierre)
(cuando|que dia) (empieza|comienza|inicia|termina|acaba) (mi ciclo|mi mes|el periodo|mi nuevo mes|el ciclo de facturacion)
(desde|de) que dia (hasta|a) que dia (va|es|corre|cuenta) (mi mes|mi ciclo|el periodo|mi consumo)
(fecha de corte|ciclo|dia de corte|cierre de mes) [de {linea}|de mi plan|de facturacion]
cuanto falta para (que se renueve mi plan|el corte|que me den las gigas otra vez|que empiece mi nuevo mes)
en que fecha se me (resetean|reinician|recargan|renuevan) (los gigas|los datos|las llamadas)
cuando (arranca|empieza|vuelve a empezar) (otra vez mi mes|mi mes de datos|mi nuevo ciclo)
(todavia no|cuando) me (cargan|dan|ponen) (los megas del nuevo mes|las gigas de este mes)
a partir de (cuando|que dia) (tengo gigas nuevas|cuentan los megas|empieza mi plan otra vez)
mi corte (es|cae) el (15|primero|30|20) (o cuando|verdad)
cada mes en que (dia|fecha) (cortan|se cierra|me facturan)
en que dia me facturan
que periodo (me cobran|abarca mi factura|es el de mi plan)
cuantos dias faltan para (que se renueve|mi corte|el nuevo ciclo)
cuando termina mi mes [para que se refresquen los datos]
dia de facturacion [de mi linea]
cuando se (refrescan|actualizan|recargan) mis (datos|gigas)
que dia empieza (de nuevo mi plan|mi plan otra vez|el nuevo ciclo)
cuando (cierran|cierra|hacen) la facturacion
cuando se me vuelve a cargar el plan
mi (mes|ciclo|periodo) desde que dia (corre|cuenta|va|empieza)
(cuando|que dia) me (cargan|recargan|activan) otra vez (el plan|los megas del plan|las gigas)
(me quede sin gigas|ya gaste todo) (cuando me vienen las nuevas|que dia se renueva|cuando me cargan otra vez)
que dia (me vienen|me tocan|caen) (los megas nuevos|las gigas nuevas|otra vez los datos)
(fecha d corte|dia corte|mi korte|cuando corte) (cual|es|porfa)
faltan muchos dias para (que se renueven los gigas|mi corte|el nuevo mes)
mi plan (arranca|empieza|inicia) (el 1|cada que dia|otra vez cuando) (verdad|cada mes)`,
  myLines: `cuántas líneas tengo a mi nombre
qué líneas administro
no me acuerdo mi número de celular
qué tengo asociado a mi cuenta
cuántos números tengo en mi cuenta
dime mis números
muestra mis líneas
qué número tengo
cuál es el número de este chip
mis números de teléfono
qué servicios tengo a mi nombre
qué números administro
cuántos servicios tengo en mi cuenta
qué números están registrados en mi cuenta
qué celulares tengo en la aplicación
cuáles son los números que manejo aquí
a mi nombre qué líneas hay
qué números tengo vinculados
cuántas líneas aparecen en mi cuenta
que numeros me salen a mi
con que numeros aparezco yo
cuantos servicios tengo activos
(que|cuales|cuantas|cuantos) (lineas|numeros|servicios|telefonos|celulares) (tengo|me aparecen|tengo registrados|estan a mi nombre|tengo aqui|manejo|me salen|estan en mi cuenta)
(cual|cual mismo) es (mi numero|mi numero de celular|el numero de mi chip|el numero de esta linea) [que no me acuerdo|que no me lo se]
(no me acuerdo|no me se|se me olvido) (mi numero|mi propio numero|el numero de mi chip|cual es mi numero)
(ver|mostrar|dame|lista de|quiero ver|muestrame) (mis lineas|mis numeros|mis servicios|todas mis lineas|todos mis servicios)
(que|cuales servicios) tengo (contratado|contratados|activo|activos|con ustedes|registrado) [con ustedes]
(mis|cuales son mis) (lineas|servicios|numeros) [contratados|activos|registrados|asociados]
que (numero|linea) (es|tengo en) (este|este chip|este celular)
lista de (chips|numeros|lineas|servicios) a mi nombre [en la cuenta]
con que (numeros|lineas) (aparezco|salgo|estoy registrado)
que (chips|celulares|lineas) (aparecen|constan|hay) (a mi nombre|con mi {documento}|en mi usuario)
cuantos chips tengo (registrados|a mi nombre|aqui)
no se (mi numero|que numero tengo|cual es mi numero) como lo (veo|averiguo|consulto)
que servicios (pago|me estan facturando|tengo activos)
me dice (mi numero|cual es mi linea|que lineas manejo) por favor
todo lo que tengo (contratado|con ustedes|a mi nombre)
que tengo yo con ustedes
muestre los (celulares|numeros) que manejo
(dime|digame|cual es) mi numero [porfa|de telefono]
me olvide de mi numero (de celular|de telefono) como lo averiguo
que tengo registrado a mi nombre en esta cuenta
que numeros (salen|estan|hay) en mi (usuario|cuenta|perfil)
olvide mi propio numero cual es
(ver|consultar) (que lineas|que servicios|que numeros) (tengo|estan a mi nombre)
(compre|me dieron|tengo) un chip nuevo y no (me se|conozco|se) (el numero|que numero es|mi numero)
(me piden|tengo que dar) mi numero y no (me acuerdo|me lo se|se cual es)
(quiero ver|cuantas son|enseñeme) (las lineas que hay a mi nombre|todo lo que tengo a mi nombre|los chips mios)
(mi num|mi nro|mi numro) (cual es|cual era|no me lo se)
cuantos (chips|numeros|celulares) (hay|tengo) (con mi {documento}|a nombre mio|registrados conmigo)`,
  repair: `cómo va la reparación de mi celular
estado de mi equipo en el taller
mi teléfono en reparación
cuándo me entregan el celular que dejé a reparar
seguimiento de mi orden de servicio
estado de la orden de reparación
cuánto me cuesta arreglar el celular que dejé
mi celular está en servicio técnico
rechazar el presupuesto del arreglo
ya repararon mi telefono
estado del TRK
quiero mandar a arreglar mi celular
se me rompió la pantalla, lo reparan?
consulta de garantía de mi equipo
mi equipo en reparación
reparación
ya está mi celular?
cuándo está mi celular en reparación
orden de reparación
mi celular en el servicio técnico
reparar mi celular
garantía de mi celular
presupuesto de la reparación
aprobar la reparación
estado del TRK-1234
mi orden TRK 1234
ya arreglaron mi teléfono
cómo va lo de mi equipo en el taller
cuánto falta para que me entreguen el celular arreglado
qué pasó con el equipo que dejé a reparar
qué ha pasado con mi equipo en reparación
ya estara mi telefono q lleve a arreglar
cuanto tiempo mas se demoran con la reparacion de mi cel
se me trizo la pantalla ustedes arreglan
quiero saber si ya arreglaron mi celular
cuando me devuelven el telefono de la garantia
mi orden TRK-2040 en que estado esta
el telefono de mi hija sigue en el taller
aceptar el presupuesto de 35 {monedas}
como va el celular que deje en servicio tecnico
quiero rechazar el arreglo
(ya|sera que ya|cuando) (esta|estara|estaria) (listo|arreglado|reparado|lista) [mi] {equipo} [que deje|que lleve|en el taller|que deje a arreglar]
(como va|que paso con|en que va|que ha pasado con|novedades de|noticias de|en que quedo) (la reparacion|el arreglo|mi celular en el taller|mi equipo que deje|el telefono que lleve a arreglar|mi orden de reparacion|la garantia de mi equipo)
cuanto (se demoran|se demora|tardan|falta|tiempo mas) (en|con|para) (reparar|la reparacion|arreglar|entregarme) [de] [mi] {equipo}
(se me|a mi celular se le) (rompio|trizo|daño|quebro|estrello|rayo) (la pantalla|el celular|la camara|el display|el vidrio) [que hago|lo arreglan|ustedes reparan|cuanto cuesta]
(ustedes|aqui|alli) (arreglan|reparan|dan servicio tecnico a|componen) (celulares|telefonos|pantallas|equipos|tablets)
(mi|el) {equipo} (se daño|no prende|no carga la bateria|se apaga solo|tiene un defecto|esta dañado) [y esta en garantia|lo pueden reparar|tiene garantia|lo llevo a donde|lo quiero mandar a arreglar]
(deje|lleve|mande) [mi] {equipo} (en el taller|a reparar|al servicio tecnico|a arreglar|en garantia) [y no se nada|hace un mes|ya esta|que paso]
(aceptar|rechazar|aprobar|no acepto) (el costo|el presupuesto|el valor|la proforma) de (la reparacion|el arreglo)
(estado|seguimiento|consulta) de [mi] (reparacion|orden trk 1234|trk-1001|equipo en reparacion|garantia)
(donde|cuando) (retiro|recojo|voy a ver) [mi] {equipo} (reparado|del taller|arreglado|del servicio tecnico)
trk 1234
mi orden trk-1005
fui a dejar mi {equipo} porque (no cargaba|se moja|no prendia|estaba dañado) ya lo puedo (ir a ver|retirar)
la tablet que (entregue|lleve|deje) en garantia (en que va|ya esta|que paso)
cuanto me (sale|cuesta|cobran por) (arreglar la pantalla|reparar mi celular|el arreglo) [que deje ahi]
me dijeron 15 dias y todavia no (me entregan el celular|esta mi telefono|me llaman del taller)
mi {equipo} (tiene garantia|se daño solo|vino fallando|se calienta|no carga) (donde lo llevo|que hago|me lo cambian)
ya (me pueden entregar|puedo recoger|puedo pasar a ver) (mi celular|el equipo reparado|el telefono)
me (mandaron|enviaron) el presupuesto (del arreglo|de la reparacion) (donde acepto|como lo acepto|no lo quiero)
me llego que tengo que aceptar (35 {monedas}|un costo) de la reparacion
se me mojo el {equipo} (lo reparan|que hago)
servicio tecnico (de celulares|para mi telefono|del equipo)
la pantalla de mi {equipo} (se rompio|no da|esta negra)
ya pasaron (tres semanas|dias|un mes) desde que deje el equipo
no quiero que lo arreglen muy caro [el presupuesto]
el telefono de {familiar} sigue en el taller
hace cuanto (tengo|esta|deje) mi celular en reparacion [y nada]
aceptar el (presupuesto|costo|valor) de {monto} {monedas} [de la reparacion]
me pueden decir si ya (arreglaron|repararon) mi (tablet|celular|telefono)
deje mi {equipo} a reparar el mes pasado y no me llaman
cuanto falta (pa que|para que) me (entreguen|devuelvan) el {cel} [del taller]
(mi|el) {equipo} (en|del) (taller|servicio tecnico|garantia) (como va|ya esta|cuando sale)
(les deje|lleve|entregue|deje) (mi cel|el samsung|el iphone|la tablet|el equipo) (hace dos semanas|el otro mes|el martes|hace rato) y (no me llaman|quiero saber si esta|no tengo noticias|sigue ahi)
(orden|reparacion|ticket) (4471|1234|de reparacion 889|numero 2210) (en que va|como va|ya esta|lista)
(la pantalla|el cel) se me hizo (trizas|leña|pedazos|añicos) (lo arreglan|reparan ustedes|cuanto cuesta arreglar)
(me dijeron|quedaron) que mi (equipo|celular) estaba para el (viernes|lunes) [el arreglo] (ya esta|puedo ir|paso a retirar)
(ya sta|ya ta|listo) mi (cel|celu|telefono) (del taller|que deje|reparado)
(mi guagua|mi hijo) (boto|mojo|rompio) el celular (lo arreglan ahi|ustedes reparan|tiene arreglo)
hace (un mes|dias|tiempo) les deje (un redmi|mi motorola|el aparato|mi equipo) y (ni una llamada|no avisan nada|no me dicen nada)`,
  visit: `el tecnico no vino ayer y lo estuve esperando toda la mañana
necesito cambiar la fecha de la visita tecnica
a que hora viene hoy el tecnico
necesito reagendar la visita del tecnico
no llego nadie a la visita tecnica de ayer
nadie asomo a ver el internet hoy en la tarde
puedo cambiar la visita tecnica para el sabado
no voy a estar el dia de la visita cambienla
el tecnico quedo en venir y no vino
(cuando|a que hora|que dia|hoy) (viene|llega|va a venir|vendra|llegara|vienen) (el tecnico|los tecnicos|la visita|el instalador|a instalar) [a mi casa|a la casa|hoy|por fin]
{quiero} (cambiar|mover|reagendar|reprogramar|posponer|aplazar) (la visita|la fecha del tecnico|mi visita tecnica|el dia de la visita|la hora del tecnico|la cita con el tecnico) [para otro dia|para {dia}]
{quiero} (cancelar|anular|ya no quiero) (la visita|la visita del tecnico|que venga el tecnico|la cita del tecnico)
{quiero} (que venga un tecnico|una visita tecnica|agendar un tecnico|pedir un tecnico|que manden un tecnico|que me visite un tecnico|un tecnico en mi casa) [a mi casa|a revisar|para {dia}|por el internet]
(mandeme|mandame|manden|envieme|envien) (un tecnico|a alguien|alguien que revise|una persona) [a mi casa|a la casa|a mi domicilio|a revisar el internet]
(tengo|hay|me dieron) [una] visita (agendada|tecnica|pendiente|programada) [para cuando|que dia era|confirmada]
(ya me confirmaron|esta confirmada|confirmaron) (la visita|el tecnico|mi visita tecnica|la fecha del tecnico)
(estoy|sigo|llevo horas|toda la mañana) esperando (al tecnico|la visita|a los tecnicos|que venga el tecnico)
(en que puesto|que numero|cuantos faltan) (estoy|soy|van antes) [en la ruta] (del tecnico|para que llegue el tecnico|de la visita)
visita tecnica
(agendar|solicitar|pedir|reservar) (visita tecnica|una visita del tecnico|un tecnico a domicilio|visita)
no (voy a estar|estare|puedo estar) en casa (cuando venga el tecnico|para la visita|el dia de la visita)
el señor que iba a (arreglar|revisar|instalar) el internet (nunca asomo|no vino|no llego|no aparece)
(vienen|llegan) hoy (a instalarme|a revisar|a arreglar) o no
que (venga|manden|vengan) (alguien|un señor|un tecnico) a ver (el modem|el internet|el cable|que pasa) [porque no da mas]
puedo (pasar|cambiar|mover) la (visita|cita del tecnico) para (el jueves|otro dia|la tarde|la proxima semana)
me quede esperando (todo el dia|toda la tarde) a los (tecnicos|instaladores|señores de ustedes)
(en cuanto tiempo|ya mismo|cuanto falta para que) (llega|viene|asoma) el tecnico
no me sirve ese (dia|horario) para (la visita|el tecnico) quiero otro
el dia de la visita (no voy a estar|no puedo|tengo que salir)
me dijeron que el tecnico (venia|llegaba) {cuando} y nada
(a que hora|cuando) (es|tengo|quedo) (la visita|mi visita tecnica)
tecnico a domicilio
por donde (anda|viene|va) el tecnico
(adelanten|atrasen|cambien) la venida del tecnico
como se si ya esta en camino el tecnico
ya no necesito que vengan [los tecnicos]
nadie asomo a (ver|arreglar) el internet
me dijeron que hoy venian a (revisar|arreglar|instalar) el internet y no (aparecen|vienen|llegan)
cambie la (hora|fecha) de la visita [por favor]
(quiero|como) agendar que un tecnico (revise|venga a ver|arregle) (mi router|mi internet|la tele)
{cuando} espere al tecnico y no (vino|llego|aparecio)
cuando me toca la visita (del instalador|tecnica|del tecnico)
(solicito|pido|quiero) que (vengan|venga un tecnico|manden a alguien) a (revisar|arreglar) (el modem|mi router|mi servicio|la tele)
(me dijeron|quedaron) que (hoy|esta mañana|entre 8 y 12) venia el tecnico y (no asoma|ya son las tres|nada que viene|sigo esperando|tuve que pedir permiso)
pedi permiso en el (trabajo|camello) para esperar al tecnico y (no vino|no asoma|a que hora llega)
(puedo pasar|hay como mover|cambien|pueden dejar) lo del tecnico para (el viernes|otro dia|la tarde|la otra semana)
(no queda nadie|no hay nadie|no estoy) en la casa (el miercoles|ese dia) (cambien el tecnico|muevan la visita|para lo del tecnico)
(tecnico|tecniko|el tecnic) (cuando|a q hora|ya viene|hoy) [viene|llega]
los señores (de la instalacion|del internet) (cuando llegan|vienen hoy|a que hora asoman)
(aqui sentada|aqui esperando|en la casa esperando) desde (las 8|temprano|la mañana) y (el señor|el tecnico|los del internet) nada [que llega]`,
} as const;
