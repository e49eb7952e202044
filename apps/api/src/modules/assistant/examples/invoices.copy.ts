// Of bills and the frequent questions.

export const invoices = {
  pastInvoices: `¿Cómo veo mis facturas anteriores?
quiero las facturas antiguas
facturas de meses pasados
necesito las últimas seis facturas
descargar facturas de otros meses
ver planillas viejas
facturas del año pasado
quiero la planilla de hace dos meses
dónde están mis facturas pasadas
ver facturas anteriores
planillas pasadas
facturas viejas
quiero ver las facturas de antes
descargar la planilla de meses anteriores
factura de marzo
facturas de los últimos meses
copia de una factura antigua
facturas de meses anteriores
quiero la factura de hace medio año
dónde veo los recibos viejos
necesito todas las planillas del año pasado
ver facturas de otros años
puedo ver recibos antiguos
facturas del año anterior
las planillas de enero y febrero donde las encuentro
como veo las planillas de los meses anteriores
facturas de los ultimos tres meses
{quiero} (ver|descargar|bajar|revisar) (facturas|planillas|recibos) (anteriores|antiguas|viejas|pasadas|de meses pasados|de meses atras|del año pasado|de otros meses)
{donde} (veo|encuentro|descargo|estan|busco|miro) (las facturas|las planillas|mis facturas|los recibos) (anteriores|viejas|de meses pasados|de antes|de {mes}|del 2025|antiguas|de atras)
(la|mi) {factura} de ({mes}|hace dos meses|hace 3 meses|hace tiempo|el año pasado|{mes} y {mes}) [donde esta|necesito|me la puede dar]
(necesito|quiero|dame|mandame) (la|las) (factura|planillas|facturas|planilla) de ({mes}|los ultimos meses|hace 4 meses|todo el año|meses anteriores|los ultimos tres meses)
historial de (facturas|planillas|facturacion)
puedo ver (facturas|planillas|recibos) (del año pasado|de hace meses|antiguas|de {mes})
(todas|las ultimas) (mis facturas|seis facturas|planillas)
perdi los recibos (del primer trimestre|de hace meses|anteriores) los puedo (sacar|bajar) de aqui
quiero la planilla de (octubre|{mes}) (del año anterior|del año pasado|de este año)
hasta que mes (hacia atras|atras|anterior) puedo ver las facturas
las facturas (que ya pague|de antes|de hace tiempo|de {mes} para aca) donde estan
me piden las (tres|seis|dos) ultimas planillas [para un tramite|para la visa|para un credito]
la factura (de {mes}|que pague en {mes}|de hace dos meses) (la puedo ver|como la saco|necesito)
(facturas|planillas) (ya pagadas|pasaditas|antiguas|atrasadas de ver)
como veo lo que pague de planilla (meses atras|en {mes}|el año pasado)
sacar planillas de cuando recien contrate
lo que me facturaron en (navidad|{mes}|el verano) quiero verlo
necesito la factura de {mes}
puedo bajar mis facturas de (todo el año|el año) pasado
factura de hace (cinco|dos|tres|seis) meses
planillas (viejas|anteriores|pasadas) donde las (veo|encuentro|bajo)
quisiera la (factura|planilla) de {mes}
(facturas|planillas|recibos) (de antes|anteriores|de meses atras|viejos|del 2025)
(las|mis) (facturas|planillas) (viejitas|de hace tiempo|pasaditas|de atras|mas antiguas) (donde las veo|como las veo|quiero verlas|las puedo bajar)
(como hago para|quiero|dejeme) (ver|sacar|bajar) las (facturas|planillas) (viejitas|de hace años|de meses anteriores|de antes)
en el banco me piden las planillas de ({mes} y {mes}|los ultimos seis meses|todo el año)
(factras|planilas|facturs) (pasadas|anteriores|viejas)
necesito (la de {mes}|las de {mes} a {mes}|las tres ultimas) [factura|planilla] para (un tramite|el banco|la visa)
(el recibo|la planilla) de cuando (me cambie de casa|viajaba|recien empece)
(busco|ando buscando|necesito ver) la (planillita|planilla|facturita) de {mes}`,
  deviceBalance: `¿Cómo consulto el valor pendiente de mi equipo?
cuánto me falta por pagar de mi celular
deuda del teléfono que saqué a plazos
saldo del financiamiento del celular
valor que debo por el celular financiado
quiero pagar todo lo que debo del equipo
letras pendientes del teléfono
cuánto me queda de deuda del celular que compré a cuotas
cuánto debo todavía por el teléfono
valor que falta del equipo financiado
cuánto es para liquidar el equipo
cuotas pendientes del teléfono
saldo pendiente del equipo
ya terminé de pagar mi celular?
cuanto me falta para acabar de pagar el celular
cuotas pendientes de mi equipo
cuantas cuotas llevo pagadas del celular
(cuantas|que) (cuotas|letras|mensualidades) (me faltan|debo|me quedan|faltan|tengo pendientes) [de pagar] (del celular|del equipo|del telefono|de mi iphone|del celular que saque a credito)
cuanto (debo|me falta|me falta pagar|estoy debiendo|resta) [todavia] (del equipo|del celular que compre|del telefono financiado|por mi celular|del celular a plazos|del samsung que saque)
(cuando|en que mes) (termino|acabo) de pagar (el celular|el equipo|mi telefono|las cuotas)
(saldo|valor|deuda) (del equipo|del financiamiento|pendiente de mi celular|del telefono a cuotas|del equipo financiado)
{quiero} (pagar|liquidar|cancelar|adelantar) (todo el equipo|las cuotas del celular|lo que falta del celular|el celular de una vez)
(ya termine|ya acabe) de pagar (el celular|mi equipo|el telefono)
en que (cuota|letra) voy [del celular|del equipo]
sigo pagando el (a54|iphone|samsung|redmi|celular) que saque con ustedes cuanto (falta|me falta|debo)
me quedan muchas (letras|cuotas) del (aparato|celular|equipo)
cuanto para (terminar|acabar|liquidar) (el celular|el equipo|de pagar el telefono)
(el celular|el equipo|el telefono) que (saque|compre|me dieron) a (plazos|cuotas|credito) cuanto (debo|falta|me queda)
quiero (adelantar|abonar|cancelar) cuotas del (equipo|celular)
cuantos meses me faltan del {equipo} [financiado]
cuando me libero de las cuotas [del celular]
cual es mi deuda por el (s23|iphone|celular|equipo)
cuanto (resta|falta|debo) del (telefono|celular|equipo) que me financiaron
cuanto me falta pagar del (iphone|celular|samsung) que saque a (plazos|credito|cuotas)
(quiero|ya quiero) (terminar|acabar|salir) de pagar el (cel|tlf|telefono|celular) de una (cuanto seria|cuanto resta|cuanto es)
(cuantas letras|cuanto) me falta (del cel que saque|del aparato que me dieron|del telefono que estoy pagando) [con ustedes|a credito]
el celular que (me fiaron|saque|estoy pagando de a poco) (cuanto debo todavia|cuantas cuotas van|cuando acabo)
(cuotas|letras) (q me faltan|pendients|que van) (del cel|del telefono)
si pago todo el celular (hoy|junto|de contado) cuanto (seria|me toca)`,
  withoutPassword: `¿Puedo ver mi factura sin mi contraseña?
ver la factura sin clave
consultar mi planilla sin iniciar sesión
descargar factura sin tener usuario
ver lo que debo sin ingresar al portal
sacar la planilla sin contraseña solo con la {documento}
ver mi factura sin contraseña
factura sin usuario
consultar factura sin ingresar
descargar planilla sin clave
ver factura con {documento}
sin iniciar sesión se puede ver la planilla?
puedo mirar la planilla sin registrarme solo con la {documento}
(puedo|se puede|hay como|como) (ver|consultar|mirar|descargar|sacar) (la|mi) {factura} sin ({clave}|registrarme|registrarse|usuario|iniciar sesion|tener cuenta|entrar al portal|crear usuario)
(ver|consultar|descargar) (la|mi) {factura} (solo con la {documento}|solo con el numero|con mi {documento} nada mas|sin entrar)
sin ({clave}|registrarme|usuario) (puedo ver|se puede ver|como veo|puedo bajar) (mi|la) {factura}
(no quiero|no tengo ganas de|no me quiero) (registrarme|crear usuario|hacer cuenta) (solo quiero ver|para ver|y quiero) (mi|la) {factura}
no tengo usuario con la {documento} (puedo|se puede) (sacar|ver) la (factura|planilla)
(hay|existe) (alguna forma|manera) de ver la (factura|planilla) sin (clave|entrar|crear cuenta)
la factura de mi (mama|papa) se puede ver sin (clave|usuario)
ver la planilla (rapido|directo) sin (loguearme|poner contraseña)
para ver la factura (a juro|obligado|si o si) toca registrarse
sin clave puedo (descargar|ver) mi (planilla|factura)
puedo ver cuanto debo sin (crear usuario|registrarme|clave)
quiero ver mi (factura|planilla) pero no me he registrado [nunca]
hay como ver la (planilla|factura) sin tener (cuenta|usuario|clave)
mi (papi|mami|abuelito) no (se acuerda de nada|tiene clave|sabe usar esto) (como saco su factura|hay como ver la factura sin clave|quiero ver la planilla sin entrar)
solo quiero ver (cuanto salio la factura|la planilla) sin (registrarme ni nada|tanta clave|hacer usuario)
con (solo la {documento}|el numero de cuenta nomas) (sale la planilla|puedo ver la factura|me deja bajar la factura)
(fctura|planilla) sin (clav|klave|registro)`,
  electronicInvoice: `¿Qué es una factura electrónica?
qué es {facturaEnPapel}
tiene el mismo valor que la factura de papel?
es legal la factura electronica
qué es la clave de acceso de 49 dígitos
factura electrónica
factura electrónica qué es
facturación electrónica
clave de acceso qué es
sirve la factura electrónica para impuestos
me llega la factura al mail?
quiero que la factura me llegue al correo
activar factura electrónica
la factura electrónica no me llega
eso de factura electronica vale igual q la de papel
me conviene la factura por mail o es mejor la impresa es legal
donde me llega la factura cada mes a que correo
(que es|que significa|para que sirve|como funciona|explicame) [eso de] [la] (factura electronica|facturacion electronica|factura digital|ride|clave de acceso de la factura|comprobante electronico)
[la] factura electronica (vale|es valida|es legal|sirve|tiene valor|vale lo mismo) [que la de papel|igual que la fisica|para impuestos]
(a que correo|a donde|a que mail) me (llega|mandan|envian) la factura [electronica]
(quiero|como hago para|como) (recibir|que me llegue|activar|que me manden) la factura (electronica|al correo|por mail|en mi email) [todos los meses|cada mes]
(no me llega|nunca me llega) la factura electronica [al correo]
es obligatoria la factura electronica
me conviene la factura por mail o (es mejor la impresa|la fisica)
donde me llega la factura cada mes
ya no me (llega|mandan) la factura (impresa|fisica|a la casa|en papel) por que
la factura digital (es legal|sirve para el {autoridad}|es igual|vale)
que es un (ride|comprobante electronico|documento electronico)
(por que|ahora) la factura es electronica
a que (mail|email|correo) envian las facturas
ya no llega el papel a la casa como me llega ahora la factura
(me pueden|pueden) (enviar|mandar) la factura al (mail|correo) (todos los meses|siempre|cada mes)
que diferencia hay entre factura fisica y electronica
la factura electronica me sirve como la de papel
(en mi trabajo|en el banco|mi contador) (me piden|pide|quieren) (la factura fisica|la factura en papel|factura sellada) y ustedes (solo dan pdf|mandan por correo) (es legal|vale|sirve)
(el pdf|la factura del correo|lo que llega al mail) (es legal|vale como factura|sirve como original|tiene validez)
antes me dejaban la planilla (en la casa|en papel) y ahora (dicen que es electronica|ya no llega) que es eso
no (entiendo|se) que es eso de factura (electronica|digital|por correo)
el pdf ya lo tengo necesito el (otro|xml) [el que se sube a la pagina de impuestos]`,
  lastMonth: `no me aparece mi factura
no me llegó la factura de este mes
la factura todavía no está disponible
no sale mi planilla
xq no hay factura de este mes
no puedo ver la factura reciente
no está lista la factura
cuándo me llega la planilla
no me ha llegado la factura
la factura de este mes no está
no se ve la planilla del mes anterior
por qué no puedo descargar la factura de este mes
por que todavia no me aparece la planilla nueva
todavía nada de la factura nueva cuándo la suben
cuando me llega la factura nueva
(por que|xq) (no veo|no aparece|no sale|no esta|no encuentro|no me llega|no puedo ver|todavia no sale) [la|mi] {factura} [de este mes|del mes pasado|nueva|todavia]
[todavia|aun|hasta ahora] no (me sale|aparece|esta|me llega|veo|publican|emiten|generan) [la|mi] {factura} [de este mes|nueva|del mes]
(cuando|a partir de que dia) (sale|publican|emiten|generan|esta lista|aparece|suben|se genera|llega) [la|mi] {factura} [de este mes|nueva|del mes]
(ya estamos a|ya es) (15|20|fin de mes|mitad de mes|dia 10) y (no sale|no me llega|no aparece|nada de) [la|mi] {factura}
(no encuentro|no me aparece|se perdio) [mi|la] (ultima factura|factura reciente|factura de este mes|planilla nueva)
(falta|no hay) [la|mi] {factura} (de este mes|del mes pasado|mas nueva|del mes anterior)
fui a ver mi planilla y (no esta la de ahora|no esta|no sale la de este mes)
todavia nada de la (factura|planilla) [nueva]
cuando (la suben|cuelgan|publican|cargan) la (factura|planilla) [nueva]
solo me sale la (factura|planilla) (vieja|anterior|del otro mes)
quiero pagar pero no (sale|aparece|esta) la (planilla|factura) (de este mes|nueva)
ya paso mi corte y no (hay|aparece|veo) la factura
la factura (nueva|de este mes) (se demora|todavia no|no carga)
(por que|cuando) se demora en salir la factura
corte el 5 y sigo sin ver la factura
donde esta la factura que debio salir (ayer|ya|el lunes)
por que no me ha llegado la (factura|planilla)
me aparece solo la factura vieja y la nueva
todavia no (cargan|suben|sacan|publican) mi factura [de este mes]
no (esta|veo|sale) la factura (nueva|de ahora|mas reciente)
(ya estamos|ya es) (4|10|a mediados|15) y (aun no|todavia no|nada que) (sale|aparece|asoma) la (planilla|factura) [del mes que paso]
solo (me salen|estan|aparecen) (las de mas antes|las viejas|las anteriores) y la (del mes pasado|ultima|nueva) no
(no asoma|no sale|no ta) la (planilla|factura|del mes) [de este mes|ultima|pasado]
(reviso todos los dias|he buscado) y la (factura|planilla) nueva no (asoma|esta|sale)`,
  invoiceFields: `no comprendo los rubros de la planilla
dónde dice el número de factura
qué significa {impuesto} en mi factura
cómo se interpreta mi planilla
qué es ese rubro de la factura
qué es base imponible
qué son los detalles de la planilla
cuál es el número de mi factura
cada parte de la factura qué es
que es eso de ice en la factura
explicame que es cada rubro de la planilla
que significan los rubros de mi factura
explicame que significan las partes de la planilla
que quiere decir esto de mi factura
(que|que quiere decir|que es|que significa) [significa] (cada campo|cada valor|cada cosa|cada rubro|ice|subtotal|base imponible|{impuesto}|cada linea|lo que dice|ese numero) (de|en) (mi|la) {factura}
(no entiendo|no comprendo|no le entiendo a|ayudame a entender|explicame|como leo|como se lee|como interpreto) [mi|la] {factura} [que significa cada cosa|sus partes|lo que dice]
(donde|en que parte) (dice|sale|esta|veo) (el numero de factura|el periodo|el subtotal|el numero de cuenta) (en|de) la {factura}
(partes|campos|rubros|explicacion|detalle de los campos) de (mi|la) {factura}
que son (esos|los) (rubros|valores|numeros|impuestos) (de|que salen en) la {factura}
que (diablos|rayos|cosa) es (cargo fijo|ice|el subtotal|la tarifa basica|tarifa cero) [en la planilla]
ayudame a leer la (factura|planilla) que no entiendo (ni jota|nada)
(la factura|la planilla) trae (muchos|unos) (nombres raros|valores|rubros|codigos) que (no entiendo|significan)
que es (el numero de autorizacion|el cargo fijo|la base cero|el {impuesto}) de la factura
cada (rubro|valor|linea|columna) de la (planilla|factura) que (es|significa)
no se leer la (factura|planilla)
que me estan cobrando en cada (rubro|parte) explicame los nombres
como se (lee|interpreta|entiende) (la planilla|el recibo)
que quiere decir (prorrateo|cargos recurrentes|tarifa cero|cargo basico|descuento comercial|otros cargos)
la factura dice (cargos recurrentes|prorrateo|ice) que es eso
no entiendo que es eso de (cargo basico|ice|prorrateo|base imponible)
(explicame|que significan|cuales son) las partes de la (planilla|factura)
que es el (ice|{impuesto}|subtotal|cargo) que sale en mi (planilla|factura)
no le entiendo a la (factura|planilla)
no le (entiendo nada|cacho|entiendo ni papa) a la (planilla|factura) (que es cada cosa|explique|esos nombres que son)
(que es|que sera|de que es) eso del (ice|{impuesto}|prorrateo|subsidio|cargo fijo) que (me sale|dice|viene) en la (planilla|factura)
(sale|dice|pone) unas (siglas|letras|palabras) en la factura que no (entiendo|se que son)
(explikeme|expliqeme) la (factura|planilla)`,
  receiptKey: `¿Dónde verifico la clave de mi comprobante?
validar la factura en el {autoridad}
verificar comprobante electrónico
cómo sé si mi factura es auténtica
consultar validez de la factura
revisar la clave de acceso en el {autoridad}
autorización del {autoridad} de mi factura
donde compruebo que el comprobante es válido
verificación de comprobantes
la factura no sale en el {autoridad}
cómo reviso mi factura en la página del {autoridad}
comprobar la factura electrónica
cómo valido mi comprobante electrónico
consultar factura en el servicio de rentas
ver si la factura está registrada en el {autoridad}
como se si mi factura esta autorizada por el {autoridad}
donde reviso en el {autoridad} mi factura
como compruebo ante el {autoridad} la factura
quiero validar mi factura en el {autoridad}
{como} (verificar|validar|comprobar|ver|verifico|valido|compruebo|revisar) [si] [mi|la] (factura|comprobante|clave de acceso|clave del comprobante) [en el {autoridad}|en rentas|es autentica|es valida|es verdadera|esta autorizada]
(esta|como se si esta) (autorizada|registrada|validada) [mi|la] factura [por el {autoridad}|en el {autoridad}|en rentas internas]
(validez|autenticidad|autorizacion|verificacion) (de mi factura|del comprobante|de la factura en el {autoridad}|de la clave de acceso)
(la|mi) factura no (aparece|sale|consta) en el {autoridad}
donde (pongo|ingreso|verifico) la clave (de acceso|de 49 digitos|del comprobante) [para verificar]
en el {autoridad} no (me consta|aparece|sale) la factura de ustedes
como (confirmo|verifico|se) que el comprobante (es autentico|vale|es de verdad)
la (clave de acceso|autorizacion) de la factura donde la (pongo|reviso|consulto)
(revisar|buscar|consultar) mi factura en (el {autoridad}|la pagina del {autoridad}|rentas)
mi factura es (falsa|verdadera|valida) como (verifico|lo compruebo)
quiero (validar|comprobar) un comprobante
como compruebo ante (el {autoridad}|{autoridad}) la factura
como se que esta factura es (original|autentica|verdadera|legal)
la clave de acceso donde la (consulto|verifico|reviso)
quiero (validar|verificar|comprobar) mi factura en el {autoridad}
los (49 digitos|numeros largos|49 numeros) (que vienen en la factura|del comprobante) donde los (compruebo|pongo|reviso)
(me dieron|me llego) una factura y quiero saber si (es de verdad|esta autorizada|consta en el {autoridad})
(comprovar|berificar|validr) (la factura|el comprobante) [en el {autoridad}]`,
  invoiceData: `factura a nombre de mi empresa
factura con {documentoDeEmpresa}
cambiar los datos de la factura
mi factura tiene mal la {documento}
poner otra razón social en la factura
la factura salió con otro nombre
quiero que la factura salga con mi {documentoDeEmpresa}
corregir datos de facturación
facturar a otro nombre
cambiar el correo donde me llega la factura
cambiar la dirección que sale en mi factura
mi factura con datos de mi negocio
cambiar el nombre en la factura
cambiar {documento} por {documentoDeEmpresa} en la factura
actualizar los datos tributarios
la dirección de mi factura está mal
cómo hago para que la factura vaya a otro correo
razón social equivocada
quiero que la factura venga con el {documentoDeEmpresa} de mi negocio
la direccion que sale en mi factura esta equivocada
mi nombre esta mal en la factura
quiero que mi factura salga con el {documentoDeEmpresa} de la empresa
factura a nombre de otra persona
{quiero} (que la factura salga|la factura|que me facturen|factura|que venga la planilla) (a nombre de mi empresa|con {documentoDeEmpresa}|con mi {documentoDeEmpresa}|con otro nombre|a nombre de mi negocio|con datos|con el {documentoDeEmpresa} de mi negocio|a nombre de {familiar})
(la|mi) factura (sale|esta|vino|tiene) (con otro nombre|con datos incorrectos|mal la {documento}|mal el {documentoDeEmpresa}|con la direccion mal|con otra razon social|mal mi direccion|con un nombre equivocado)
{como} (cambiar|corregir|actualizar|cambio|corrijo|modificar) (los datos de la factura|la razon social|el {documentoDeEmpresa} de la factura|la direccion de la factura|el nombre en la factura|la {documento} de la factura|los datos de facturacion|el correo donde llega la factura)
(la direccion|el nombre|la {documento}|el {documentoDeEmpresa}|el correo) (que sale|de|en) (en mi factura|la factura|mi planilla) (esta mal|esta equivocado|no es el mio|hay que cambiar|no es correcto)
datos de facturacion
la factura salio con la {documento} de (mi ex|otra persona) y no la mia
necesito factura con datos (de la fundacion|de mi compañia|completos)
que la factura (vaya|salga|este) a (otro nombre|nombre de la empresa)
mi ({documentoDeEmpresa}|{documento}|nombre|direccion) sale (mal|equivocado) en la (planilla|factura)
cambiar de consumidor final a (mis datos|{documentoDeEmpresa})
(facturar|facturen) a (mi empresa|otra {documento}|mi {documentoDeEmpresa})
me sale consumidor final y necesito con datos
facturen a nombre de (la compañia|mi empresa|otra persona)
sale mi (direccion|nombre|telefono) anterior en la factura
el {documentoDeEmpresa} de la factura esta mal
(mi apellido|mi nombre) (esta mal|sale mal|tiene un error) en la (planilla|factura) [dice otra cosa]
(quiero|necesito|que) (que las facturas salgan|la factura salga|facturen) (con el {documentoDeEmpresa} de mi negocio|a nombre de la compañia|a nombre de mi empresa|con otro {documentoDeEmpresa})
puse un negocio y (quiero facturar con eso|quiero que la factura salga con {documentoDeEmpresa})
(ruk|{documentoDeEmpresa}) (en la factura|para la factura)`,
  papers: `descargar el xml de mi factura
factura electrónica en xml para mi contador
dónde bajo el archivo xml
descargar todas mis facturas del año
quiero todas las facturas juntas
bajar las facturas de 2026 en un zip
pasar mis consumos a una hoja de cálculo
descargar mis movimientos en csv
archivo csv de mis consumos
bajar el historial de llamadas en excel
exportar mis pagos
necesito mis facturas para la declaración de impuestos
un archivo con todos mis pagos
necesito el xml de la factura para mi contadora
como bajo todas las facturas del año
{quiero} [descargar|bajar|tener] (el xml|el archivo xml|el xml de mi factura|las facturas en xml|el xml para mi contador|el xml para declarar)
{como} (descargar|bajar|exportar|sacar|pasar) (todas mis facturas|las facturas del año|mis consumos|mis llamadas|mis movimientos|mis pagos) [en un solo archivo|en zip|juntas|a excel|en excel|en csv]
{donde} (bajo|descargo|esta|encuentro) (el xml|el csv|el excel|el zip) [de mis facturas|de mis consumos|de la factura]
(todas las|mis) facturas (juntas|en un zip|del año en un archivo|de todo el año juntas)
(archivo|hoja de calculo|excel|csv) (de mis consumos|con mis llamadas|de mis pagos|con mis movimientos)
mi (contador|contadora) (me pide|necesita|quiere) (el xml|los xml|las facturas en xml|todas mis facturas)
como saco todas las facturas del 2025 en un (solo archivo|zip)
el contador quiere el archivo xml
necesito los (xml|archivos) para (declarar|el {impuesto}|el {autoridad}|deducir gastos)
(pasar|exportar|bajar) (mi consumo|mis llamadas|mis pagos) a (excel|una hoja|csv)
bajar (todo|las facturas) junto en un archivo
las facturas del año (juntas|completas|para impuestos) en (zip|un archivo)
descargar (xml|csv|zip)
para mis impuestos necesito los comprobantes en xml
quiero mis (llamadas|consumos|pagos) en una tabla de excel
mi contador necesita los xml
(exportar|bajar|descargar) mis facturas del año
necesito la factura en xml
mi (contador|contadora) (me pide|necesita|quiere) (los xml|el xml|todos los archivos|los comprobantes en xml)
(bajar|descargar|como bajo) (todas las facturas|las planillas del año|todo) (de una sola|de una vez|juntas|en un solo archivo) [una por una me demoro]
no quiero bajar (una por una|de una en una) las (facturas|planillas) [quiero todas juntas]
(quiero|hay como) (las doce facturas|las facturas del año) en (un zip|una carpeta|un solo archivo)`,
} as const;
