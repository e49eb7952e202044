// Of signing in.

export const signingIn = {
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
me olvide la (contra|clave) de la app
(mi compañera|mi ex|mi ñaño|el del cyber) ya (se la sabe|sabe mi clave|vio mi contraseña) (quiero poner otra|como la cambio)
(me olvide|se me fue|no me acuerdo) (la klave|d la clave|la contrasña|de la clave de entrar) [y quiero otra]
(soy mayor|tengo mala memoria) y (se me olvido la clave|no me acuerdo la contraseña)
la (clave|contraseña) la tenia (apuntada|anotada) y perdi el (papel|cuaderno)
puse la {clave} (varias veces|como 5 veces|tres veces) y ahora me dice que espere
me bloquearon por poner mal la {clave} [y necesito entrar ya]
se me (bloqueo|tranco) la cuenta por equivocarme de {clave}
no me acuerdo la {clave} (y|es que) el correo ese ya no lo (abro|uso|tengo)`,
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
me sale error al (entrar|ingresar|poner mi clave)
(no puedo|no pudo|nopuedo|no m deja) (ingresar|ingrsar|entrar|entar|iniciar|ingresr|acceder|acseder)
(dice|sale|me pone) cuenta bloqueada (por intentos|por muchos intentos) (cuanto hay que esperar|que hago|y ahora)
(intento|trato de) (ingresar|entrar) (a mi cuenta|aqui) (desde ayer|todo el dia) y (no puedo|no me deja|me bota)
no (entra|ingresa|habre|abre) (mi cuenta|esto|con mi clave)
(no entro|no entroo|no entra|nada que entro) [a mi cuenta|al portal|con mi clave]
me (bota|saca|rechaza) al (querer ingresar|entrar|poner mi clave|iniciar)
no puedo entrar me dice que la {clave} esta mal [y estoy seguro]`,
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
pido y pido el codigo y nada [que llega]
pongo los (6 numeros|numeritos|seis digitos) y me (dice|sale) que (ya caduco|estan mal|ya no valen|vencio)
(no m llega|no yega|no llega) el (msj|mensaje|codigo|kodigo) [con el codigo|con los numeritos]
(espero y espero|estoy esperando|media hora esperando) (el codigo|los numeritos|el mensaje) y (nada|no llega)
(el codigo|los numeritos) (llego tarde|llegaron tarde) y ya no (vale|sirven|me dejan)`,
  secondStep: `activar doble factor de autenticación
usar google authenticator
aplicación de códigos para entrar
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
{como} (activo|activar|pongo|configuro|quitar|desactivo|funciona) [el|la] (segundo paso|doble factor|verificacion en dos pasos|doble autenticacion|autenticador|google authenticator|2fa)
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
como pongo el doble paso
me da miedo que se (metan|entren) a mi cuenta se puede (que pida otro codigo|poner doble clave|poner mas seguridad)
(como pongo|quiero) el (google autenticator|autenticator|doble codigo|segundo codigo)`,
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
entrar con huella
(en el banco|en la app del banco|en otras apps) (entro con la cara|me reconoce la cara|pongo el dedo y entro) (aqui no hay eso|aqui se puede|y aqui)
(aqui|en esta pagina) no (hay|se puede) (entrar con la cara|eso de la cara|eso de la huella|con el dedo)
(con la guella|con la uella|huella|con la cara) (puedo entrar|se entra|para ingresar)
me canso de escribir la clave puedo entrar (con el dedo|con la cara)`,
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
ya no tengo el celular de los codigos para entrar
(cambie de celular|se me daño el cel|vendi el cel) y la app que (me daba los numeritos|sacaba los codigos) (se perdio|ya no esta|no esta)
me robaron el cel y ahi tenia (los codigos|lo de los codigos del autenticador|la app de los numeritos) y no puedo (ingresar|entrar)
ya no tengo ese (chip|numero) y el codigo para entrar me sigue llegando alla
(me robaron|perdi|se me daño) el {cel} donde me llega el codigo [para entrar] [ahora como entro]
cambie de numero y el codigo (de entrada|para entrar) me llega al viejo`,
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
hay alguien mas en mi cuenta
deje (abierto|abierta) (esto|mi cuenta|la sesion) en el (cyber|ciber|trabajo|telefono de mi ex) (como lo cierro|como salgo|desde la casa)
me llego un correo que (entraron|alguien entro) a mi cuenta desde (otro telefono|otro lado|otra ciudad) y yo no fui
use la compu de (un amigo|la biblioteca) y no (cerre|sali de) mi cuenta`,
} as const;
