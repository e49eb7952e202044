// Of what is known and kept about a person.

export const rights = {
  contracts: `ver mi contrato
dónde está el contrato de mi línea
descargar el contrato del internet
el contrato que firmé
cuándo contraté este servicio
cómo saben que yo acepté esa compra
comprobante de que acepté el contrato
prueba de que yo contraté ese servicio
con qué evidencia me cobran ese servicio
qué condiciones acepté
los términos que acepté al registrarme
ver los permisos que he dado
qué he autorizado en mi cuenta
en qué fecha firmé
el contrato de mi plan
necesito el documento que firmé con ustedes
copia de lo que autoricé
muéstrame lo que acepté
el documento de mi contrato
papel del contrato
copia del contrato en pdf
cómo prueban que lo compré
qué prueba tienen de que yo lo pedí
descargar mi contrato
puedo bajar el contrato
en qué fecha acepté el servicio
la constancia de lo que acepté
donde puedo ver mi contrato
quiero saber que es lo que acepte
mostrar el contrato de mi linea
{quiero} (ver|descargar|tener|una copia de|leer|revisar) (mi contrato|el contrato|lo que firme|lo que acepte|mis contratos|los contratos que tengo|las condiciones que acepte|el documento que firme) [de la linea|del internet|en pdf|con ustedes]
{donde} (esta|veo|encuentro|descargo|queda) (mi contrato|el contrato|lo que firme|lo que acepte|mis contratos|el documento que firme|la constancia de lo que acepte)
(que|que cosa) (firme|acepte|autorice|contrate) [yo] [cuando contrate|cuando compre|y cuando|con ustedes|cuando me instalaron|en mi cuenta]
(cuando|quien|como) (acepto|acepte|firme|firmo|autorice|autorizo|contrate) [yo] [ese|el|eso] (servicio|cambio de plan|contrato|paquete|esa compra|eso)
(como|con que) (prueban|demuestran|me prueban|saben) que [yo] (acepte|contrate|compre eso|lo pedi|firme|autorice)
(copia|pdf|constancia|comprobante|prueba) (de mi contrato|del contrato|de lo que acepte|de lo que firme|de que acepte|de cuando contrate)
(mandeme|deme|mandenme|me pueden dar) [una copia de] (mi contrato|el contrato|lo que firme)
(ver|que) (permisos|autorizaciones|consentimientos) (he dado|di|tengo dados|acepte)
(mis contratos|contratos y permisos|contratos y consentimientos|contrato de mi linea|terminos que acepte)
en ningun momento firme nada muestrenme
quiero leer las condiciones que yo acepte al contratar
(a que|que) me comprometi [cuando firme|con ustedes]
(hasta cuando|cuanto tiempo) dura mi contrato
(donde|como) consta que yo (acepte|pedi|contrate) (eso|ese servicio|el paquete)
(prueba|evidencia|respaldo) de (mi compra|que acepte|que autorice el cambio)
me (pusieron|activaron) algo y dicen que yo acepte (quiero ver la prueba|donde esta)
(los terminos|las clausulas|las condiciones) de mi contrato
(leer|guardar|imprimir) mi contrato
papeles que firme [al contratar|con ustedes]
quiero el documento que dice lo que firme
yo no acepte ese paquete demuestrenlo
quien (acepto|autorizo|firmo) ese cambio de plan y como
constancia de cuando contrate el internet
necesito ver los contratos que tengo firmados
como pruebo que yo no acepte eso
quiero ver mi contrato
que fue lo que acepte (el mes pasado|cuando contrate)
donde (consta|dice|esta) que yo (acepte eso|firme|pedi ese plan) (muestreme|enseñeme|quiero ver)
(necesito|quiero) (una copia|copia) del (contrato|papel) que (firme|me hicieron firmar)
(contrto|kontrato|contrato) (copia|en pdf|que firme)`,
  privacyChoices: `no autorizo el uso de mi información
quitar la autorización para usar mis datos
retirar mi consentimiento
quiero revocar el consentimiento que di
usan mis consumos para venderme cosas
no quiero que me hagan ofertas según mi consumo
comparten mis datos con otras empresas
no quiero que midan lo que hago en la página
uso de mis datos personales
privacidad de mi información
encender o apagar los permisos de mis datos
qué información usan de mí
no quiero que usen mi información para vender
quitar los permisos que di sobre mis datos
que no usen lo que consumo para ofrecerme cosas
no doy permiso para usar mis datos en publicidad
retirar el consentimiento
no quiero que usen mis consumos para ofrecerme cosas
no quiero que usen mis datos para publicidad
quien ve mi informacion y para que la usan
(para que|como|en que) (usan|utilizan|ocupan|manejan) [ustedes] (mis datos|mi informacion|los datos que tienen de mi|mis consumos)
(no quiero|no autorizo|no deseo|no doy permiso|que no) [que] (usen mis datos|compartan mis datos|usen mis consumos|vendan mi informacion|analicen lo que consumo|me ofrezcan cosas por lo que consumo|usen mi informacion para publicidad|me rastreen|hagan perfiles de mi)
(que hacen|que pasa) con (mis datos|mi informacion|la informacion que doy|mis datos personales)
(venden|comparten|entregan|pasan|le dan) (mis datos|mi informacion|los datos de los clientes) [a otras empresas|a terceros|a otros]
{quiero} (quitar|retirar|revocar|cambiar|apagar) (el permiso|mi consentimiento|la autorizacion|los permisos) (de uso de mis datos|que di sobre mis datos|para usar mis datos|de publicidad|para usar mis consumos|de seguimiento)
(politica|aviso) de (privacidad|proteccion de datos)
(privacidad|uso de mis datos|permisos de datos|permisos sobre mis datos|tratamiento de mis datos)
(dejen de|que dejen de|como hago que dejen de) (usar mis datos|rastrearme|analizar lo que consumo|usar lo que consumo|medir lo que hago)
(apagar|desactivar|encender) (el seguimiento|la personalizacion|las ofertas segun mi consumo|el uso de mis datos)
no me parece que revisen lo que navego para venderme
a quien le entregan mi informacion
(ustedes|la empresa) (vende|comparte|espia|analiza) (mis datos|lo que hago|mis consumos)
no (acepto|quiero|permito) que (me analicen|me perfilen|hagan publicidad con mis datos|me sigan)
(apagar|quitar|negar) (el permiso|la autorizacion|el consentimiento) (de publicidad|de datos|para promociones)
que (permisos|autorizaciones) sobre mis datos (tengo encendidos|les di)
es seguro dar(les) mis datos
(cookies|seguimiento|rastreo) (como lo apago|quiero quitarlo|desactivar)
para que (quieren|necesitan|piden) mis datos
que no usen mi (ubicacion|historial|consumo|numero) para (venderme|ofertas|publicidad)
(me opongo|quiero oponerme) (a que traten mis datos|al tratamiento de mis datos|al uso de mi informacion|a todo)
derecho de oposicion
{quiero} ejercer [mi derecho de] oposicion [al uso de mis datos]
apagar las propuestas segun mis consumos
no le pasen mis datos a nadie
que dejen de espiarme lo que consumo
quiero retirar el permiso para usar mis datos
venden mi (numero|informacion|correo) a otras empresas
ustedes para que quieren mis datos
no quiero que compartan mi informacion
no quiero que se fijen en lo que (consumo|hago|navego) para mandarme (ofertas|propaganda|cosas)
para que (ocupan|cogen|piden tanto) mi (informacion|{documento}|direccion)
(me da miedo|no me gusta) que (usen mis datos|den mis datos a otros|vendan mi numero) (como lo apago|no autorizo)`,
  dataRequests: `quiero una copia de todos los datos que tienen de mi
se pueden corregir los datos que tienen mal de mi persona
quiero descargar todos mis datos personales
quiero bajar la informacion que guardan sobre mi
corregir mi fecha de nacimiento
{quiero} [pedir|descargar|bajar|solicitar|tener] (una copia de todos mis datos|todos los datos que tienen de mi|toda mi informacion|el archivo con mis datos|mis datos personales en un archivo|una copia de mi informacion|lo que saben de mi)
{como} (descargo|pido|bajo|solicito|obtengo) [una copia de] (todos mis datos|toda mi informacion|mis datos personales|los datos que tienen de mi|el archivo con mi informacion)
(que|cuales) (datos|informacion|cosas) (tienen|guardan|saben) [ustedes] (de mi|sobre mi|mia)
{quiero} ejercer (mis derechos|mi derecho) [de|a] (acceso|rectificacion|portabilidad|proteccion de datos|acceso a mis datos|sobre mis datos)
{quiero} (rectificar|que corrijan|pedir la correccion de|que rectifiquen) (mis datos|los datos que tienen mal|un dato mio|la informacion que tienen mal de mi|mis datos personales)
(solicitud|peticion|pedido) (de datos|de acceso a datos|de copia de datos|de rectificacion|sobre mis datos) [como va|en que va|cuanto demora|como la hago]
(cuanto tiempo|en cuantos dias) (tienen para responder|responden|se demoran con) (mi solicitud de datos|mi pedido de datos|la copia de mis datos|mi derecho)
(ya esta|donde descargo) (el archivo|la copia) (con mis datos|de mis datos|que pedi de mis datos)
(portabilidad|llevarme|trasladar) (de datos|mis datos personales|de mis datos) [a otra empresa]
ley de proteccion de datos
mandenme todo lo que tengan guardado de mi
cuanto se demoran en contestar una solicitud de mis datos [personales]
tienen mal mi (fecha de nacimiento|{documento}|direccion) en sus registros que la corrijan
(archivo|reporte|copia) (completo|completa) de mi informacion
(bajar|descargar) (todo mi historial|todo lo mio|mis datos completos) (de la pagina|del portal|en un zip)
derechos (arco|de datos personales|sobre mi informacion)
{quiero} (saber|ver) (todo|que) lo que (guardan|tienen|saben) de mi
pedi (mis datos|una copia de mis datos|que corrijan mis datos) y (no me responden|cuando me dan|en que va)
ejercer (acceso|rectificacion|portabilidad)
(solicitud|derecho) de (acceso|portabilidad|rectificacion)
¿cómo pido una copia de mis datos?
(exijo|pido|quiero) una copia de (mis datos|mi informacion)
como pido que corrijan (mis datos|un dato que tienen mal) [personales]
(quiero|como) (rectificar|corregir) un dato (que tienen mal|personal mal registrado|de mi contrato)
(descargar|bajar|exportar) (todos mis datos|mis datos personales|mi informacion|mis datos) [en un archivo]
(portabilidad|copia|archivo) de (mis datos personales|datos personales|todo lo que saben de mi)
(ya esta lista|cuanto demora|donde bajo) la copia de mis datos
(quiero ver|mandenme|descargo) lo que (guardan|saben) de mi
(cambiar la direccion|el correo|el nombre) de mi contrato (esta mal|es otro|como lo cambio)
se equivocaron en mi (fecha de nacimiento|estado civil) [corrijan]
quiero que me (den|entreguen) todo lo que (saben de mi|tienen guardado mio|tienen sobre mi persona)`,
  whoLooked: `(quien|quienes) (ha visto|vio|miro|ha mirado|reviso|consulto|ha consultado|ha revisado|estuvo viendo|puede haber visto) (mi informacion|mis datos|mi linea|mis facturas|mi consumo|mis llamadas|mi cuenta)
(quiero saber|como se|como veo|donde veo|puedo ver) (quien|quienes) (ha visto|vio|miro|reviso|consulto|ha revisado) (mi informacion|mis datos|mi linea|mis facturas|mi cuenta|mi consumo)
(registro|historial|lista) de (quien vio mis datos|accesos a mi informacion|consultas a mi linea|quien miro mi cuenta|quien consulto mis datos|accesos a mis datos)
(algun|un) (empleado|asesor|trabajador) (vio|reviso|entro a|miro) (mis datos|mi cuenta|mi linea) [como se|y por que]
(por que|cuando) (alguien|un asesor|ustedes) (vio|reviso|miro|consulto) (mis datos|mi cuenta|mi informacion)
(accesos|consultas) a mis datos
hay como saber si un empleado de ustedes se metio a ver mis cosas
quien (entro a|se puso a) (revisar|ver|mirar) (mi consumo|mis facturas|mis datos)
(sospecho que|creo que) alguien de la empresa (reviso|vio|consulto) mis datos
lista de (personas|empleados|gente) que (vieron|consultaron|miraron) (mi linea|mis datos|mi informacion)
mi (esposa|hijo|hermana) ha (visto|mirado|revisado) mi (linea|consumo) (como se|quien mas)
registro de (quien|cuando) (miro|consulto|vio) (mi linea|mis datos)
quien tuvo acceso a mis datos
¿quién vio mis datos?
quien ha estado (husmeando|viendo|mirando|revisando) mis (datos|facturas|cosas)
puedo saber (si un asesor vio mi cuenta|quien consulto mi linea|quien vio mis facturas|quien entro a ver mi consumo)
(que|cuales) (asesores|personas|empleados) han (consultado|visto|mirado) mi (cuenta|linea|informacion|consumo)
(quienes|quien) (ven|ve) mi linea y cuando
saber si (un empleado|un asesor|alguien|mi mama) (miro|vio|reviso|consulto) mis (facturas|datos|llamadas)
(registro|historial) de (accesos|consultas) (a mis datos|a mi linea|de mis datos)
me estan espiando la linea
(sospecho|creo) que un empleado (de ustedes|conocido) se metio a (ver mi cuenta|revisar mis llamadas) (como se quien fue|quiero saber quien)`,
  personalToken: `como genero un token para mi programa
quitar la clave que le di a una aplicacion
quiero anular un token
revocar mi token
{quiero} (crear|generar|sacar|obtener|un|hacer) [un|el] (token|token personal|token de acceso|codigo para mi programa|clave de api|token de lectura|acceso para mi programa)
{como} (creo|genero|obtengo|saco|borro|revoco|elimino|quitar|anulo) [un|el|mi] (token|token personal|token de acceso|codigo de acceso para un programa|token que cree)
{quiero} (conectar|usar|enlazar|dar acceso a) (otra app|mi programa|una aplicacion externa|una hoja de calculo|un programa|otra aplicacion) (a mis consumos|con mis datos|a mis facturas|para leer mis consumos|que lea mis datos)
(que es|para que sirve|cuanto dura|como uso) (un token personal|el token|un token de acceso|mi token)
(perdi|se me filtro|ya no uso|copie mal|no guarde|alguien tiene) (mi token|el token personal|el token que cree|el token)
(revocar|quitar|anular|borrar) (el token|el acceso que le di a una aplicacion|el acceso de un programa|la clave que le di a una app|un token)
(tokens|api|tokens personales) [para desarrolladores|de lectura|del portal|para leer mis datos]
(hay|tienen) [una] api para (consultar mis datos|mis consumos|leer mis facturas)
soy programador quiero leer mi consumo desde un (script|programa)
como anulo el token que hice
(llave|clave|token|credencial) para (un programa|la api|mi aplicacion|leer mis datos desde afuera)
(integrar|enlazar|conectar) mis (datos|consumos|facturas) con (excel|otra app|mi sistema|un programa)
(hasta cuando|cuantos dias) sirve el token
ver (los tokens|las aplicaciones) que (tienen acceso|cree|leen mis datos)
se me perdio el token (como saco otro|y no lo copie)
(desarrollador|programador|api) (token|acceso|documentacion)
¿puedo ver mi consumo desde un programa mío?
(crear|generar|eliminar|revocar|anular|que es) un token [personal|de acceso]
(consultar|leer|ver|mostrar) mi (saldo|consumo|internet restante) (desde home assistant|en mi casa inteligente|con un script|en un tablero propio|con node red|en una pantalla de la cocina)
(acceso|consulta) por api [a mis cifras|a mis facturas]
(quiero|se puede) automatizar la consulta de mi (consumo|saldo)
(conectar|integrar) mi (linea|consumo) (con|a) (home assistant|node red|mi casa inteligente|domotica|un tablero)
como conecto mis datos a una aplicacion mia
quiero un token para mi script
hay api para ver mi consumo
(soy|mi hijo es) (programador|de sistemas) y (quiero|necesito) (un token|leer el consumo con un programa|conectar mi script)`,
  fraud: `me llegó un mensaje sospechoso
me llamaron pidiendo mis datos
recibí un correo raro de ustedes
me piden el código por whatsapp
un link extraño dice que gané un premio
alguien entró a mi cuenta
sacaron una línea con mi {documento}
me llaman diciendo que son de la operadora
intento de fraude
me piden mi clave por teléfono
recibí una llamada sospechosa
un sms me pide datos de mi tarjeta
este correo es de ustedes?
me mandaron un enlace para pagar, es real?
clonaron mi chip
entraron a mi cuenta sin permiso
alguien cambió mi contraseña
usaron mi {documento} para contratar un plan
me piden el código que llegó al celular
di mi clave a alguien
hay páginas falsas de ustedes?
me ofrecen un descuento raro por teléfono
creo que es un engaño
me llamó alguien diciendo que es de ustedes
me pidieron un código por teléfono
me llegó un link sospechoso
quieren estafarme con su nombre
un mensaje dice que gané algo será verdad
me piden datos de mi tarjeta por whatsapp
será verdad este mensaje que me llegó de ustedes
me llegó un sms con un enlace raro
me llego un link raro de ustedes es verdad
me llamaron diciendo que son de la empresa y me pidieron la clave
me llego un mensaje sospechoso con un link
me pidieron el codigo por whatsapp diciendo que son ustedes
(me llego|recibi|me mandaron|me enviaron) (un mensaje raro|un sms sospechoso|un link raro|un correo extraño|un enlace|un whatsapp raro|un mensaje de un premio|un link para pagar) [es de ustedes|es verdad|que hago|diciendo que gane algo|pidiendo mis datos|sera verdad]
(me llamaron|me escribieron|me llama alguien|me estan llamando) (diciendo que gane un premio|pidiendo mi clave|pidiendo datos|pidiendo un codigo|diciendo que son de ustedes|para ofrecerme un premio|pidiendo los datos de mi tarjeta|diciendo que gane un carro)
(me quieren|me estan|creo que me quieren|me intentaron) (estafar|engañar|robar los datos|extorsionar)
(es|sera) (una estafa|verdad que gane un premio|de ustedes ese numero|falso este correo|real ese mensaje|fraude)
(alguien|una persona) (usa mi numero|se hace pasar por ustedes|se hace pasar por mi|usa mi {documento}|saco una linea con mi nombre|contrato con mi {documento})
(me clonaron|clonaron) (el chip|la linea|el whatsapp|mi numero)
(di|le di|ya di|entregue) (mi clave|el codigo|mis datos|los datos de mi tarjeta) (a un desconocido|por telefono|a alguien que llamo|y creo que era estafa)
(me hackearon|me jaquearon) [la cuenta|el celular|el whatsapp|el portal]
(reportar|denunciar) (una estafa|un fraude|un numero estafador|una llamada sospechosa|un mensaje falso)
(hay una linea|aparece un plan|tengo un contrato) a mi nombre que no (pedi|es mio|contrate)
(estafa|fraude|phishing|suplantacion de identidad|extorsion)
un (man|tipo|señor|desconocido) me escribio que es de ustedes y quiere mi codigo
gane un premio de 500 {monedas} segun un mensaje suyo
abrieron una linea con mis datos sin que yo sepa
me (dicen|escriben) que mi linea sera suspendida si no (doy mis datos|entro a un link)
(abri|le di clic a|entre a) un (link|enlace) (raro|sospechoso|de un mensaje) (que hago|y puse mis datos)
esa (promocion|oferta|pagina|llamada) es (de ustedes|verdadera|confiable|real)
(como se si|sera que) (es de ustedes|es verdad) (este mensaje|la llamada|el correo que me llego)
(sacaron|vaciaron|hackearon) mi (cuenta|whatsapp) con mi numero
me quieren (cobrar|vender algo) por telefono a nombre de ustedes
alguien (contrato|saco) (un plan|una linea|un celular) (con mi {documento}|a mi nombre)
(les aviso|quiero avisar|reporto) que (hay gente estafando|me intentaron estafar|hay una pagina falsa)
me ofrecen devolver dinero si doy mi codigo
es de ustedes el numero 0912345678 que me (escribe|llama)
me estan llamando para pedirme datos [de mi tarjeta]
como se si un mensaje es de ustedes [de verdad]
me llego un sms que gane un premio
me piden mi codigo por telefono es normal
me (llamo|acaba de llamar|escribio) un man (diciendo|que dice) que es de ustedes y que (me gane un premio|le dicte un codigo|le de la clave) [sera verdad|me estan cogiendo de gil]
(este link|este mensaje|esto) que me llego de que (tengo puntos por vencerse|me gane algo|debo actualizar mis datos) es (verdadero|de ustedes|verdad)
(me quieren|creo que me quieren) (ver la cara|coger de gil|meter el dedo) con un (premio|link|mensaje)
(le di|ya le dicte|mi mami le dio) (el codigo|los datos|la clave) a uno que (llamo|decia ser de ustedes) (que hago|nos van a robar)
(estfa|estafa|es estafaa) [este mensaje|o no|verdad]
(un señor|una señora|alguien|un tipo) me (pide|esta pidiendo) (los numeros|el codigo|los numeritos) que me llegaron al (celular|cel) [por llamada]
dizque (gane|me gane) (un carro|un premio|un bono|un celular) (es cierto|es verdad|sera cierto|son ustedes)`,
} as const;
