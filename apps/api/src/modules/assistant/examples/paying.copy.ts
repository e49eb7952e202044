// Of paying.

export const paying = {
  payBill: `quiero pagar
pagar mi planilla
pagar en línea
quiero pagar con tarjeta mi factura
cómo cancelo la factura de mi celular
pagar la deuda
realizar un pago
donde pago mi plan
quiero pagar la cuenta del internet
pago de servicios hogar
cómo abono a mi factura
pagar la planilla de otra línea
cómo pago
pagar el plan
pagar internet hogar
pagar ahora
cómo puedo pagar en la página
pago en línea de la planilla
cancelar la planilla
pagar el servicio de televisión
pagar la factura del 0999999999
cómo pago aquí
quiero pagar mi recibo por la página
pagar el internet en línea
por dónde se paga
cómo cancelo en línea el recibo
quiero cancelar el valor de mi planilla
dónde cancelo lo que debo del celular
cancelar la cuenta del internet por la página
cómo hago el pago por internet
cancelar mi factura con tarjeta
quiero pagar de una vez mi planilla
como hago el pago desde aqui
por donde hago el pago de la factura
dame donde poner mi tarjeta para cancelar la factura
quiero dejar pagada la planilla de mi mama
ya tengo para pagar como hago
pagar mi cuenta
{quiero} (pagar|cancelar|abonar|hacer el pago de) [mi|la|el] (factura|planilla|recibo|internet|plan|cuenta|telefono|deuda) [de una vez|ahora|ya|aqui|en linea|por aqui]
{como} (pago|pagar|cancelo|cancelar|hago el pago de|abonar) [mi|la|el] (factura|planilla|recibo|internet|plan|cuenta|servicio de television) [desde aqui|por internet|en linea|por la pagina|con mi tarjeta]
{donde} (pago|cancelo|se paga|puedo pagar|hago el pago) [mi|la] (factura|planilla|internet|lo que debo|cuenta del celular) [aqui|en la app|en la pagina]
(pasos|ayudame|ayuda) (para pagar|a pagar) [la planilla|mi factura|el internet]
(pagar|cancelar|pago de) (factura|planilla|deuda|el internet de la casa|la planilla del celular|mi plan)
(ya quiero|quiero) (ponerme al dia|salir de la deuda|pagar lo que debo|cancelar todo lo pendiente)
(puedo|se puede) pagar (por aqui|en linea|desde el celular|la de {familiar}|la factura de otra linea)
(se puede|como se) paga
quisiera ponerme al (corriente|dia) por donde pago
se puede pagar aqui mismo [la planilla de internet|la factura]
voy a pagar (ya|ahora|la planilla) (que hago|por donde|como)
quiero (salir|deshacerme) de esa deuda ya
(boton|link|opcion|pagina) para pagar [la planilla|mi factura]
donde (pongo|meto) la tarjeta para pagar la (planilla|factura)
ya tengo la plata (como pago|donde pago|para la planilla)
(hacer|realizar) el pago (del mes|de la planilla|del internet)
quiero pagar (dos planillas|todas las facturas|lo de este mes|lo que tengo pendiente|la del internet)
como cancelo (la mensualidad|lo de este mes|lo que tengo vencido)
pagar (ahorita|de una|por aqui|en este momento)
me ayuda a pagar
donde (puedo pagar|pago|cancelo|hago el pago)
{donde} (puedo pagar|pago|cancelo) [mi|la] (factura|planilla|cuenta)
(saldar|liquidar|quedar a mano con) mi (deuda|cuenta) [ahora mismo|de una vez]
(dejar|quiero dejar) pagada la (planilla|factura|cuenta) [de {familiar}]
como pago (el internet|la tele|el fijo|el celular)
pagar lo (atrasado|vencido|que debo) (ya|por aqui|con tarjeta)
deme el paso a paso para pagar
puedo cancelar mi (recibo|planilla) por esta pagina
quiero pagar las facturas que tengo pendientes
(vengo|voy|quisiera) a pagar mi (planilla|factura)
por donde le doy para pagar [la factura]
quiero cancelar mi (cuenta|factura|planilla) [de este mes]
(pagar|cancelar) (mi deuda|lo que debo|mis facturas) [pendientes|por aqui|en el portal]
quiero hacer (un pago|el pago|mi pago)
(kiero|qiero|quero) (pagar|paga|cancelar) [la planilla|mi factura|ya]
(ya me pagaron|cobre|tengo la platita) y (quiero cancelar|vengo a pagar|quiero pagar) (la planilla|el internet|lo que debo)
(ayudeme|ayudame|me ayuda) (cancelando|pagando|a cancelar) la planilla (por aqui|por aqui mismo|desde el cel)
(como|quiero|puedo) (pago|pagar|cancelar) (el internet|la planilla|la factura) de mi (abuelita|mama|suegra) [desde mi cuenta|con mi usuario]
no tengo tiempo de ir a hacer fila (como pago por aqui|quiero pagar la planilla por internet)
(pagr|pgar|pagar) (mi factra|planila|factura)`,
  paymentMethods: `formas de pago
medios de pago
aceptan tarjeta de débito
puedo pagar por transferencia bancaria
en qué bancos puedo pagar
reciben pagos en farmacias
quiero poner débito automático
pago automático con tarjeta
puedo guardar mi tarjeta para la próxima
se puede pagar con American Express
se paga con {billetera}
métodos para cancelar la planilla
puedo pagar en el banco o en una tienda
aceptan mastercard?
débito bancario de la planilla
se puede diferir a meses con tarjeta
puedo pagar con cripto o billetera móvil
cómo se puede pagar
qué medios de pago tienen
se puede pagar con débito
pagar en efectivo
pagar por el banco
pago por transferencia
en qué lugares puedo pagar
domiciliar el pago
activar débito automático
aceptan todas las tarjetas?
guardar mi tarjeta
aceptan efectivo
se puede pagar desde la app del banco
reciben tarjetas de crédito
puedo pagar en una farmacia
se paga en efectivo en algún lado
quiero que se me debite solito cada mes de la tarjeta
como borro mi tarjeta guardada
aceptan tarjeta mastercard
puedo ir a pagar al banco
como activo el debito automatico
puedo pagar en un corresponsal del banco
quitar debito automatico
(se puede|puedo|aceptan|reciben|hay como) (pagar con|pagos con|pagar por|pagar en) (tarjeta de debito|tarjeta de credito|efectivo|transferencia|diners|visa|american|mastercard|el banco|farmacias|paypal|deuna|el pichincha|una tienda|el supermercado|cheque)
(que|cuales) (formas|medios|metodos|maneras|tarjetas) (de pago hay|aceptan|tienen|puedo usar|reciben) [para pagar]
{donde} (puedo pagar|se paga|pago) (en efectivo|con efectivo|sin tarjeta|en persona|en ventanilla|cerca)
{quiero} (activar|poner|quitar|cancelar|desactivar) (el debito automatico|el pago automatico|que se me debite solo|la domiciliacion|el cobro automatico) [de la tarjeta|cada mes]
{quiero} que (se me debite|se pague solo|me cobren|se cobre) (solito|automaticamente|cada mes|todos los meses) [de la tarjeta|mi planilla|de mi cuenta]
{como} (guardo|guardar|borro|borrar|elimino|eliminar|agrego|cambio|quitar|registrar) (mi tarjeta|una tarjeta|la tarjeta guardada|mi tarjeta de credito|otra tarjeta) [en el portal|para pagar]
(puntos|lugares|bancos|sitios) (de pago|donde pagar|para pagar)
con que (puedo pagar|se paga|tarjetas puedo pagar)
(numero de cuenta|a que cuenta) (para depositar|para transferir|hago la transferencia|deposito)
debito (automatico|bancario) [de mi planilla|como lo activo|como se cancela]
se puede diferir (el pago|con tarjeta|a meses)
que mi celular prepago se recargue solo
tienen convenio con (banco {otraCiudad}|banco pichincha|produbanco|la cooperativa) [para pagar]
no tengo tarjeta (como pago|puedo pagar de otra forma|donde pago)
me aceptan (amex|diners|discover|tarjeta de otro pais|mi visa debito)
quiero que se cobre solo de mi (visa|tarjeta|cuenta) (todos los meses|cada mes)
se puede pagar (en el tia|en el aki|en mi comisariato|en farmacias cruz azul|en western union|con payphone|con deuna)
cual es la cuenta (del banco|para depositar|bancaria)
(para no olvidarme|para no estar pagando) quiero (debito automatico|que se pague solo|pago automatico)
(sacar|eliminar|cambiar) la tarjeta que tengo guardada
agregar (otra|una nueva) tarjeta
en que (cajeros|ventanillas|locales|sitios) puedo pagar
puedo pagar (con saldo|en cuotas con mi tarjeta|con dos tarjetas|con tarjeta prepago)
(solo|nada mas) aceptan tarjeta
pago en (ventanilla|efectivo|el banco) (se puede|donde)
con paypal se puede
me da miedo poner la tarjeta hay otra forma de pago
puedo (abonar|pagar|depositar) en el banco del barrio
que no se me cobre solo quiten el debito
hay como pagar con la tarjeta de (mi esposo|otra persona|{familiar})
puedo pagar desde la app de mi banco
quiero debitar mi plan automaticamente
cuales tarjetas (sirven|aceptan|puedo usar)
puedo pagar en efectivo en alguna farmacia
como pongo que me cobren automatico [de la tarjeta]
reciben (visa|mastercard|diners) de debito
quiero eliminar la tarjeta que guarde
(que|cuales) son los (metodos|medios|canales|puntos) de pago
(pagar|pago) (automatico|por debito|con debito automatico) [cada mes|como hago]
(en el mi vecino|en la tienda|en la farmacia|en la cooperativa|en el super) (puedo pagar|reciben el pago|se puede cancelar) [la planilla|en efectivo]
(aceptan|reciben|cogen) (diners|american|solo visa|tarjeta de la cooperativa|{billetera}|mastercard) [o solo visa|o no]
no (uso|tengo|manejo) tarjetas [soy mayor] (donde pago en efectivo|como puedo pagar|se puede pagar en ventanilla)
(solo tengo efectivo|mi plata esta en la cooperativa) (donde pago|como pago|reciben)
(k tarjetas|q formas|con q) (asectan|de pago|puedo pagar)
que me (cojan|saquen|debiten) solito de la (cuenta|tarjeta) cada mes
mi tarjeta es de un banco de {pais} me la acepta [para pagar]
aceptan tarjetas (de otro pais|internacionales|extranjeras)
{quiero} pagar en efectivo (en la tienda|en la esquina|en una farmacia) [como hago]
como pago (por transferencia|con deuna|con qr|desde el banco)`,
  cardRejected: `no pasa mi tarjeta
me rechazaron el pago
tarjeta declinada
da error cuando pongo los datos de la tarjeta
mi tarjeta no funciona en la página
tarjeta no válida
transacción rechazada
pago denegado por el banco
no puedo pagar, me rechaza
rebota el pago con la tarjeta
el cobro no pasa con mi tarjeta de débito
no puedo recargar con mi tarjeta, sale error
tarjeta rechazada
no funciona mi tarjeta
error de pago
pago rechazado
falló el pago
no se realizó el pago
por qué fue rechazado mi pago
la transacción fue negada
me dice tarjeta inválida
no logro pagar en la página
la tarjeta me la rechaza a cada rato
quise pagar y no me aceptó la tarjeta
pongo los datos de la visa y me bota error
me sale que la tarjeta fue rechazada
por que no me deja pagar con mi visa
por que no me pasa el pago con tarjeta
(mi|la) (tarjeta|visa|mastercard|tarjeta de debito|tarjeta de credito) (fue rechazada|no pasa|no funciona|sale declinada|no la acepta|no vale|me da error|no sirve para pagar|la rechaza|no la quiere aceptar|sale denegada)
(no me|por que no|xq no) (acepta|pasa|agarra|reconoce|recibe) [mi|la] tarjeta [para pagar|de credito|de debito|al pagar]
(me|por que me) (rechaza|rechazan|rechazo|niega|declina|bota) (la tarjeta|el pago|la compra|la transaccion|mi tarjeta)
(pongo|ingreso|meto|puse) (los datos de la tarjeta|mi tarjeta|la visa|el numero de la tarjeta) y (sale error|me bota error|no pasa|dice invalida|no acepta|la rechaza)
(me sale|sale|da|aparece) (error|fondos insuficientes|pago rechazado|transaccion negada|tarjeta invalida|pago denegado) (al pagar|cuando pago|con la tarjeta|pero tengo cupo|en el pago|y si tengo plata)
(intento|trato de|quise|quiero) pagar y (no pasa|me sale error|rechaza|no me deja|no se puede|mi tarjeta no vale)
(no puedo|no me deja|no logro) (pagar|recargar|comprar) con [mi|la] tarjeta
el pago (no se pudo procesar|fallo|salio rechazado|no se realizo|fue negado|no pasa)
sale transaccion negada y en el banco me dicen que todo bien
no quiere (agarrar|pasar|aceptar|coger) mi tarjeta [de debito]
ya (intente|probe) con dos tarjetas y (ninguna pasa|nada|no vale)
dice (fondos insuficientes|tarjeta no valida|intente con otra tarjeta|operacion rechazada)
me sale (rojo|un error|un mensaje) cuando (pago|pongo la tarjeta|le doy a pagar)
el (pago|cobro) no (pasa|procede|se hace|sale) con (mi tarjeta|la visa|la de credito)
tengo (cupo|plata|saldo en la tarjeta) y no me deja pagar
por que me (niega|rechaza|rebota) el pago
quise (recargar|comprar|pagar) y (rechazo|no paso|no acepto) mi tarjeta
la tarjeta me la (niega|bota|devuelve|declina)
(error|falla) al (pagar|procesar el pago|poner la tarjeta)
mi banco (rechaza|no autoriza|bloquea) el pago
compre con esa tarjeta {cuando} y hoy aqui no la acepta
el banco dice que no llega la solicitud y ustedes la rechazan
(mi|la) tarjeta (vale|sirve|pasa) en otros lados y aqui no
mi (visa|tarjeta) sale rechazada [por que sera]
no se pudo procesar mi pago
mi tarjeta no me deja pagar
me sale transaccion rechazada [y tengo plata]
(tengo plata|hay fondos|si tengo cupo) en la tarjeta y (me sale declinada|no pasa|dice rechazada|me bota error)
(ya van|es la) (tres|tercera|cuatro) (veces|vez) que (pongo la tarjeta|intento pagar) y (error|no pasa|me rechaza)
(trajeta|targeta|tarjta) (rechasada|no pasa|no vale|declinada)
(transaccion|operacion|compra) (declinada|negada|no autorizada|rechazada) [al pagar|por que]
llame al banco y dicen que (todo esta bien|la tarjeta esta bien) pero aqui (no pasa|me la rechaza)`,
  paymentNotShown: `ya cancelé la factura y sigue por pagar
no se acredita mi pago
recargué y no me llegó el saldo
hice una recarga y no se acredita
compré un paquete y no se activó
me debitaron pero no se registró el pago
no me han activado el paquete que compré
pagué en el banco y no me sale pagado
cuándo se registra el pago que hice
pagué y me sigue cobrando
el paquete que pagué no me llega
ya pagué pero dice que debo
ya pagué
ya pagué y no se ve
mi pago no se ha registrado
el pago no se reflejó
pagué por transferencia y sigue pendiente
pago pendiente de reflejar
hice un pago y sigue debiendo
no llegó mi recarga
pagué el paquete y no tengo megas
no se activa el paquete que pagué
se debitó de mi cuenta pero no aparece
cuándo se ve mi pago
no me reconocen el pago
pagué y me siguen cobrando lo mismo
mi pago no sale registrado
deposité y no se ve el pago
ya está pagado pero aparece pendiente
el banco me cobró pero aquí sale pendiente
pagué desde la semana pasada y nada
se descontó de mi cuenta y no consta el pago
mi pago no les llegó
ya pagué hace dos días y todavía me sigue saliendo que debo la factura
hice la recarga me cobraron y no tengo saldo
deposité en el banco el viernes y el sistema me sigue cobrando
ya pague y aun me sale la deuda
hice una recarga y no se refleja
compre un paquete y no me aparece
hace tres dias pague y siguen diciendo que debo
mi mami cancelo en la farmacia y no le consta
hice el pago y me sigue llegando que debo
no aparece mi recarga de ayer
el paquete no se activo y si me cobraron
(ya pague|pague|ya cancele|hice el pago|cancele|deposite) [la planilla|la factura|{cuando}|en el banco|por transferencia] y (sigue|me sigue|todavia|aun|no) (saliendo que debo|apareciendo la deuda|sale pendiente|se refleja|aparece|se actualiza|se registra|figura como pagado|saliendo pendiente)
(mi|el) pago [{cuando}|del banco] (no aparece|no se refleja|no se ve|no consta|no sale|no se acredita|esta en verificacion|no esta registrado) [en el sistema|todavia|aqui]
(hice|puse|compre|meti) (una recarga|la recarga|5 de saldo|saldo) [{cuando}] y (no me llega|no tengo saldo|no aparece|no se acredito|no me ha caido|sigo sin saldo)
(recargue|recargue 5 {monedas}|recargue {cuando}) y (no me llega|no aparece|no tengo saldo|nada|no se acredita|no se ve)
(compre|pague|active) (un paquete|megas|un combo|el paquete|gigas) [{cuando}] y (no me llega|no se activa|no tengo nada|no me llegan|no aparece|no se me activo|no funciona)
(me debitaron|me descontaron|me cobraron|salio la plata) [del banco|de la tarjeta|de la cuenta] (y|pero) (no aparece|no me sale pagado|no se registro|ustedes no registran|sigo debiendo|no tengo el saldo|no me dieron el paquete|sale pendiente)
cuanto (demora|tarda|se demora) en (reflejarse|acreditarse|verse|registrarse|aparecer) (el pago|mi pago|la transferencia|la recarga)
(la recarga|el paquete|el saldo) (no llego|no se activo|no me llego|no aparece|nunca llego) [y ya pague|y me cobraron]
(donde esta|que paso con) mi (pago|recarga|paquete que pague)
pague {cuando} y (nada|todavia nada|no se ve nada)
deposite en el banco {cuando} y el sistema me sigue cobrando
puse {monto} de recarga y el saldo sigue (en cero|igual)
ya me descontaron (del banco|de la tarjeta) por el paquete y nada que se activa
pague hace (tres dias|una semana|horas) y (sigue igual|todavia sale|aun debo|no cambia nada)
(ya esta pagado|ya cancele) por que (me sigue saliendo|aparece|dice) (pendiente|que debo|la deuda)
tengo el comprobante (del pago|de que pague) y (no aparece|sale que debo|no consta)
hice la transferencia y no (la ven|la registran|sale|se ve reflejada)
le recargue a {familiar} y no le llega
compre (gigas|el combo|un paquete) y sigo sin (internet|datos|nada)
(la plata|el dinero) ya salio de mi cuenta (pero|y) (no consta|nada|no aparece el pago)
mi pago sale en (proceso|verificacion|revision) (hasta cuando|por que)
me llego mensaje de que no he pagado y ya pague
pague doble porque no se reflejaba
{familiar} (cancelo|pago) en (la farmacia|el banco) y no (le consta|aparece|se registra)
ya va una hora y la recarga nada
dice pendiente pero yo ya (hice la transferencia|pague)
pague por el combo y no puedo usarlo
pague la (planilla|factura) y no me han quitado la deuda
mi recarga de {monto} no (entro|llego|aparece|se hizo)
pague el paquete y no (me funciona el internet|tengo datos|se activo)
cuanto se demora en (salir|verse|aparecer) que ya pague
pague por la app del banco y ustedes siguen diciendo que debo
recargue {monto} y no (aparece|llega|entra)
no me llegan los (megas|gigas|minutos) que compre
compre (megas|un paquete|un combo) y (no hay|no tengo|no funciona) internet
(pague|cancele|deposite) (por la app del banco|en la cooperativa|en el mi vecino|por {billetera}) y (sigue saliendo que debo|no se ve|no les llega|todavia debo)
(recargue|le meti|puse) {monto} {monedas} me los (descontaron|cogieron|quitaron) del banco y (no tengo saldo|no llega nada|nada que aparece)
(compre|active) (un paquete|el combo) hace rato y (no se activa|nada|no me funciona) pero la plata si (me cogieron|se fue|me descontaron)
(ya page|pague ayr|ya pge) y (nda|no sale|sigo debiendo)
(mi hijo|mi esposo) (pago|recargo) {cuando} y (aqui no sale|dicen que no|sigue la deuda)
tengo la (foto|papeleta|captura) del deposito y aqui (no consta|sale que debo|no aparece)
(deposite|transferi|pague) (el sabado|ayer|hace dias) y (ustedes no lo ven|hasta ahora no lo ven|no lo han registrado|nadie lo registra)
no se si ya (entro|paso|se hizo) [mi|el] pago
me sale en verificacion desde (ayer|hace rato) [y no se si vuelvo a pagar]`,
  movements: `ver mis pagos
quiero ver los pagos que he hecho
descargar comprobante de mi recarga
mis últimas recargas
movimientos de mi línea
lista de compras de paquetes
dónde veo mis transacciones
paquetes que he comprado antes
no me llegó el comprobante de pago
ver los pagos de los últimos meses
quiero descargar el recibo de mi pago
ver mis compras
ver todas mis transacciones
un comprobante del pago que hice la otra vez
quiero ver todos los pagos que he hecho
donde saco el comprobante de mi recarga
quiero un recibo de mi ultimo pago
{quiero} (ver|descargar|revisar|tener) (mis pagos|el historial de pagos|mis recargas|los pagos que hice|mis transacciones|mis compras|lo que he pagado|mis movimientos) [anteriores|de este año|del mes]
{donde} (veo|encuentro|estan|salen|reviso) (mis pagos|mis recargas|los pagos que he hecho|mis comprobantes|todo lo que he pagado|mis compras|los paquetes que he comprado)
(comprobante|recibo|constancia|voucher|prueba) (de pago|del pago que hice|de mi recarga|de la recarga|de que pague|de mi ultimo pago|de la compra) [como lo saco|lo necesito|donde esta|por favor]
(cuando|cuanto) (fue mi ultimo pago|pague el mes pasado|fue la ultima vez que pague|he pagado este año|recargue la ultima vez|fue mi ultima recarga)
(historial|lista|registro) de (pagos|recargas|compras|movimientos|transacciones|paquetes comprados)
(que|cuales|cuantas) (pagos|recargas|compras) (he hecho|hice|tengo registrados|hice este mes)
(necesito|deme|mandeme) (un|el) (comprobante|recibo) (del pago|de lo que pague|de mi pago|de la recarga)
quiero saber cuando fue la ultima vez que (recargue|pague|compre un paquete)
voy a necesitar el recibo de lo que pague (el mes pasado|{cuando})
donde esta el listado de mis (compras|pagos|recargas)
me (piden|pide mi jefe) el comprobante de que pague
que he comprado (este mes|ultimamente|en la app)
cuanto he (gastado|puesto) en recargas [este mes|este año]
(constancia|respaldo|soporte) de (mi pago|la transferencia|la recarga que hice)
no encuentro el comprobante (del pago|de la recarga)
los pagos (anteriores|que hice|del año) donde (los veo|estan|salen)
ver (cuando|cuanto) pague
cuanto llevo gastado en recargas
mandeme el soporte de pago
como veo cuanto pague en {mes}
necesito (constancia|comprobante|recibo) del pago que acabo de hacer
donde (bajo|descargo|saco) el (recibo|comprobante) de mi pago [de ayer]
historial de mis (recargas|pagos|compras) [porfa]
(ver|revisar) (mis pagos|mis recargas) (anteriores|pasadas|de {mes})
(necesito|deme|mandeme) el (comprobante|recibo|papelito) del pago (que hice el 3|de la semana pasada|de {cuando})
(ver|quiero ver|enseñeme) todo lo que (e recargado|he pagado|he recargado|he comprado) (estos meses|este año|aqui)
(cuanto llevo|cuanto he) (recargado|gastado en recargas|pagado) (este mes|en el año)
(mi contadora|mi jefa) me pide la constancia del pago que hice
(konprobante|comprobnte|comprovante) (de pago|de recarga)`,
} as const;
