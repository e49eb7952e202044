// Of what should not be owed, or cannot be paid.

export const owing = {
  disputedCharge: `qué es este valor que me cobran
devolución de dinero
por qué me cobran más si mi plan cuesta menos
me descontaron saldo sin razón
cancelar una suscripción de contenidos
está mal el valor de mi planilla
no hice esas llamadas que me cobran
hay un error en mi factura
me facturaron algo que no usé
doble débito en mi tarjeta
me vino un recargo
cobros que no son míos
exigo que me devuelvan mi dinero
quiero que me reembolsen lo que pagué de más
me debitaron dos veces
me hicieron un cobro duplicado
se me desaparece el saldo
recargué y se me fue el saldo
no estoy de acuerdo con el valor de la factura
me subieron el plan sin avisar
me siguen cobrando aunque cancelé
me está descontando saldo un servicio de mensajes
quitar suscripciones premium
qué es ese cobro raro
no sé de qué es ese valor en mi factura
sale un cobro que yo no autoricé
quiero reclamar un valor
me cobran un servicio de otra empresa
hay un cargo que no conozco
me facturan de más
me cobran una suscripción que no pedí
devuélvanme el dinero que cobraron por error
qué es este valor en mi factura
de qué es ese cargo de la factura
un cobro que yo no solicité
me cobraron un juego que nunca he pedido
hay un cobro ahi que no se que es y yo no lo autorice
me sacaron plata dos veces de la cuenta
quiero q me devuelvan mi dinero
yo no he hecho esa llamada al exterior que sale ahi
me cobraron algo que yo no compre
quiero que me devuelvan el dinero que cobraron de mas
por que se me descuenta el saldo solo
me estan cobrando un paquete q nunca active
no se que es ese servicio de 1 99 que me sale
que es ese cobro que me hicieron
me cobraron algo que no corresponde
(me|por que me) (cobraron|estan cobrando|cobran|facturaron|descontaron|vino cobrando|quieren cobrar) (algo que no pedi|un servicio que no contrate|de mas|un paquete que no compre|una suscripcion|un juego|un horoscopo|llamadas que no hice|algo que no es mio|un valor que no conozco|algo que no uso)
(no reconozco|no se de que es|no autorice|no conozco|no es mio|no entiendo de donde sale) (un cobro|ese cobro|este valor|un cargo|ese valor de la factura|lo que me cobran|esa suscripcion)
(que es|de que es) (este cobro|ese valor|ese cargo|este recargo|ese valor raro|un valor de 2.99) [en mi factura|que me sale|que me cobran]
{quiero} (un reembolso|la devolucion de mi dinero|que me devuelvan mi plata|que me devuelvan lo que cobraron de mas|reclamar un cobro|que quiten ese cobro|que me reembolsen)
(devuelvanme|regresenme|reembolsenme) (mi dinero|mi plata|lo que me cobraron|lo que pague de mas)
(me sacaron|me quitaron|me robaron|me debitaron|se me fue|se me va) (plata dos veces|el saldo|saldo sin razon|dos veces el mismo pago|el saldo solo|saldo de la recarga|dinero de la cuenta dos veces)
(hay|me sale|tengo|veo) (un cobro raro|un error en la factura|un cargo que no es mio|un cobro que no autorice|un valor que no se que es|un cobro duplicado|una suscripcion que no pedi)
(como|quiero) (cancelo|cancelar|quitar|bloquear|dar de baja) (una suscripcion|los servicios de otras empresas|los mensajes premium|el juego que me cobran|la suscripcion que no pedi|esos servicios de terceros)
(cobro|debito|pago|cargo) (indebido|doble|duplicado|equivocado|no autorizado)
me suscribieron a (algo|un juego|noticias|mensajes) (que no pedi|sin permiso|sin preguntarme)
me (cobraron|facturaron) (por error|por equivocacion|mal)
me estan (bajando|sacando|quitando|comiendo) (plata|saldo) [del saldo] por unos (mensajitos|mensajes|juegos) [de futbol]
yo no he hecho esa (llamada|compra|recarga|suscripcion) [al exterior|que sale ahi]
cobraron (el paquete|la factura|la recarga) dos veces
quiero mi plata de vuelta [por un cobro equivocado|ya]
no quiero mas ese servicio de (juegos|horoscopo|noticias|musica) que me cobran
aparece (una compra|un consumo|un paquete) que yo no hice
me (activaron|metieron|pusieron) un servicio (sin permiso|que no pedi|sin avisar)
(por que|de que) me (quitaron|restaron|descontaron) {monto} {monedas} [del saldo]
recargo y (enseguida|al rato|de una) se me (va|desaparece|esfuma) el saldo
(anulen|quiten|retiren|eliminen) ese (cobro|cargo|valor) [de mi factura]
me estan (robando|viendo la cara) con ese cobro
pague de mas y quiero (la devolucion|que me regresen|el reembolso)
me cobran (netflix|un seguro|un antivirus|una app) que no (tengo|pedi|uso)
como (impugno|objeto|disputo|reclamo) un (cobro|valor|cargo)
desactivar (servicios premium|suscripciones|mensajes que cobran|contenidos de terceros)
hay (un valor|un cargo|algo) en mi (planilla|factura) que no me corresponde
y ese concepto por que me lo cobran si no lo uso
alguien uso mi saldo para comprar (juegos|cosas)
revisen que me cobraron el plan (dos veces|doble)
(desactivenme|quitenme|cancelenme) esas suscripciones [que me roban]
me cobraron (doble|dos veces) el (mes|plan|paquete)
me llego un cobro por un servicio que (desconozco|no pedi|no uso)
me siguen (debitando|cobrando) una suscripcion
quiero (anular|quitar|disputar|reclamar) un (cobro|cargo)
cobraron algo mal devuelvan
me estan cobrando un (paquete|servicio|seguro) que nunca (active|pedi|contrate)
cobro doble en mi tarjeta
quiero reembolso de lo que me cobraron (mal|de mas|doble)
no se que es ese servicio de (1.99|2.99|5) que me sale
(me estan|me andan) (cobrando|cogiendo|bajando) (2,99|1,99|4 {monedas}) (de una suscripcion|de un juego|de algo) que (yo nunca pedi|no pedi|no se que es)
en la (factura|planilla) (consta|sale|aparece) una llamada a (colombia|estados unidos|otro pais) que yo no (hice|he hecho) [que me devuelvan]
(me cogieron|me quitaron|se me fueron) {monto} {monedas} del saldo y yo no (e llamado|he llamado|hice nada|use) [a nadie]
(vivo sola|nadie coge mi telefono|no uso) y (me cobran llamadas que no hice|me sale un consumo que no es mio)
me (cobraron|debitaron) (2 veses|dos bezes|doblemente) [debuelvan]
(sinverguenzas|rateros|oiga) (devuelvanme mi plata|por que me quitan el saldo|me cobran lo que no pedi)
me (clavaron|metieron|encajaron) un (seguro|servicio|cobro|paquete) que yo (ni sabia|nunca pedi|no queria)
por que me cobran {impuesto} si me ofrecieron precio final
que es (ese|este|el) cargo por reconexion [yo no pedi nada]
y esto [de aqui] por que (lo|me lo) cobran
me cobraron una cuota de equipo y yo no he sacado ningun (celular|equipo) a credito
(esto|eso|este cobro) no (es mio|lo reconozco|lo pedi)
(el|ese) {impuesto} (de donde sale|por que me lo cobran) [antes pagaba menos]`,
  debt: `no puedo pagar ahora
ahora no puedo pagar la factura
no puedo pagar todavía
[ahora|este mes|hoy] no (puedo|alcanzo a) pagar [mi factura|la factura|ahora|todavía]
puedo negociar mi deuda
quiero pagar en cuotas lo que debo
refinanciar la deuda
acuerdo para pagar a plazos
no tengo para pagar toda la factura
puedo hacer un abono y pagar el resto después
prórroga de pago
facilidades de pago para mi deuda
diferir la deuda atrasada
tengo varias facturas atrasadas y quiero ponerme al día
me pueden esperar unos días para pagar
quiero llegar a un acuerdo por mi deuda
pagar poco a poco lo que debo
pagar la deuda vencida en partes
puedo pagar solo una parte de la factura
no puedo pagar todo ahorita
no tengo dinero para la factura, qué hago
ayuda con mi deuda atrasada
arreglo de pago
plan de pagos para mi deuda
me pueden fraccionar la deuda
estoy en central de riesgo por una deuda con ustedes
descuento por pagar la deuda vieja
quiero hacer un arreglo para pagar de a poquito
puedo pagar por partes
quiero un acuerdo para cancelar lo que debo
quiero ir abonando lo atrasado
quiero refinanciar lo que debo
{quiero} (negociar mi deuda|un convenio de pago|hacer un arreglo de pago|llegar a un acuerdo|refinanciar|diferir la deuda|pagar en partes|pagar de a poco) [con ustedes|por lo que debo|de mi deuda]
(puedo|se puede|hay como|me dejan) (pagar en cuotas|pagar en partes|dar un abono|pagar solo una parte|pagar la mitad|pagar de a poquito|hacer un convenio|pagar a plazos) [la deuda|lo que debo|mi planilla|y luego el resto]
(no me alcanza|no tengo plata|no tengo dinero|estoy sin trabajo|no puedo pagar|no completo) [para pagar] (todo|la planilla|la factura|la deuda) [que hago|hay alguna ayuda|me dan plazo|puedo dar una parte]
(me dan|me pueden dar|denme|hay como que me den|me esperan) (mas plazo|unos dias mas|una prorroga|mas tiempo|hasta {dia}) [para pagar|para cancelar]
(tengo|debo) (varias facturas atrasadas|muchos meses|una deuda vieja|tres meses) (y quiero|como puedo|puedo) (pagar en partes|arreglar|llegar a un acuerdo|hacer convenio|negociar)
(me llamaron|me escriben|me molestan) de cobranzas
(convenio|plan|acuerdo|facilidades|refinanciamiento) (de pago|de pagos|de mi deuda|para pagar)
estoy sin (camello|trabajo|plata) puedo ir pagando de a poco
debo como 3 meses hay (arreglo|solucion|alguna facilidad)
me pueden (aguantar|esperar|dar chance) [con el pago] hasta (la quincena|{dia}|que cobre)
solo tengo la mitad (puedo dar eso|me reciben|hay problema)
que (facilidades|opciones) hay para (pagar una deuda vieja|quien no puede pagar|mi deuda atrasada)
(se me junto|se me acumulo|tengo acumulado) varios meses como hago
(cobranzas|el abogado de ustedes) me llama quiero (arreglar|llegar a un acuerdo)
pagar la deuda (por partes|en letras|mensualmente|a plazos)
descuento si pago toda la deuda (junta|vieja)
no llego a fin de mes me (fraccionan|dividen|parten) la deuda
quiero ir (abonando|pagando) lo atrasado (de a poco|poco a poco|por partes)
como puedo llegar a un acuerdo para pagar
me dan plazo hasta que (me paguen|cobre|tenga)
puedo pagar la mitad ahora y la mitad despues
no tengo para pagar todo denme facilidades
(me quede|estoy) sin (trabajo|camello) y debo (tres meses|varios meses|bastante) puedo (ir dando de a poquito|pagar de a poco|dar una parte)
no es que no quiera pagar (todo junto no puedo|es que no me alcanza) [hay como en partes]
tengo una deuda de (187|90|200) [{monedas}] [con ustedes] (hay convenio|hay arreglo|puedo pagar en cuotas|que facilidades hay)
(estuve enfermo|se murio mi papa|tuve una emergencia) y no (pude pagar|alcance a pagar) (me dan mas tiempo|hay un convenio|que me ayuden)
(konvenio|convnio|combenio) de pago
(doy|abono) la mitad ahora y la mitad (despues|en la quincena) se puede
(estoy|ando) (atrasada|atrasado) (4 meses|dos meses|varios meses) (me ayudan con algo|que puedo hacer|hay como arreglar)`,
  suspended: `me van a cortar
me van a cortar el servicio
ya me van a suspender
(me van a|cuándo me van a|ya me van a) (cortar|suspender) [la línea|el servicio|el internet]
cuándo me reconectan el servicio
cuánto demora la reactivación
mi línea está cortada por falta de pago
reactivar mi línea
está suspendido mi número
cómo reactivo mi servicio suspendido
mi servicio de casa está suspendido
cuántos días después de vencido me cortan
me cortaron
reactivar línea
reconectar servicio
sigo suspendido
cómo levanto la suspensión
suspender temporalmente mi línea
estoy cortado por falta de pago
cómo hago para que me reconecten
pagué y mi línea sigue cortada
ya pagué y no me activan la línea
cuándo me devuelven el servicio si ya pagué
reactivar el servicio cortado
cómo hago para que me habiliten otra vez la línea
ya cancele cuando me activan el servicio
por que esta cortada mi linea
ya hice el pago activenme
(me|nos) (cortaron|suspendieron|bloquearon|quitaron) (la linea|el servicio|el internet|el telefono|la television) [por falta de pago|por no pagar|y ya pague|como reactivo|por deuda]
(mi|la) (linea|servicio|numero|internet) (esta suspendida|esta cortado|esta suspendido|sale suspendida|esta bloqueada por no pagar) [que hago|y ya pague|por que|como la activo]
(ya pague|pague|ya cancele) (y|pero) (no me reconectan|sigo sin servicio|sigo suspendido|no me activan|no me devuelven la linea|sigue cortado|no me habilitan el internet|todavia estoy cortado)
(cuanto|que tiempo) (tardan|demoran|se demoran|demora) en (reconectar|reconectarme|reactivar|devolverme el servicio|activarme la linea|volver el servicio) [despues de pagar|si ya pague]
(cuando|a que hora|a que horas) me (reconectan|activan|devuelven el servicio|reactivan|ponen el servicio|habilitan) [la linea|el internet]
{quiero} (reactivar|reconectar|habilitar|activar otra vez|levantar la suspension de) (mi linea|el servicio|el internet|la linea cortada|mi numero)
(por que|xq) (estoy suspendido|me cortaron|tengo la linea cortada|me suspendieron|estoy cortado)
(cuando|despues de cuantos dias|a los cuantos dias) me (cortan|van a cortar|suspenden) [el servicio|la linea|si no pago]
{quiero} suspender (mi linea|el servicio|el internet) (por un tiempo|temporalmente|unos meses|mientras viajo)
cuanto (cuesta|cobran por|vale) la (reconexion|reactivacion)
(reconexion|reactivacion|servicio suspendido|linea suspendida|estoy cortado)
por una planilla atrasada me dejaron sin linea ya pague cuando (regresa|vuelve|me activan)
me voy dos meses puedo (congelar|pausar|suspender) el servicio
mi numero sale (inactivo|suspendido|cortado) por falta de pago
pague tarde y me (cortaron|suspendieron) (cuando vuelve|que hago)
me (habilitan|conectan|activan) otra vez (si pago hoy|el mismo dia|cuando pague)
ya cancele la deuda y (sigo incomunicado|no me regresa el servicio|la linea sigue muerta)
cortado por (deuda|falta de pago|una factura)
llamo y dice que mi linea esta suspendida
(cuanto|que) debo pagar para que me reconecten
pausar (mi plan|el servicio|la linea) [unos meses|temporalmente]
como (recupero|vuelvo a tener|activo) el servicio [despues de pagar|cortado]
se demoran en levantar el corte ya pague {cuando}
me pueden (parar|pausar|congelar) el servicio mientras estoy de viaje
no tengo linea por (deber|no pagar) una factura
quiero (reactivar|activar|recuperar) mi linea cortada
cuanto (se demora|tarda) la reconexion
me (bloquearon|cortaron|quitaron) el servicio por una deuda
pague y sigo (cortado|suspendido|sin linea)
como hago (pa|para) que me devuelvan la linea me cortaron por no pagar
(me cortaron|me quitaron el servicio) (ayer|hoy) que hago (pa que me pongan de nuevo|para que me conecten|para tener linea otra vez)
(ya cancele|ya page|ya pague) todo y sigo (suspendida|sin linea|cortada|igual sin servicio) [desde el lunes]
me olvide de pagar y me (cortaron|dejaron sin linea) (que hago|como la recupero|cuanto demora en volver)
(suspendio|kortaron|suspndieron) (mi linea|el internet|mi numero)
me voy al campo unos meses puedo (pausar|suspender) la linea
por que me cortaron [la linea] si yo pague (el lunes|ayer|en el banco)
pague en el banco y (sigo|me sale la grabacion de que la linea esta) (suspendida|cortada|suspendido) cuando me la activan
ya pague y no puedo llamar a nadie me sale que (esta suspendida|la linea esta cortada)`,
  discounts: `descuento para adulto mayor
rebaja de la tercera edad
tengo carné del {carnet}
descuento de ley
cómo pido la tarifa para personas con discapacidad
exoneración por edad
descuento para estudiantes
hay promociones o descuentos?
descuento adultos de 65 años
tercera edad
descuento
descuentos
adulto mayor
discapacidad
tengo discapacidad, hay descuento?
descuento jubilado
rebaja por discapacidad
beneficio adulto mayor
ley del anciano
soy jubilado me hacen descuento
tengo carnet de discapacidad me hacen rebaja
mi mama tiene 66 años hay beneficio
(hay|tienen|hacen|dan|me hacen) (descuento|rebaja|algun beneficio|descuentos|tarifa especial) (para|por|a) (tercera edad|discapacidad|adultos mayores|jubilados|estudiantes|ancianos|personas con discapacidad|clientes antiguos)
(mi|soy|mi mama es|mi papa es|mi abuelito es) (de la tercera edad|discapacitado|jubilado|adulto mayor) [hay descuento|me hacen rebaja|pago menos|que beneficios tengo|cuanto me descuentan]
(tengo|mi hijo tiene|mi mama tiene|mi hermano tiene) (discapacidad|carnet de discapacidad|carnet del {carnet}|70 años|65 años) [hay rebaja|me hacen descuento|cuanto me descuentan|como aplico]
(como|donde|que necesito para) (pido|solicito|aplico|saco|tramito) (el descuento|la rebaja|el beneficio) [de la tercera edad|por discapacidad|de ley]
descuento (de la ley|tercera edad|por discapacidad|de jubilados|adulto mayor)
(hay|tienen) (alguna promocion|promociones|ofertas|descuentos) [ahora|este mes|para clientes]
mi (papa|mama|abuelo) ya cumplio (68|65|70) [años] (paga menos|le hacen descuento|hay rebaja)
hay algo para personas con discapacidad
(soy|mi mama es) de la tercera edad (cuanto descuento|que porcentaje) (tengo|me toca)
beneficios (por ser adulto mayor|para jubilados|de la tercera edad|por discapacidad)
tarifa (preferencial|reducida|especial) (por edad|para ancianos|por discapacidad)
me corresponde el 50 por ciento por (la edad|discapacidad)
por ser (cliente antiguo|buen cliente) (me dan algo|hay rebaja)
(aplicar|pedir|solicitar) [el] descuento
mi suegra tiene 72 le toca tarifa de adulto mayor
(cuanto|que) descuento (hay|tiene|me dan) (para|por) (la tercera edad|discapacidad)
como aplico al descuento por discapacidad [de mi hijo]
a los de la tercera edad cuanto les descuentan
(tengo|mi mami tiene|mi papi tiene) (68|70|66|72) años [me toca] (el descuento|rebaja|pago menos|hay alguna rebaja|de la tercera edad)
mi {familiar} tiene carnet de discapacidad (le hacen rebaja|hay descuento|cuanto le descuentan)
(abuelitos|viejitos|jubilados) (pagan menos|tienen rebaja|que descuento tienen)
(ai|hay) (algun descuento|rebajita|promo) [pa la tercera edad|para mayores]`,
  payOther: `puedo pagar la factura de otra persona
como pago la factura de un numero que no es mio
quiero pagar la planilla de mi mami desde mi cuenta
(quiero|puedo|como) (pagar|pago) (la factura|la planilla) de (otra persona|una linea que no es mia|un numero ajeno) [con mi tarjeta|desde aqui]
recargar [a] un numero que no (es mio|esta en mi cuenta|tengo asociado)
se puede (pagar|recargar) sin (iniciar sesion|tener cuenta|registrarse)
(guardar|tener) en favoritos (el numero de {familiar}|los numeros que recargo)
donde estan mis (favoritos|numeros favoritos)
repetir la recarga que le hice a {familiar}`,
  paymentLink: `quiero mandarle un link a mi hermano para que me pague la factura
que otra persona pague mi planilla sin tener cuenta
como comparto el pago con mi mami que vive en españa
como genero un link para que me paguen la factura
mi hermano quiere pagar mi planilla sin tener cuenta
como le paso el link de pago a mi hija
link para que pague mi hermano
{quiero} (mandar|mandarle|enviar|compartir|generar|crear|pasarle) [un|el] (link|enlace|link de pago|enlace de pago) [a {familiar}|para que me pague|para que paguen mi factura|de la planilla|para que otra persona pague|de mi factura]
{quiero} que (otra persona|otro|{familiar}|alguien|un amigo|mi jefe) (pague|me pague|cancele) (mi factura|la planilla|mi planilla|por mi) (sin tener cuenta|sin registrarse|sin entrar al portal|con un enlace|con un link|desde otro pais|sin usuario)
{como} (mando|envio|comparto|genero|creo|hago) [un|el] (link de pago|enlace de pago|enlace para pagar|link para pagar|link para que me paguen) [de mi factura|a {familiar}|la planilla]
(otra persona|{familiar}|un amigo) (puede|quiere|me quiere) (pagar|pagarme|ayudar a pagar) (mi factura|la planilla) [sin cuenta|sin usuario|sin contraseña|con un link|desde el exterior|como hago]
(link|enlace|enlaces) de pago [de mi factura|como funciona|para compartir|ya caduco|vencido|cuanto dura]
(compartir|mandar) (la factura|el pago|mi planilla) (con|a) {familiar} para que (la pague|me pague|pague)
(que ve|que datos ve) (quien|la persona que) (recibe el enlace|paga con el enlace|abre el link de pago)
mi hijo en (nueva york|españa|italia) me va a pagar la planilla como le (paso|mando) para que pague
se puede mandar un (enlace|link) por whatsapp para que me (cancelen|paguen) la factura
el (enlace|link) que mande ya no abre [para pagar]
(pasame|dame|genera) (el link|un enlace) para (pagar|que paguen mi factura)
que mi (jefe|papa|novio) (pague|cancele) (mi cuenta|mi factura) (desde su celular|con su tarjeta|sin clave)
(quiero|como) (compartirle|pasarle|mandarle) (la planilla|el cobro|la factura) a {familiar} para que (la pague|cancele)
mi (familiar|hermana) (no es cliente|no tiene cuenta|vive afuera) y quiere pagar mi (factura|planilla)
(cuanto dura|cuando vence|hasta cuando sirve) el (enlace|link) de pago
recibi un (enlace|link) para pagar la factura de (mi mama|un familiar|un amigo)
paso el enlace para que pague otro
(alguien|una persona) (ajena|ajeno|sin cuenta|que no es cliente) puede pagar mi (planilla|factura) [por un link|con el enlace]
(donde|como) (saco|obtengo|veo|consigo) el (enlace|link) de pago [de la factura]
(que pague|pague) (otro|otra persona|mi papa) (con un enlace|por link|sin registrarse)
{familiar} quiere pagar(me) mi (planilla|factura) sin tener (cuenta|usuario)
(mandar|enviar|compartir) (un link|el link|un enlace) (para pagar|de pago|de cobro) (por whatsapp|a {familiar}|de mi factura)
quiero que {familiar} me pague la planilla con un link
como le paso el link de pago a {familiar}
puede pagar mi factura alguien que no tiene cuenta
mi {familiar} (esta en españa|vive afuera|no tiene cuenta) y me va a pagar (la planilla|la factura) (mandeme un link|que link le paso|como le mando para que pague)
(pasar|mandar) un (linksito|enlacito|link) para que {otro} (pague|cancele) mi planilla
{familiar} que vive (afuera|en el exterior|en españa|en nueva york) me quiere pagar la {factura} con su tarjeta [no tiene mi clave]
como le mando algo a {familiar} para que (pague|ponga la tarjeta y pague) [no mas] sin (entrar a mi cuenta|darle la clave)
que otra persona pague mi {factura} con su tarjeta sin darle mi clave`,
  noDebt: `sacar certificado de no deber
{quiero} [sacar|descargar|obtener|un|el] (certificado|papel|documento|constancia) (de no adeudar|de que no debo nada|de que estoy al dia|de no deuda|de no tener deudas|de paz y salvo|de que ya no debo|de estar al dia en los pagos)
{como} (saco|obtengo|descargo|pido|consigo|tramito|sacar) [el|un] (certificado|papel|documento|constancia) (de no adeudar|de no deuda|de que no debo|de estar al dia|de no adeudo)
{donde} (saco|descargo|esta|pido|consigo) [el|un] (certificado de no adeudar|certificado de no deuda|documento de que no debo|certificado de estar al dia)
(me piden|necesito para el banco|para el arriendo me piden) [un|el] (certificado de no adeudar|papel de que no debo|certificado de que estoy al dia|certificado de no deuda)
(certificado|constancia) (de no adeudar|de no deuda|de no adeudo|de paz y salvo)
(como|donde) (verifico|compruebo|se verifica|se comprueba|valido) (un certificado|el certificado de no adeudar|el codigo del certificado|si el certificado es autentico|el codigo de un documento|el certificado del robo)
(por que|xq) no (puedo sacar|me sale|me deja descargar) el certificado de no adeudar
en el trabajo me piden (constancia|certificado|un papel) de no tener deudas con ustedes
me salgo y quiero el certificado de que quede en cero
tengo un (certificado|documento) de ustedes con un codigo donde veo si es (verdadero|valido|autentico)
(comprobar|verificar|validar) (un certificado|el codigo de verificacion|un documento de ustedes)
(papel|hoja|carta|documento) que diga que (no debo|ya pague todo|estoy al dia|no tengo deudas)
para (un credito|el buro|la visa|cancelar) me piden (certificado de no adeudar|que demuestre que no debo)
ya (cancele|di de baja) el servicio quiero el (certificado|documento) (de no deuda|final|de que no debo)
(libre|carta) de (deuda|deudas|adeudo)
(constancia|certificado|papel) de (estar al dia|no tener deudas|no deber nada|haber pagado todo)
donde (valido|verifico|compruebo|reviso) el codigo de un (certificado|documento) [de ustedes]
como verifico un (certificado|documento) [de ustedes|que me dieron]
como (sacan|saco) el papel de que (estoy al dia|no debo) [para el arriendo|para un credito]
{quiero} un documento que (diga|certifique|demuestre) que (no debo|estoy al dia|no tengo deudas)
me piden un certificado de no adeudar donde lo bajo
certificado de que no tengo deuda
como compruebo que un certificado es verdadero
ya (me sali|me di de baja|me fui) de ustedes y (necesito un papel de que no debo|quiero el certificado de que no debo nada)
(la dueña del departamento|el banco|mi trabajo) me pide (un papel|certificado) de que no (les debo|debo nada)
un (certificado|papelito|documento) de que no les debo (nada|plata|ni un centavo)
(sertificado|certifcado) de no (adeudar|deber|adudar)`,
  outageCredit: `quiero compensacion porque se fue el servicio todo el fin de semana
compensacion por no tener servicio
(me van a|me|nos van a) (descontar|devolver|compensar|reconocer|rebajar|acreditar) (los dias|el tiempo|las horas|algo) (que estuve sin internet|sin servicio|por la falla|que no tuve servicio|que se fue el internet|por el daño|de la caida)
{quiero} (una compensacion|un descuento|un credito|que me compensen|que me descuenten|que me reconozcan) (por los dias sin internet|por la falla del servicio|porque no tuve servicio|por el tiempo sin señal|porque se fue el internet|por la interrupcion|los dias que no hubo servicio)
(cuanto|que) me (devuelven|descuentan|compensan|van a devolver|reconocen) [por] (la falla|los dias sin servicio|la caida del internet|el corte del servicio|el daño|no tener internet)
(no tuve|estuve sin|pase sin|me dejaron sin) (internet|servicio|señal|television) (tres dias|toda la semana|el fin de semana|dos dias|varios dias) [y] (quiero que me descuenten|me devuelven algo|no voy a pagar completo|me hacen descuento|cuanto me compensan)
(por que|xq) (pago|me cobran) completo si (no tuve servicio|estuve sin internet|no hubo internet varios dias)
(compensacion|credito|descuento) por (falla|interrupcion|dias sin servicio|caida del servicio|corte)
(donde|cuando) (veo|aparece|me dan) (el credito|la compensacion|el descuento) (por la falla|por la interrupcion|por los dias sin servicio|del daño)
(me deben|reconozcan) (los dias|las horas) sin (servicio|internet)
estuve (4 dias|una semana|el fin de semana) sin servicio y quiero que me (rebajen|descuenten|devuelvan) eso
van a (reconocer|devolver|compensar) algo por el daño [de ayer]
por que me cobran el mes entero si (medio mes|varios dias) no hubo (señal|internet|servicio)
no es justo pagar completo si (no hubo servicio|se fue el internet tantos dias)
(cuanto|cuando) me (acreditan|devuelven|pagan) (por la interrupcion|por la caida|por la falla|por los dias sin internet)
(derecho a|hay) (compensacion|indemnizacion|descuento) (por falla|por mal servicio de internet|por interrupcion)
me (prometieron|dijeron que me daban) un (credito|descuento) por la falla (donde esta|y no sale)
(descuentenme|rebajenme|devuelvanme) los dias (que no tuve|sin) (internet|servicio)
el tecnico no vino me dan algo por eso
me tienen que (descontar|devolver|reconocer) (el dia|los dias|las horas) que no hubo (internet|servicio|señal)
hubo una (averia|falla|caida) cuanto me (reconocen|devuelven|descuentan)
(como|donde) pido (compensacion|el descuento|la devolucion) por (la falla|los dias sin internet|la interrupcion) [del servicio]
(me van a|van a) (devolver|dar|reconocer) algo por los dias sin (internet|servicio|señal)
(no|por que) (me devolvieron|me descontaron|aparece) [nada|el descuento] por la (falla|caida|interrupcion)
(devolucion|reembolso|rebaja) por (dias sin internet|la falla de la red|mal servicio de la semana pasada)
tuve (tres|dos|varios) dias sin (internet|servicio) me van a rebajar
me descuentan los dias que no tuve internet
quiero que me compensen por la caida del servicio
(pase|estuve) (tres dias|una semana) sin (internet|tele|linea) y (me cobraron completo|igual me cobran todo) (me descuentan algo|devuelvan esos dias)
no tuve servicio (media semana|cinco dias) y quiero que me (descuenten|rebajen|reconozcan)
(me van a|y a mi me van a) (descontar|devolver|reconocer) [los dias que no tuve|por el daño]
esos (tres dias|dias sin servicio) quien me los (reconoce|descuenta|devuelve) [si la factura viene completa]
que me descuenten los dias que no tuve [internet|servicio]
me devuelvan algo de lo que pague porque no (funciono|tuve internet)`,
} as const;
