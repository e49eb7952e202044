// Of the account in the portal.

export const account = {
  password: `¿Cómo recupero o cambio mi contraseña?
no recuerdo mi clave de acceso
quiero una contraseña nueva
resetear mi clave
cómo cambio la contraseña de mi cuenta
no me sé la clave de la página
modificar mi clave de usuario
me olvide el password
actualizar mi contraseña por seguridad
cambiar clave del portal
recuperar mi clave
recuperar mi usuario y clave
quiero otra clave para entrar
cambiar el password
poner una contraseña más segura
alguien vio mi clave y la quiero cambiar
puse mal la clave muchas veces
cambiar mi contraseña del portal
me olvide de mi contraseña y quiero recuperarla
cambie mi clave y ya no me acuerdo
como actualizo la contraseña
(olvide|me olvide|se me olvido|no recuerdo|no me acuerdo|perdi|no se|ya no se) (de mi|mi|la|cual es mi|con que) {clave} [del portal|de la app|de mi cuenta|de entrada|para entrar|entraba]
{quiero} (cambiar|recuperar|restablecer|resetear|actualizar|modificar|poner otra|crear otra|una nueva) [mi|la] {clave} [del portal|de mi cuenta|de la app|de mi usuario|para ingresar]
{como} (cambiar|recuperar|resetear|restablecer|cambio|recupero|reseteo) [mi|la] {clave} [del portal|de la pagina|de la app|de mi usuario]
(alguien sabe|me vieron|mi ex sabe|me robaron|mi hijo sabe) (mi|la) {clave} [y quiero cambiarla|quiero poner otra|como la cambio|que hago]
cambio de {clave} [del portal|de usuario]
(recuperar|nueva|restablecer|cambiar) {clave} [de mi cuenta|para entrar|olvidada]
(como|que hago si) (recupero el acceso|no recuerdo la clave|olvide con que entro) [a mi cuenta|al portal]
me equivoque (tantas veces|mucho) con la {clave} y ya no (me acuerdo|se cual es)
me bloquee con la clave porque no me acuerdo la quiero cambiar
como pongo una (clave|contraseña) (distinta|diferente|nueva|mas facil) [en mi usuario|en mi cuenta]
la {clave} (se me borro de la cabeza|no la tengo|no me la se|se me fue de la mente)
hace tiempo no entro y no (recuerdo|se) (la clave|mi contraseña|con que entraba)
quiero (ponerle|poner) una (contraseña|clave) nueva a mi (cuenta|usuario)
como hago si (no tengo|perdi|no recuerdo) la clave
(link|pasos|opcion) para (recuperar|cambiar|restablecer) la contraseña
no se ni mi usuario ni mi clave
creo que (alguien|mi hijo) (sabe|vio) mi contraseña
donde (cambio|pongo|recupero) la (clave|contraseña)
{clave} olvidada
la clave que tenia (ya no me acuerdo|la anote y la perdi)
no atino con mi clave [quiero una nueva]
olvide como entrar
quiero otra {clave} porque esa la saben todos
pongo mi clave y no es
como recupero mi clave la perdi
(deseo|quiero) (actualizar|renovar|cambiar) mi (contraseña|clave) [de ingreso]
me olvide la (contra|clave) de la app`,
  signIn: `usuario bloqueado por intentos fallidos
dice usuario o contraseña incorrectos
se bloqueó mi cuenta del portal
cuánto dura el bloqueo de mi usuario
no puedo acceder con mi número
no me deja loguear
no me abre la página con mi usuario
no me permite acceder
mi usuario no entra
cuenta bloqueada
se bloqueó mi usuario
me sale que mi cuenta está bloqueada
mi contraseña no funciona
no me deja ingresar a la cuenta
no puedo iniciar
no me abre mi cuenta
me sale que mi usuario esta bloqueado que hago
la pagina no me deja entrar pongo todo bien y nada
no puedo entrar a la aplicacion
me sale usuario bloqueado
no abre sesion con mi {documento}
el portal no me deja iniciar sesion con mi correo
(no puedo|no me deja|no logro|no hay como|me es imposible) (entrar|ingresar|iniciar sesion|acceder|loguearme|abrir) [a mi cuenta|al portal|a la app|a la pagina|con mi usuario|mi cuenta]
(mi|la) (cuenta|usuario|acceso) [esta|sale|se me|fue] (bloqueada|bloqueado|bloqueo|inhabilitado) [que hago|como la desbloqueo|por intentos|por poner mal la clave]
(me sale|me dice|sale|aparece) (usuario o contraseña incorrectos|cuenta bloqueada|que mi usuario esta bloqueado|error al entrar|error al iniciar sesion|datos incorrectos|que no existe mi usuario)
(pongo|escribo|meto) (bien la clave|todo bien|mi usuario y clave|la contraseña correcta) y (no entra|no me deja|nada|me bota|no abre)
(la pagina|el portal|la app|el sistema) (no me deja entrar|me bota|no me reconoce|no abre mi cuenta|me saca|no acepta mi clave|no me permite ingresar)
(como|cuando) (desbloqueo|se desbloquea|desbloquean) (mi cuenta|mi usuario|el acceso)
me bloquearon (la cuenta|el usuario|el acceso) [por poner mal la clave|del portal|por varios intentos]
no me (reconoce|acepta|agarra|valida) (el usuario|la contraseña|el correo|mi numero) [para entrar]
(problemas|error|inconvenientes) (para entrar|al iniciar sesion|para ingresar|con el ingreso) [al portal|a la app]
se me cierra (la sesion|la cuenta|solo el portal) [a cada rato|sola]
intento entrar y me (bota|regresa|manda) a la misma (pantalla|pagina)
puse la clave (3|tres|varias) veces [mal] y se me bloqueo (todo|la cuenta|el usuario)
mi (correo|numero|usuario) no (lo reconoce|existe|lo agarra|sale) (cuando quiero ingresar|al entrar)
se queda (cargando|en blanco|pensando) cuando (quiero entrar|inicio sesion|pongo mi usuario)
me bloqueo por intentar (muchas|varias) veces
cuanto tiempo (esta|dura|queda) (bloqueada|el bloqueo de) mi cuenta
no (entra|abre|ingresa) (mi usuario|mi cuenta|con mi correo)
el portal (no me deja|me rechaza|no quiere abrir|me pide otra vez la clave)
(imposible|no hay forma de|ya me canse de intentar) (entrar|ingresar) [al portal|a mi cuenta]
usuario (bloqueado|no encontrado|inactivo)
estoy afuera de mi cuenta y no (puedo volver|me deja)
con mi numero no puedo (entrar|ingresar|acceder)
escribo bien todo pero no avanza [del login]
me tienen bloqueado el acceso
no abre sesion [con mi {documento}|con mi correo]
pongo mi clave y dice (incorrecta|que esta mal|error)
cada (que|vez que) quiero entrar me sale error
la app no me reconoce (el usuario|la clave|el usuario ni la clave)
no me quiere (abrir|entrar) la cuenta
dice que mi usuario esta bloqueado [por intentos]
me sale error al (entrar|ingresar|poner mi clave)`,
  codeMissing: `el código SMS no llega
no me llegó el código al correo
no llega el mensaje de texto con el código
el código de seguridad no aparece
el código ya caducó
código inválido
me dice que el código es incorrecto
no recibo el SMS para registrarme
no me llega la clave temporal al celular
el código de 6 dígitos no me funciona
no llega el correo con el código para recuperar la contraseña
no me mandan el código de confirmación
no llega código
no recibo código
no me llega el sms
no me llega el mensaje de verificación
el código no me llegó
código no llega al correo
no recibí el pin para entrar
código vencido
código equivocado
no me acepta el código
volver a enviar el código
el código temporal no funciona
el código no llegó al teléfono
no recibo el sms del código
llevo rato esperando el codigo y nada de nada
el codigo que me mandaron ya vencio
no me llega ningun mensaje con los numeritos para entrar
ese codigo de 6 numeros sale que ya no vale
el codigo no llega a mi correo
necesito que me reenvien el codigo
no (me llega|llega|recibo|me ha llegado|me mandan|me envian|aparece) (el|ningun) (codigo|sms con el codigo|codigo de verificacion|mensaje con los numeros|codigo de seguridad|codigo para entrar|codigo al correo)
(estoy|llevo rato|sigo|toda la mañana) esperando (el codigo|el sms|el mensaje con el codigo|ese codigo) [y nada|y no llega|que me mandan]
(el|ese) codigo (ya vencio|caduco|no vale|es incorrecto|no funciona|no sirve|sale invalido|expiro|no me lo acepta|dice incorrecto)
(pedi|solicite) (el|un) codigo (y no llega|hace rato|y nada|varias veces) [y nada]
(reenviar|volver a mandar|mandeme otro|otro|como pido otro|envieme de nuevo el) codigo
(puse|escribi|meti) (el codigo|bien el codigo|los numeros) y (dice incorrecto|no lo acepta|no vale|sale error)
(nunca|tampoco) (llego|me llego|me llega) (el codigo|el sms|el correo con el codigo|el mensaje de verificacion|la clave temporal)
cuanto (demora|tarda) en llegar el codigo
el mensajito con el codigo (de seis digitos|de verificacion) no (cae|llega|entra)
me (sale|dice) que el codigo (expiro|ya paso|no es|es invalido|vencio)
(reenvieme|vuelva a enviarme|mandeme otra vez|otro) [el] codigo [por favor]
pide un codigo (que no me llega|y no recibo nada|pero no cae)
ya van {monto} (minutos|veces) y no (llega|cae) el codigo
los (numeros|numeritos|digitos) (para verificar|de confirmacion|para entrar) no me llegan
el sms (de verificacion|con los numeros|del codigo) (no llega|no cae|nunca vino)
a mi correo no (llega|cae) (el codigo|nada|la verificacion)
cambie el chip y no me llegan los codigos
que hago si no (recibo|llega) el codigo
donde pongo el codigo si no me ha llegado nada
cada vez que pido el codigo no viene
puse el codigo y me dice que no (es valido|vale|sirve)
el codigo para (registrarme|entrar|recuperar mi clave|verificar) no me ha llegado [al celular]
dice que el codigo ya no es valido [que hago]
pido y pido el codigo y nada [que llega]`,
  secondStep: `activar doble factor de autenticación
usar google authenticator
aplicación de códigos para entrar
generar nuevos códigos de respaldo
desactivar la verificación en dos pasos
poner un código además de la contraseña
autenticación de dos factores
me pide un código de la aplicación al entrar
quitar el segundo paso
más seguridad al iniciar sesión
configurar el autenticador
poner doble verificación
activar el código de seguridad al entrar
usar la app de códigos para entrar
activar la verificación en dos pasos
quiero sacar nuevos codigos de respaldo
poner autenticador
{quiero} (activar|poner|configurar|usar|quitar|desactivar) [el|la] (segundo paso|doble factor|verificacion en dos pasos|doble verificacion|autenticacion de dos factores|google authenticator|2fa|app de codigos|codigo de seguridad al entrar)
{como} (activo|activar|pongo|configuro|{ciudadGrande}|desactivo|funciona) [el|la] (segundo paso|doble factor|verificacion en dos pasos|doble autenticacion|autenticador|google authenticator|2fa)
{quiero} (mas seguridad|proteger mas mi cuenta|que sea mas segura mi cuenta|que pida un codigo) [al entrar|cuando entro|ademas de la clave|para ingresar|en mi cuenta]
(que son|para que son|como genero|donde saco|nuevos|generar) [los] codigos de respaldo
(como hago|como pongo) (mas segura|mas seguro|mas seguridad) [a] (mi cuenta|el ingreso|cuando entro)
(segundo paso|doble factor|verificacion en dos pasos|2fa|authenticator|autenticador)
(un codigo|otro codigo) ademas de la (clave|contraseña)
como pongo eso de que pida codigo aparte de la clave
los codigos de respaldo donde se sacan
(proteger|asegurar|blindar) (mi cuenta|mi usuario) [con otro codigo|mejor|con un codigo]
(que es|como funciona) (el segundo paso|la verificacion en dos pasos|el autenticador)
tengo google authenticator lo puedo usar
(ya no quiero|quitar) que me pida (codigo|el segundo paso) al entrar
escanear el qr del autenticador
que me pida (algo mas|un codigo|otra verificacion) aparte de la contraseña
se me acaban los codigos de respaldo
ponerle doble seguridad a la cuenta
quiero quitar la verificacion en dos pasos
que son los codigos de respaldo
como pongo el doble paso`,
  passkey: `¿Cómo entro con mi huella, sin contraseña?
entrar con mi huella
iniciar sesión con el rostro
usar face id para entrar
puedo entrar sin escribir la contraseña
crear una passkey en mi celular
entrar con huella digital al portal
iniciar sesión con biometría
usar el lector de huellas de mi laptop
entrar con el pin de mi computadora
mi llave de acceso no funciona
cuántas llaves de acceso puedo tener
ingresar con windows hello
{quiero} (entrar|ingresar|iniciar sesion|usar|acceder) con (la huella|mi huella|el rostro|mi cara|face id|touch id|reconocimiento facial|el lector de huella|biometria|una llave de acceso)
{como} (entro|entrar|ingreso|activo|inicio sesion) [con|la|el] (la huella|mi huella|face id|el rostro|huella digital|llave de acceso|la cara|biometria|passkey)
(que es|como creo|como agrego|como borro|eliminar|agregar|crear|configurar) [una|la|mi] (llave de acceso|passkey|llave digital)
(puedo|se puede|hay como) (entrar|ingresar|iniciar) (sin contraseña|sin escribir la clave|sin poner clave|con la huella|con el dedo)
(huella|face id|llave de acceso|passkey|biometria|reconocimiento facial) [para entrar|en el portal|no funciona]
mi (compu|celular|laptop) tiene lector de huella sirve para entrar
que son las (passkeys|llaves de acceso)
(entrar|ingresar) (con el dedo|mirando la camara|sin teclear la clave|solo con la huella)
(configurar|registrar|poner|borrar) mi (huella|cara|rostro|llave de acceso) (en el portal|para entrar)
la huella no me (funciona|agarra|reconoce) para entrar
no quiero escribir la clave cada vez
acceso (biometrico|con huella|con rostro)
windows hello sirve
se puede con reconocimiento de cara
como agrego una llave de acceso
entrar con huella`,
  lostSecondStep: `Perdí mi celular y no puedo dar el código para entrar
no tengo el código de la aplicación para iniciar sesión
borré la aplicación de códigos
no puedo entrar porque me pide un código del autenticador que ya no tengo
se dañó el teléfono donde tenía el authenticator
perdí el segundo factor
formateé mi celular y perdí el autenticador
ya no tengo ni el celular ni los códigos de respaldo
cómo recupero el acceso si perdí el autenticador
me llegó un mensaje de que van a quitar mi segundo paso
impedir que quiten mi segundo paso
cambie de telefono y ya no tengo la aplicacion de los codigos para entrar
(perdi|me robaron|se daño|cambie de|ya no tengo|formatee) [el|mi] (celular|telefono) [donde tenia|con|y ya no tengo] [el|la] (autenticador|aplicacion de codigos|app de los codigos|google authenticator|codigo para entrar|segundo paso) [y no puedo entrar|que hago]
(perdi|no tengo|ya no tengo|no encuentro|bote) [mis|los] codigos de respaldo [y no puedo entrar|que hago|ni el celular]
(no puedo|como) (entrar|entro|ingresar|recupero mi cuenta) (sin el codigo del autenticador|sin el segundo paso|porque perdi el autenticador|sin la app de codigos|si perdi el segundo paso|sin los codigos de respaldo)
(quitar|desactivar|saltar) el segundo paso (sin el celular|sin codigo|porque perdi el telefono|si no tengo el autenticador)
(me pide|pide) un codigo (de la aplicacion|del autenticador) que ya no tengo
(borre|desinstale) (la app de codigos|el authenticator|la aplicacion de autenticacion)
(alguien pidio|me avisan que van a|yo no pedi|quieren) quitar mi segundo paso [como lo impido|no fui yo]
(cambie de celular|nuevo celular|tengo otro celular) y (no tengo|perdi|no me salen) (el autenticador|los codigos|la app de codigos)
formatee el telefono y ya no genera los codigos para ingresar
bote los codigos de respaldo y perdi el celular
(el celular|el telefono) (donde|en el que) tenia (la app de codigos|el authenticator) (se daño|me lo robaron|lo vendi)
no (tengo|puedo sacar) el codigo del (autenticador|google authenticator) para entrar
me robaron el cel y (sin el|sin los codigos) no puedo (entrar al portal|iniciar sesion|pasar el segundo paso)
(recuperar|entrar a) mi cuenta (sin el segundo paso|sin autenticador|con el documento)
(alguien|no se quien) esta (quitando|pidiendo quitar) mi segundo paso
la aplicacion de codigos se borro
el autenticador se perdio con mi telefono viejo
no puedo entrar porque me pide el codigo de la app y cambie de celular
ya no tengo el celular de los codigos para entrar`,
  sessions: `en qué equipos tengo la sesión abierta
cerrar sesión en todos los dispositivos
cerrar mi sesión en otro celular
ver mis sesiones
sesiones abiertas
inicio de sesión en un dispositivo desconocido
sacar de mi cuenta a otro equipo
entré desde un cyber y no cerré
ver desde dónde entran a mi cuenta
olvidé cerrar sesión en la computadora del trabajo
cerrar todas las sesiones
últimos ingresos a mi cuenta
me avisan que entraron desde otro dispositivo
desconectar un dispositivo de mi cuenta
creo que me hackearon la cuenta
hay alguien más usando mi usuario
entraron a mi cuenta
alguien ingresó desde otro lado
como cierro sesion en otros dispositivos
saquen de mi cuenta al que entro
ver dispositivos
{donde} (esta abierta mi cuenta|tengo abierta la sesion|he iniciado sesion|deje abierta mi sesion|mas esta abierta mi cuenta)
(deje|olvide cerrar|se quedo|me olvide) [abierta] (la cuenta|mi sesion|la sesion|mi cuenta) [abierta] (en el trabajo|en otra computadora|en un cyber|en el celular de un amigo|en otro telefono|en la compu de la oficina) [como la cierro|y quiero cerrarla]
{quiero} (cerrar|cierren|terminar) (la sesion en otros equipos|todas las sesiones|mi sesion en todos lados|la sesion del otro celular|sesion en todos los dispositivos)
(quien|que equipos|que dispositivos|cuantos celulares|quien mas) (esta dentro de|estan conectados a|esta usando|entro a|tienen abierta|esta metido en) mi (cuenta|usuario|portal)
(alguien|otra persona|un desconocido|mi ex) (entro a|esta en|usa|se metio en|esta metido en|ingreso a) mi (cuenta|usuario|portal) [desde otro lado|como lo saco|que hago|sin permiso]
(me llego|recibi) un (aviso|correo|mensaje) de (un equipo nuevo|que entraron a mi cuenta|inicio de sesion desconocido|que alguien ingreso a mi cuenta|un ingreso nuevo)
(ver|mis|cuales son mis) (sesiones|sesiones abiertas|ultimos ingresos|dispositivos conectados|equipos conectados)
{como} (saco|desconecto|cierro) (a otra persona de mi cuenta|un dispositivo de mi cuenta|la sesion de otro equipo|mi cuenta en otro celular)
(cerrar sesion|salir de la cuenta) (remotamente|en todos los equipos|desde lejos|en otro celular)
preste mi (compu|celular|tablet) y quedo mi cuenta abierta
veo un (ingreso|acceso|inicio de sesion) que yo no hice
sacar mi cuenta de un (celular viejo|equipo que vendi|telefono que ya no uso)
(vendi|regale) mi celular con la (cuenta|sesion) abierta
(me avisan|llego un aviso) que entre desde (otro equipo|una computadora|otra ciudad) y no fui yo
como se (quien|desde donde|en cuantos equipos) (entra|entran|esta abierta) [a] mi cuenta
(cerrar|botar) (todo|todos los equipos|los demas) [y dejar solo este]
(alguien|mi ex|mi hermano) sigue (entrando|conectado) a mi (cuenta|usuario)
equipos donde esta (abierta|iniciada) mi (cuenta|sesion)
un celular que no es mio aparece en mi cuenta [conectado]
cerrar la cuenta en la compu del cyber
creo que alguien (entro|se metio) a mi cuenta
en que (dispositivos|equipos|celulares) esta abierta mi cuenta
alguien (entro|ingreso|esta) con mi usuario
cerrar mi sesion en todos lados
hay alguien mas en mi cuenta`,
  profile: `cambiar mi nombre
editar mi perfil
actualizar mis datos personales
modificar mi dirección de correo
cambiar mis datos
corregir mi apellido
actualizar mi email
cambiar el usuario con el que entro
poner otro correo en mi cuenta
cambié de correo electrónico
cambiar datos de mi perfil
cambiar mi mail
cambiar el nombre que aparece
actualizar información personal
tengo otro correo
corregir mis datos
cambiar mi nombre en la cuenta
arreglar mi nombre
cómo corrijo mis nombres
{quiero} (cambiar|corregir|actualizar|modificar|editar|arreglar) [mi|mis|el] (correo|nombre|apellido|datos|datos personales|perfil|email|nombre que sale|correo electronico|mail|numero de contacto) [en el portal|de mi cuenta|del perfil|que esta mal|mal escrito]
{como} (cambio|cambiar|corrijo|actualizo|modifico|edito|arreglo) [mi|mis|el] (correo|nombre|apellido|datos|perfil|email|nombre de usuario|datos personales|correo con el que entro)
mi (nombre|apellido|correo) (esta mal|esta mal escrito|sale mal|cambio|esta equivocado|ya no es ese|aparece incorrecto) [como lo cambio|en el portal|donde lo arreglo|en mi cuenta]
{donde} (cambio|corrijo|edito|actualizo|arreglo) (mi nombre|mis datos|mi perfil|mi correo|mi apellido)
(ya no uso|perdi|cambie) (ese correo|mi correo|de correo|mi email) [y quiero poner otro|como lo cambio|en mi cuenta]
(editar|actualizar|modificar) (perfil|mis datos|mi informacion|datos personales)
soy andrea no andreina corrijan
ese correo ya no lo uso quiero poner el nuevo
(me case|me divorcie) y (cambie|quiero cambiar) de apellido [en el portal]
mi nombre (sale con error|esta incompleto|tiene una letra mal|no es asi)
(actualizar|poner) mi (nuevo correo|nuevo numero de contacto|segundo nombre|nombre completo)
me cambie de (correo|mail|gmail) como actualizo
(foto|nombre) de perfil como (cambio|pongo)
(corregir|rectificar) mi (nombre|apellido) en el (perfil|portal)
el apellido de casada ya no quiero el mio
cambiar el gmail con el que estoy
como edito mi perfil
escribi mal mi (apellido|nombre) al registrarme
mi nombre sale mal
cambiar mi correo electronico`,
  deleteAccount: `cerrar mi cuenta del portal
dar de baja mi cuenta de la página
eliminar mi perfil
desactivar mi cuenta
borrar mi registro en la app
eliminen mis datos personales
cancelar mi cuenta del portal
no quiero tener más esta cuenta
cómo me doy de baja del portal
quitar mi cuenta para siempre
quiero eliminar mi usuario del portal
dar de baja mi usuario
borrar toda mi información
quiero salir de la página para siempre
eliminar mi correo de su sistema
ya no quiero usar el portal, borren todo
quiero desaparecer de su base de datos, soy yo mismo
cerrar definitivamente mi cuenta de usuario
cerrar mi cuenta en esta página
por ley quiero que supriman mi informacion
eliminar cuenta y datos
{quiero} (eliminar|borrar|cerrar|dar de baja|cancelar|desactivar) [mi|la] (cuenta|usuario|perfil|registro|cuenta del portal|cuenta de la pagina|cuenta de la app|cuenta de usuario) [para siempre|definitivamente|de aqui|de esta pagina]
{como} (elimino|eliminar|borro|borrar|cierro|cerrar|doy de baja|desactivo) [mi|la] (cuenta|usuario|perfil|cuenta del portal|cuenta de aqui|registro)
(ya no quiero|no quiero) (tener cuenta|estar registrado|usar esta pagina|tener usuario|seguir en el portal|tener esta cuenta) [aqui|en el portal|borrenla|cierrenla]
(eliminen|borren|cierren|quiten) (mi cuenta|mi usuario|mi perfil|mi registro)
(borrar|eliminar|cerrar|cancelar) (cuenta|usuario|mi cuenta|mi usuario|perfil del portal)
no quiero seguir (registrada|registrado) aqui eliminenme
como se borra un usuario [del portal]
(saquenme|borrenme|eliminenme) (de la pagina|del portal|del sistema|de aqui)
(ya no uso|no me gusta) (esta app|este portal) quiero (borrar la cuenta|eliminar mi usuario)
(desaparecer|anular|suprimir) mi (usuario|cuenta|registro) [del portal]
cerrar mi usuario (para siempre|de la pagina)
quiero (desinscribirme|darme de baja) (de la pagina|del portal|de la app)
derecho al olvido
{quiero} (que borren|que eliminen|que supriman|pedir que borren|solicitar la eliminacion de|que me olviden y borren) [todos] (mis datos personales|mis datos|mi informacion personal|los datos que tienen de mi)
(por ley|exijo que|como pido que) (supriman|borren|eliminen) (mi informacion|mis datos) [personales]
(supresion|eliminacion|borrado) de (mis datos|datos personales|mi cuenta y mis datos)
que pasa con mis datos si cierro la cuenta
(cancelar el borrado|por que no se borra|que guardan despues de borrar) [de] mi cuenta [todavia]
no quiero que (guarden|conserven) mis datos
{quiero} ejercer mi derecho [de|a] (eliminacion|supresion|olvido) [de datos]
eliminar todo mi registro de la pagina
que supriman mi usuario
quiero cerrar mi cuenta del portal
que borren toda mi informacion personal
borrar mi cuenta`,
  notifications: `ver mis notificaciones
configurar mis avisos
quitar las alertas
me llegan muchos correos
activar notificaciones por SMS
quiero que me avisen cuando esté la factura
cambiar las notificaciones
no me lleguen mensajes de propaganda
avísame cuando se acaben los datos
no quiero promociones
muchos SMS de publicidad
quiero activar las alertas
recibir avisos al correo
qué notificaciones tengo
no quiero tantos mensajes
muchos correos de ustedes
ya no me escriban
no me manden mensajes de texto
ya no me manden sms
no quiero mensajitos
no quiero recibir sus correos
ya no quiero que me manden mensajes de publicidad
no quiero mas mensajes de publicidad
no quiero recibir sms de promociones
(no quiero|ya no quiero|dejen de|dejar de|como dejo de|que ya no) (recibir mensajes|recibir publicidad|mandarme mensajes|recibir correos|mandarme promociones|que me manden sms|me manden propagandas|recibir promociones|que me escriban|llegar correos de ustedes) [de ustedes|de publicidad|de promociones]
{como} ({ciudadGrande}|quitar|apago|desactivo|activo|configuro|cambio|elijo|enciendo) [las|los|mis] (notificaciones|avisos|alertas|promociones|mensajes de publicidad|correos|notificaciones del celular|avisos por sms)
{donde} (elijo|veo|cambio|configuro|miro) (que avisos me llegan|mis notificaciones|mis alertas|mis avisos|que mensajes recibo|las notificaciones)
(me llegan|recibo|me mandan) (muchos mensajes|demasiados correos|muchos sms|tanta publicidad|muchas promociones|tantas notificaciones) [de ustedes|como los {ciudadGrande}|ya no quiero]
{quiero} (activar|recibir) (las notificaciones|avisos al correo|alertas por sms|los avisos de factura|notificaciones en el celular)
(avisenme|que me avisen|quiero que me avisen) cuando (salga la factura|este lista la planilla|se venza el pago|llegue la factura)
(ver|mis|configurar|apagar|quitar) (notificaciones|avisos|alertas)
(desuscribirme|darme de baja|salirme) de (los correos|las promociones|la publicidad|los mensajes)
basta de mensajes de (promociones|publicidad)
me gustaria que me llegue un aviso cuando (salga|venza|este lista) la factura
(paren|cancelen|eviten) (los mensajes|tanta publicidad|los correos|las llamadas de promociones)
(no molesten|ya no me molesten) con (mensajes|correos|promociones)
que avisos (me llegan|tengo|puedo activar)
prefiero que me avisen por (correo|sms|el celular)
(prender|encender|silenciar|apagar) (las alertas|los avisos|las notificaciones)
(recibo|me llega) (publicidad|propaganda) (todo el dia|a cada rato|de madrugada)
como hago para que me (avisen|notifiquen) de (la factura|los pagos|las novedades)
me tienen harto con tantos (sms|mensajes|correos)
quiero recordatorios de pago
como dejo de recibir (promociones|mensajes|correos)
quiero que me llegue un (sms|correo|aviso) cuando salga la factura
no me manden mas publicidad
donde activo las notificaciones`,
  people: `como le doy acceso a mi esposa para que vea la linea
invitar a mi hermana a mi cuenta
que puede ver una persona que invito
como invito a mi esposa a ver mi linea
quiero que mi hijo pueda pagar mi factura
quiero que mi papa vea mi consumo
puedo darle permiso a mi hermana para que administre mi linea
mi esposo ya no debe ver mi linea
quiero autorizar a mi esposa para que vea mi linea
invite a mi hijo y no acepta
{quiero} (invitar|agregar|dar acceso|darle acceso|dar permiso|compartir mi cuenta|compartir la linea) [a|con] {familiar} [para que vea la linea|a mi cuenta|a mi linea|para que pague|para que administre|y que vea el consumo]
{como} (invito|le doy acceso|doy acceso|le doy permiso|comparto mi linea con|autorizo|agrego como invitado) [a] {familiar} [a mi cuenta|para que vea mi linea|para que pague la factura|a ver el consumo|a manejar mi linea]
{quiero} que {familiar} (pueda ver|pueda pagar|vea|administre|pueda manejar|pague|tenga acceso a) (mi linea|la factura|el consumo|mi cuenta|las facturas|mis datos de la linea) [desde su cuenta|con su usuario|tambien|sin ser titular]
(quitar|quitarle|sacar|revocar|cancelar|cambiar|retirar) (el acceso|el permiso|la invitacion|el rol) (a {familiar}|a mi ex|que le di a {familiar}|de una persona|a alguien que invite)
(que puede|que cosas puede|que alcanza a) (ver|hacer) (la persona que invito|un invitado|quien invito|{familiar} si le doy acceso|el que solo paga|un administrador|el que solo mira)
(me llego|recibi|me mandaron|tengo) una invitacion (para ver una linea|para administrar una linea|de {familiar}|a una cuenta|para pagar la factura) [que hago|como la acepto|y ya caduco|y no abre]
(quien|quienes|que personas) (tiene|tienen|mas tiene) (acceso|permiso) (a mi linea|a mi cuenta|a mis lineas|para ver mi linea)
(que|cuales) (roles|permisos|tipos de acceso) (hay|puedo dar|existen) [para mi familia|en una linea]
(cuanto dura|vencio|caduco) la invitacion
(no le llega|no le llego) la invitacion a {familiar}
(cuenta|plan|acceso) (familiar|para mi familia|de varias personas) [como invito|a mi linea]
(personas|familia) con acceso [a mi linea|a mi cuenta]
(no puedo|no me deja) (pagar|ver la factura|comprar) (porque no soy el titular|soy solo invitado|mi rol no me deja|como invitado)
mi hija quiere ver cuanto gasta en su linea desde su propio usuario
a mi esposo le invite y no le llega
ya no quiero que mi (hermano|ex|socio|contador) (administre|vea|maneje) mis (lineas|facturas)
diferencia entre el que paga y el que administra
como acepto la invitacion que me mando (mi papa|{familiar})
(que {familiar}|quiero que otra persona) (tambien pueda|pueda) (ver|pagar|manejar) lo (mio|de mi linea)
(dar|prestar|compartir) (acceso|permiso) a (un familiar|mi contador|mi esposa|otra persona) (a mi linea|para ver mis facturas|sin dar mi clave)
(a quien|a cuantos) (le di|he dado) (acceso|permiso) (a mi linea|a mi cuenta)
{familiar} paga la planilla pero la linea es mia (como le doy permiso|que hago)
(solo quiero|quiero) que (vea|pague) pero que no (cambie nada|administre|compre)
(hacer|nombrar|poner) (administrador|pagador|a {familiar} como administrador) (de mi linea|a {familiar}|a otra persona)
(cambiar|modificar) (el rol|el permiso|lo que puede hacer) [de] (mi esposa|una persona invitada|{familiar})
la invitacion (no le llego|caduco|vencio|no abre|la mande mal)
(sacar|eliminar|quitar) a (una persona|{familiar}|alguien) de mi (familia|linea|lista de personas)
soy (invitado|administrador|pagador) y no (veo|puedo) (nada|comprar|ver las llamadas)
¿cómo doy acceso a mi línea a otra persona?
mi (mujer|esposo|hija|contadora|secretaria) tambien quiere (ver|pagar) (las facturas|el consumo|la linea) desde su (celular|cuenta|usuario)
(retirar|quitar) (permisos|accesos) a (mi ex esposo|{familiar}|quien invite)
que mi (contadora|contador|esposa|hijo|asistente) (vea|pague|revise|baje) las facturas [desde su usuario]
me invitaron a (una linea|una cuenta|ver una linea) (donde acepto|que hago|como entro)
(dar|conceder|otorgar) (acceso|permisos) [a otra persona|a {familiar}|a mi familia]
(que|cuales) permisos (puedo dar|tienen|hay) [a|para] [mi familia|los invitados|las personas]
(personas|gente|familiares) que (ven|manejan|administran|pagan) mi linea
(familia|personas|invitados) (en mi cuenta|en mi linea|con permisos)
como (invito|agrego|sumo|meto) a {familiar} (para que vea mi linea|como administrador|para que pague|en personas)
{quiero} que {familiar} (pague|pueda pagar|pueda ver) (la factura|mi factura|mi linea) desde su (cuenta|usuario)
como le {ciudadGrande} el acceso a (una persona|{familiar}|mi ex)
(borrar|cancelar|anular|reenviar) la invitacion [que mande|a {familiar}]
puedo darle permiso a {familiar} para que administre mi linea
quien tiene acceso a mis lineas
{familiar} ya no debe ver mi linea
como comparto mi linea con {familiar}
quiero que {familiar} vea mi consumo
sacar a mi ex de las personas que ven mi linea
no le llega la invitacion a {familiar}`,
  usePortal: `ayuda para usar la app
cómo creo mi usuario
cómo navego en el sitio
dónde está cada cosa en la página
cómo me inscribo en la página
cómo entro por primera vez
cómo me creo una cuenta
cómo hago para usar la aplicación
enséñame a usar esto
soy nueva en esto como se usa la pagina
no se como registrarme en el portal
(como|no se como|no entiendo como|me enseña como|explicame como) (se usa|usar|uso|funciona|manejar|se maneja|entrarle a) [esta|la|el|esto de la] {portal}
(como|quiero|donde|necesito) (me registro|registrarme|crear una cuenta|crear mi usuario|me inscribo|hago mi usuario|abrir una cuenta|creo mi cuenta) [en el portal|en la app|aqui|por primera vez]
(soy nuevo|soy nueva|es mi primera vez|primera vez que entro|no conozco) [en esto|en la pagina] [como empiezo|que hago|como se usa|me ayuda]
(tutorial|manual|guia|instrucciones) (del portal|de la pagina|para usar la app|de uso)
(no encuentro|donde estan|donde encuentro) (las opciones|el menu|las cosas|nada) [en esta pagina|de la app|aqui]
mi (papa|mama|abuelita) no sabe de internet como le enseño a usar la (pagina|app)
donde creo un usuario [nuevo]
no (entiendo|cacho|se nada de) (esta pagina|esto|la app)
(quiero|como) (hacerme|me hago|sacar) un usuario
como me (inscribo|apunto|doy de alta) en el portal
por donde empiezo [aqui|en la pagina]
(me pierdo|estoy perdida|no encuentro nada) en (la pagina|el portal|esta app)
(primera|es la primera) vez [que entro] (aqui|en el portal)
registro de usuario nuevo
todavia no tengo (cuenta|usuario) como la (hago|creo)
explicacion de como (usar|funciona) (el portal|la pagina)
esta pagina es complicada tienen una guia
me quiero (inscribir|registrar) [como hago|en el portal]
como hago para (registrarme|crear mi usuario|usar la pagina)
registrarme
donde me creo (el usuario|la cuenta)
soy mayor y no se usar (esta aplicacion|esto|la pagina)
quiero crear mi cuenta [como hago]
me (enseñas|explicas|ayudas) a usar (el portal|la pagina|esto)`,
  whatCanIDo: `qué trámites se hacen aquí
qué opciones tengo
qué cosas puedo preguntarte
qué servicios ofrece el portal
qué me ofrece la app
qué puedo preguntar
qué me puedes decir
qué trámites puedo hacer
qué ofrece esta página
(que|que cosas|que tramites) (puedo|se puede|se pueden) (hacer|consultar|preguntar|preguntarte|tramitar|ver) (aqui|por aqui|en el portal|en esta pagina|en linea|en la app)
(en que|como|con que) (me puedes ayudar|me ayudas|ayudas|puedes ayudarme|me colaboras)
(que|que cosas) (sabes|haces|sabes hacer|puedes hacer|respondes|me ofreces)
para que (sirve|sirves|es) [este portal|esta pagina|este chat|esto]
(opciones|menu|ayuda|necesito ayuda|que opciones hay|muestrame las opciones)
y tu que (sabes hacer|haces|respondes)
que mas (se puede resolver|puedo hacer|se puede) (por este chat|por aqui|aqui)
(dame|cuales son) (las opciones|los temas|las preguntas) [que puedo preguntar]
(de que|sobre que) (temas|cosas) te puedo preguntar
en que (temas|asuntos|tramites) me (ayuda|puede ayudar)
para que es este (asistente|chat|portal)
que servicios (da|tiene|brinda) (la pagina|el portal|este chat)
necesito que me ayudes
(que onda|quiubo) contigo para que me sirves
temas que manejas
que consultas puedo hacer (aqui|contigo)
que informacion me puedes dar
que puedes hacer por mi
en que (mas|cosas) me puedes ayudar`,
  installApp: `{como} (instalo|instalar|descargo|bajo|pongo) [el|la|esta] (app|aplicacion|portal|pagina) [en mi celular|en el telefono|en la pantalla|como aplicacion|en la compu]
(hay|tienen|existe) [una] (app|aplicacion) (para el celular|para android|para iphone|para descargar|en play store|en la app store|movil)
(donde|de donde) (descargo|bajo|encuentro) la (app|aplicacion) [de ustedes|para el celular]
(como|se puede) (pongo|poner|activo|activar|cambio a|{ciudadGrande}) [el] (modo oscuro|tema oscuro|modo noche|fondo negro)
(la app|el portal|la pagina) (funciona|sirve|abre) sin (internet|conexion|datos)
(poner|agregar|tener) (el portal|la pagina|esta pagina) en (la pantalla de inicio|mi pantalla|el inicio del celular)
(ocupa|pesa|gasta) (mucho|megas|datos|espacio) (la app|la aplicacion|el portal)
esto hay en play store
como pongo el portal en (negro|oscuro|modo noche)
(tienen|existe|hay) (app|aplicacion) (o solo pagina|oficial|movil)
(anclar|guardar|crear acceso directo de) (la pagina|el portal) en (el celular|la pantalla)
no encuentro la app (en la tienda|para descargar|de ustedes)
(fondo|tema|pantalla|colores) (oscuro|oscuros|negro) [del portal]
se puede instalar en (la computadora|iphone|android|la tablet)
¿hay una aplicación para mi celular?
la aplicacion como la (bajo|instalo|descargo)
(tiene|hay|existe) (modo|tema) oscuro
como instalo (la aplicacion|el portal) en mi (celular|telefono|computadora)
(descargar|bajar|instalar) [la|una] (app|aplicacion) [del portal|para el celular]
(puedo|se puede) (ver|usar|abrir) el portal sin (internet|conexion|señal)
funciona (sin internet|sin conexion|sin datos) (la app|el portal|la pagina)
hay app para (iphone|android|mi celular)
donde descargo la app
se puede poner en modo oscuro`,
} as const;
