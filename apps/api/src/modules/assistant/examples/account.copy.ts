// Of the account in the portal.

export const account = {
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
cambiar mi correo electronico
me registre con el (nombre|apellido) mal (escrito|puesto) donde lo (arreglo|corrijo|cambio)
(canbiar|cambiar|cambir) (correo|mi email|el correo)
ya no (uso|tengo) ese correo (quiero poner otro|como lo cambio|pongan otro)
(me case|me divorcie) y quiero (cambiar mi apellido|actualizar mi nombre) en la cuenta
mi (apellido|nombre) (esta mal escrito|sale mal|sale con b y es con v) [arreglen eso]`,
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
borrar mi cuenta
(cierren|borren|eliminen) mi (cuenta|usuario) (del portal|de esta pagina) (la linea dejenla|ya no la uso|pero no la linea)
quiero (borrar|eliminar) mi usuario (de esta pagina|de aqui|ya no entro nunca)
(borar|eliminr|borrr) (mi cuenta|mi usuario) [del portal]`,
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
donde activo las notificaciones
ya no me (manden|llenen de|envien) tantos (mensajes|sms|correos) [por dios|todo el dia]
prefiero que el aviso (de la factura|del pago) me llegue (al correo|por whatsapp|al sms) y no (por sms|por correo)
(me llenan|me tienen harta|me cansan) (de mensajes|con tantos mensajes|con publicidad) [ya basta]
no me (avisan|llega el aviso) cuando (sale la factura|vence) (quiero que me avisen|active los avisos)
(mucho mensaje|demasiados mensajes|tanto mensaje|muchos correos) (paren|ya basta|no quiero mas|quitenme eso)
solo quiero que me (llegue|manden) (lo de la factura|los avisos de pago) [y nada mas]
dejen de llenarme el correo [con avisos]`,
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
(borrar|cancelar|anular|reenviar) la invitacion [que mande|a {familiar}]
puedo darle permiso a {familiar} para que administre mi linea
quien tiene acceso a mis lineas
{familiar} ya no debe ver mi linea
como comparto mi linea con {familiar}
quiero que {familiar} vea mi consumo
sacar a mi ex de las personas que ven mi linea
no le llega la invitacion a {familiar}
mi {familiar} maneja (mis cosas|mi linea) quiero (darle permiso|que entre con su usuario|que pueda pagar y ver)
(mis papas|mis viejitos) no saben usar esto yo quiero (manejar su linea|administrar lo de ellos)
{quiero} meter a {familiar} para que pague [las facturas] pero que no vea mis llamadas
que puede (hacer|ver) exactamente (la persona|mi sobrino|{familiar}) [a la que le di acceso]`,
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
me (enseñas|explicas|ayudas) a usar (el portal|la pagina|esto)
(soy mayorcita|soy de edad|no soy muy tecnologico) y no le (entiendo|cacho) a esta (pagina|cosa) (por donde empiezo|me enseña|como es)
(como|donde) (me registro|saco usuario|hago mi cuenta|me inscribo) [aqui|en esta pagina]
es la primera vez que entro [aqui] (que hago|como se usa|por donde empiezo)
(rejistrarme|registrrme|registro) (aqui|como|en la pagina)`,
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
en que (mas|cosas) me puedes ayudar
(pa que|para que|q) (sirve|hace) (esta aplicacion|esta pagina|esto)
que (tramites|cosas|gestiones) se (pueden|puede) hacer (por aqui|aqui|en esta pagina)
(en que|con que) me (puedes|puede) ayudar`,
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
se puede poner en modo oscuro
(como|quiero) (bajo|pongo|tengo) esto (en el celular|como aplicacion|en la pantalla del cel)`,
} as const;
