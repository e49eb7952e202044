// What is about something else than this product.

export const others = {
  unknown: `¿Quién ganó el partido de ayer?
receta de encebollado
va a llover mañana en {ciudadGrande}?
cuánto cuesta un pasaje a {otraCiudad}
precio del arroz
quiero viajar en avión
ayúdame con mis deberes
escribe un poema
resultados de la lotería
letra de una canción
cómo se cocina el seco de pollo
necesito un médico
pagar el agua potable
cómo bajo de peso
estás soltero?
jaja
asdfgh
qwerty
no sé
tal vez
no entiendo nada
precio de la gasolina
quién inventó el teléfono
historia del {pais_propio}
a cómo está el bitcoin
cómo saco la {documento}
matricular el carro
pagar el impuesto predial
dame trabajo
mándame una foto
dónde veo el fútbol
temblor en {otraCiudad}
hay clases mañana?
traduce esto al inglés
cómo arreglar una lavadora
me recomiendas un restaurante
mi abuelita cumple años
el gato se subió al techo
prestamos de dinero
abrir una cuenta de banco
saldo de mi tarjeta de crédito del pichincha
cajero automático cercano
entradas para el concierto
horario de la misa
horario del bus a Ambato
qué plan tienes para hoy
cuál es tu color favorito
sube el volumen
netflix contraseña
clave de mi facebook
mi instagram está hackeado
cómo borro mi cuenta de tiktok
1234
esto
sí
no
ok
qué
clima en {otraCiudad}
quién ganó las elecciones
partido de Liga de {ciudadGrande}
resultado del partido
cuánto cuesta un iphone en China
receta de ceviche
qué hago si tengo fiebre
busco un doctor
farmacia de turno
llamar a los bomberos
horario del supermercado
vuelos a {ciudadGrande}
precio de los pasajes
boletos de bus
trabajo de ventas
enviar mi hoja de vida
cuánto es el salario básico
licencia de conducir
multas de tránsito
pagar la matrícula del carro
pagar la tarjeta del banco
saldo en el banco
mi cuenta del banco está bloqueada
clave de mi correo gmail
recuperar mi facebook
eliminar mi cuenta de instagram
cuenta de netflix
cuánto cuesta spotify
suscripción de disney
comprar ropa
comprar zapatos
comprar medicinas
comprar una casa
venta de carros
quiero una hamburguesa
hacen entregas a domicilio de comida?
cuántos habitantes tiene {pais_propio}
capital de Perú
qué significa amor
adivinanza
canta
baila
qué fecha es hoy
raíz cuadrada de nueve
hazme un resumen de un libro
tarea de inglés
examen de manejo
jeje
ajá
bla bla
aaaa
zzz
???
lkjhg
cosa
algo
tengo una duda
tengo un problema
una pregunta
quiero saber algo
información
reparar la refrigeradora
arreglar mi computadora
la planilla del agua
pagar la luz eléctrica
corte de luz
cortes de luz en mi barrio
me robaron el carro
perdí la {documento}
perdí mi mochila
mi casa se inundó
cómo invierto mi dinero
préstamo personal
tipo de cambio
precio del petróleo
crédito para una moto
seguro de vida
seguro médico
turno en el IESS
turno para la vacuna
reclamo al municipio
plan de gobierno
plan de dieta
paquete turístico
paquete por servientrega
dónde está mi paquete de amazon
código postal de {ciudadGrande}
código del semestre
cambio de aceite
cambiar {monedas} a euros
estado del tiempo
película en el cine
canal del fútbol
quién canta esa canción
resultado del partido de ayer
a cuánto está el euro hoy
cómo estará el clima el domingo
hace frío en la sierra hoy
cuánto es 12 más 30
resuelve esta ecuación
traduce esta frase
escríbeme un poema
cuál es la capital de un país
dónde compro boletos de avión
cómo curo la gripe
tengo dolor de cabeza
cómo llego a la terminal
me aburro
quién va ganando el campeonato
dónde puedo ver la novela
a qué hora empieza el noticiero
qué canal transmite el fútbol
cómo se prepara la guatita
dime una receta fácil
cuánto vale un vuelo a manta
dieta para adelgazar
remedio para la tos
ayuda con un deber de matemáticas
explícame la historia de {pais_propio}
qué fecha cae navidad
cuál es el mejor auto
cuál es el celular con mejor batería
dónde queda el mall
qué significa mi sueño
números de la lotería
qué me pongo para la fiesta
cuánto mide el chimborazo
cómo se dice gracias en inglés
quien gano el clasico del astillero
que numero salio en la loteria
cuanto vale la gasolina extra
me puedes contar algo chistoso
la luz se fue en mi barrio
que me recomiendas para el dolor de muela
busco departamento de arriendo en cumbaya
quiero bajar de peso
a que hora cierra el mall del sol
cuando juega {pais_propio}
como preparo un cafe
cuanto cuesta un carro chevrolet
a que hora abre el banco
me recomiendas un hotel en baños
quien escribio don quijote
como llego a la terminal terrestre de {otraCiudad}
dime los sintomas del dengue
cuanto pagan de salario basico
la {documento} donde se saca
quiero vender mi carro
mi gato no come
saldo del banco pichincha
horario del metro de {ciudadGrande}
a como esta el kilo de azucar
partido de hoy
se me murio el perro
quiero una novia
como me {ciudadGrande} el hipo
cuando abren el registro civil
pagar la luz por internet
cuanto es el sueldo minimo
como esta el dia
que cocino hoy
bloquear mi tarjeta del banco
(quien|cuando|a que hora|como) (gano|gana|juega|quedo|va|jugo|le fue a) (barcelona|emelec|liga|la seleccion|el clasico|la tri|independiente|el partido|la final|el mundial|real madrid)
(como|receta para|como se) (hago|hacer|se prepara|preparo|cocino|se hace) [un|una|el] (encebollado|seco de pollo|colada morada|arroz|torta|ceviche|fanesca|bolon|sopa|pastel|locro|guatita)
(cuanto|que precio) (cuesta|vale|esta|sale) [un|una|el|la] (gasolina|{moneda}|pan|carro|pasaje|libra de arroz|quintal de papas|casa|hamburguesa|moto|refrigeradora|perro|bitcoin|vuelo a {ciudadGrande}|zapato)
(cual es|dime) la (capital|poblacion|moneda|bandera|historia|altura) de (japon|francia|{pais_propio}|colombia|china|españa|brasil|el chimborazo)
(quien es|quien fue|que piensas de|que opinas de) (el presidente|el alcalde|simon bolivar|messi|la politica|shakira|dios|el papa|la asambleista)
(va a llover|como esta el clima|que clima hace|hace frio|hay sol|pronostico del tiempo) [en {ciudadGrande}|hoy|mañana|en la costa|el fin de semana]
(que|cual|recomiendame una|busco una) (pelicula|serie|cancion|novela|libro|restaurante) [puedo ver|recomiendas|esta en el cine|es buena|para leer]
(me duele|tengo|que hago para) (la cabeza|la muela|fiebre|gripe|la barriga|la tos|el estomago|bajar de peso|dormir mejor|la presion alta)
(cuentame|dime|cuenta|hazme) (un chiste|algo chistoso|una historia|un cuento|un poema|una adivinanza|reir|algo interesante)
(ayudame|ayuda|hazme|me ayudas) (con mi tarea|con los deberes de matematicas|un resumen|un ensayo|con ingles|una carta|con la tesis|un trabajo de historia)
(traduce|como se dice|que significa|como se escribe) (hola en ingles|gracias en frances|una frase|te amo en kichwa|paralelepipedo|esta palabra)
(donde|como) (pago|se paga|cancelo) (la luz|el agua|la matricula del carro|el predio|la tarjeta del banco|la pension de la escuela|una multa de transito|el iess|la cooperativa|el arriendo)
(se fue|no hay|cortaron|cuando vuelve) (la luz|el agua|la energia|el gas) [en mi barrio|otra vez|en la casa|desde ayer]
(como|donde|que necesito para) (saco|sacar|renuevo|tramito) [la|el|un] ({documento}|pasaporte|{documentoDeEmpresa} en el {autoridad}|licencia de conducir|visa americana|partida de nacimiento|turno en el iess|prestamo|record policial|permiso de funcionamiento)
(mi banco|el banco|la cooperativa|mi tarjeta del banco|el cajero) (me bloqueo la cuenta|no me da plata|se trago mi tarjeta|esta bloqueada|me cobro intereses|no atiende)
(mi perro|mi gato|mi bebe|mi abuelita|mi vaca|mi moto|mi carro|mi refrigeradora|mi computadora|mi lavadora) (no quiere comer|esta enfermo|no prende|se perdio|no camina|llora mucho|se daño|esta lento)
(busco|vendo|alquilo|necesito|quiero comprar|quiero arrendar) [un|una] (departamento|casa|carro|trabajo|terreno|moto|empleada|plomero|zapatos|medicinas|ropa|perro|bicicleta|cocina)
(a que hora|cuando|de donde) (sale|llega|pasa) (el bus|el avion|el metro|la buseta|el tren|el vuelo|el trole) [a {ciudadGrande}|a {otraCiudad}|a loja|mañana]
(cuando|que dia) (es|son|cae|empieza) (carnaval|el feriado|navidad|las elecciones|las clases|semana santa|el dia de la madre|las vacaciones|el bono)
(cuanto es|resuelve|calcula|raiz de) (dos mas dos|25 por 4|144|la ecuacion|el 12 por ciento de 80|100 entre 3|45 mas 78)
(cuanto gana|cuanto mide|cuantos años tiene|donde vive) (un policia|un doctor|messi|un profesor|el presidente|un ingeniero|shakira)
(que hora es|que dia es hoy|que fecha es|en que año estamos|que dia cae el 24)
(numero|telefono|direccion) (de la policia|de los bomberos|del hospital|de la farmacia|del municipio|de un taxi|del ecu 911|de pizza hut|de la luz electrica)
(mi|la) (facebook|instagram|netflix|gmail|tiktok|correo gmail|cuenta de spotify|whatsapp) (no abre|me hackearon|clave|olvide la contraseña|como borro|esta bloqueado|quiero recuperar)
(te quiero|eres bonita|estas soltera|te amo|quieres ser mi amiga|que haces hoy|que comiste|me caes bien|estoy triste|estoy aburrido|me siento solo|tengo hambre|tengo sueño)
(como esta|hay) (el trafico|la via a la costa|la carretera|el bloqueo|el paro|temblor) [hoy|en {ciudadGrande}|a santo domingo]
(que|cual) (computadora|carro|laptop|colchon|universidad|perfume|carrera) (me compro|es mejor|me recomiendas|estudio|me conviene)
(escribe|hazme|dame) (una carta para mi novia|un codigo en python|una rima|un discurso|mi horoscopo|los numeros de la loteria|un consejo de amor|ideas para un negocio)
(como|donde) (invierto|ahorro|consigo|gano) (dinero|plata|un credito|{monedas}) [rapido|en internet|por internet|para un carro]
(quiero aprender|cursos de|donde estudio|como aprendo) (a bailar|ingles|a cocinar|a manejar|computacion|guitarra|enfermeria)
(quiero pedir|venden|hacen delivery de|dame) (una pizza|comida|hamburguesas|pollo|cerveza|un taxi|gas|agua)
(asdf|asdasd|jajaja|mmm|xd|hjkl|aaa|lol|kkk|ñññ|blabla|qwe) [asdf|jaja|xd]
(cual es el|que) (sentido de la vida|animal mas rapido|planeta mas grande|rio mas largo|color favorito tuyo|mejor equipo del mundo)
(cuando|cuanto|como) [me] (pagan|cobro|sale|depositan) (el bono|el sueldo|la jubilacion|los decimos|las utilidades|el iess)
(hotel|hostal|playa|parque|museo|cine|mall|gimnasio|iglesia) (en salinas|en {ciudadGrande}|cercano|barato|mas cerca|en montañita)
(noticias|resultados|horarios|loteria|horoscopo|clima|futbol) (de hoy|de ayer|de mañana|de la semana)
que equipos juegan hoy la libertadores
como le {ciudadGrande} una mancha a una camisa
cuanto cobra un (abogado|plomero|medico|notario) [por divorcio]
se daño mi (licuadora|lavadora|plancha|refrigeradora|bicicleta) donde la llevo
mi (planta|jardin|acuario) se esta (secando|muriendo)
en que año (nacio|murio|fue) (bolivar|la independencia|cristo|la batalla de pichincha)
quiero sacar pasaje a ({otraCiudad}|{ciudadGrande}|galapagos|cuenca)
me puedes ayudar a escribir una hoja de vida
que precio tiene (el saco de cemento|el oro|un quintal de azucar|la carne|el pescado)
la tarjeta del metro donde se recarga
cuentame de la historia de ({ciudadGrande}|{pais_propio}|los incas)
hay paso en la via (alluriquin|aloag|a baños)
que significa soñar con (agua|culebras|muertos|dientes)
quiero credito en el banco (pichincha|{otraCiudad}|pacifico)
a que hora (cierra el mall|abre el mercado|hay misa|es la novela)
como se juega (cuarenta|ajedrez|poker|ludo)
mi hijo tiene (fiebre|tos|varicela|examen mañana)
donde hacen examenes de sangre
el cajero me retuvo la tarjeta
mi licencia de conducir se caduco
necesito (un plomero|un cerrajero|una niñera|un taxi|un abogado|un doctor)
como (planto|siembro|cuido) (tomates|rosas|un perro|gallinas)
(que|cual) es (la inflacion|el amor|el universo|un agujero negro|la fotosintesis)
(ayudame|me ayudas) a (elegir un nombre|decorar|bajar de peso|conseguir novia|cocinar)
(donde|a cuanto) (venden|compro) (flores|zapatos|repuestos|medicinas|una moto|uniformes)
(mi carro|la moto|el bus) (no prende|se daño|no pasa|choco)
(quien|como) (invento|descubrio|creo) (la rueda|internet|america|el celular|facebook)
pon (musica|una cancion|un video)
(recuerdame|despiertame|pon una alarma) [mañana] (a las 6|comprar pan|la reunion)
en que (canal|plataforma) (dan|transmiten|pasan) (el partido|la novela|la pelicula|las noticias)
cuantos (kilometros|dias|metros) (hay de {ciudadGrande} a cuenca|tiene febrero|tiene una cuadra)
que (debo|puedo) (cocinar|comer|tomar|estudiar) (hoy|para la gripe|mañana)
(saldo|clave|cuenta|tarjeta) (del|de mi) (banco|iess|tarjeta pacificard|cooperativa jep)
(factura|planilla|recibo) (de la luz|del agua|del iess|de la universidad|del municipio)
(linea|numero|codigo) (de autobus|de la suerte|postal|de ropa|de lotería|de ropa)
(plan|paquete|cita|turno|visita) (de estudios|de vacaciones a galapagos|con el dentista|en el registro civil|al museo|medica)
(robo|me robaron) (de carro|la bicicleta|la cartera con plata|mi perro)
(perdi|se me perdio) (las llaves|la billetera|mi perro|la {documento}|el pasaporte)
(reclamo|denuncia|queja) (a la aerolinea|del restaurante|de la luz|contra un vecino|en el municipio)
(cancelar|dar de baja) (netflix|el gimnasio|mi tarjeta del banco|un vuelo|spotify)
(descuento|promocion|oferta) en (zapatos|supermercado|vuelos|hamburguesas|cine)
(cambiar|vender|comprar) ({monedas}|euros|llantas|mi carro|aceite del carro)
(certificado|papel) (de votacion|medico|de trabajo|de nacimiento|de antecedentes)
(invitar|invitacion) a (un matrimonio|salir a una chica|mi cumpleaños)
(permiso|token|codigo) (de trabajo|de obra|de transito|de descuento de uber)
buenas vendo (humitas|ropa|seguros)
quisiera (trabajar con ustedes|mandar mi curriculum|publicidad en su pagina|patrocinio)
como le fue a (la seleccion|mi equipo)
cuantas calorias tiene (un bolon|una manzana)
se me daño la tele se rompio la pantalla de la tele samsung
en cuanto esta el euro
quiero adoptar un (gato|perro)
hay (toque de queda|paro|feriado mañana)
necesito turno en el hospital
mi (novia|novio) me dejo
como saco cita para (pasaporte|la visa|el medico)
que dia pagan el bono
donde compro una cocina [de induccion]
(el agua|la luz|el gas|el arriendo) (vino|esta|subio) (carisima|caro|mas) [este mes]
me (suspendieron|expulsaron) del (colegio|trabajo|equipo)
se perdio mi maleta [en el aeropuerto]
quien es el dueño de (tesla|facebook|amazon|ese carro)
ayudame a sumar 45 mas 67
mi banco no me deja entrar [a su app]
(no puedo|no me deja) entrar a (facebook|mi banco|gmail|la app del banco|mi correo|zoom)
que pelicula dan hoy
(no tengo|se fue|no hay) (agua|luz|gas) [en mi casa|en el barrio]
(se me daño|no prende|esta lenta) (la computadora|la laptop|la impresora|la tele)
mi (hija|hijo|mama) esta (resfriada|enferma|embarazada|triste)
que es (la inteligencia artificial|el bitcoin|la bolsa|un ceibo|el amor)
donde (puedo comprar|venden) (una cama|muebles|una tele|libros|un colchon)
como hago una (suma|formula|tabla) en (excel|word)
mi banco me (bloqueo la cuenta|cobro de mas|rechazo el credito)
(suspendieron|cancelaron) (las clases|el partido|el vuelo|el concierto)
(cuanto debo|cuanto pago) (de impuesto predial|al banco|de la pension|en la cooperativa|de multas)
(plazo|fecha) para (pagar la matricula|inscribirse en la universidad|declarar impuestos|sacar la visa)
(roban|robaron) (en mi barrio|una casa|el banco|un carro en la esquina)
(contrato|requisitos) (de arriendo|de trabajo|para casarme|para un prestamo)
(me despidieron|renuncie) del trabajo
quiero (divorciarme|casarme|viajar a la playa|estudiar medicina|ser famoso)
(horario|turno|cita) (del dentista|del banco|de la peluqueria|del bus)
(internet|celular|telefono) (quien lo invento|en la historia|es malo para los niños)
(cargador|audifonos|funda|mica) (para iphone|barata|donde compro)
como (conquisto|olvido) a (una chica|mi ex)
(dame|dime) (la hora|un consejo|una receta|el resultado|las noticias)
cuantos goles metio (enner valencia|messi|el equipo)
como se hace el ceviche [de camaron]
necesito un (abogado|electricista|mecanico|prestamo)
cual es el mejor (banco|equipo|colegio|restaurante)
me gusta (una chica|el futbol|la musica)
precio del (diesel|gas|cemento|{moneda})
horario del metro [de {ciudadGrande}]
se me daño el (carro|refrigerador|reloj)
que es (un poema|la democracia|el sol|la gravedad)
busco (novia|novio|amigos|pareja)
como saco la (licencia|visa|tarjeta de discapacidad)
mi correo de hotmail no abre
a que hora es el partido [de liga]
como cocino (lentejas|pollo|pescado)
cuanto cuesta un vuelo a lima
mi (perro|gato) se (perdio|murio|enfermo)
quien invento la luz
que me pongo hoy
pagar (el agua|la luz|el predio|la universidad)
clima en {ciudad}
cuando es el dia de la madre
donde queda (el hospital|el parque|la iglesia|la embajada)
cuentame algo
quiero arrendar un cuarto
cuanto es {monto} por {monto}
cuanto es (5 por 8|7 mas 9|la mitad de 50|el doble de 12)
cuanto (pesa|mide|dura|tarda) (un elefante|la torre eiffel|un vuelo a españa|cocinar arroz)
(quien|que) (es|fue) (garcia moreno|bad bunny|napoleon|el che|dios)
(me duele|tengo dolor de) (la espalda|el pie|todo|garganta)
(recomienda|recomiendame) (musica|un libro|un dentista|una playa|un juego)
(compro|vendo|cambio) (oro|terreno|carro usado|celular usado|ropa)
(estoy|ando) (aburrido|triste|enamorada|embarazada|sin trabajo que hago|cansado de la vida)
(a que hora|cuando) (amanece|cierran las votaciones|abren los bancos|es el desfile|sale la luna)
(tramite|requisitos|turno) (para el bautizo|del iess|de jubilacion|para sacar {documentoDeEmpresa}|de la senescyt|para matricula)
(jugar|juguemos|cantame|imita|adivina) [algo|una cancion|un numero]
(que tal|como estuvo) (tu dia|el partido|la pelicula)
(no me deja|no puedo) (entrar|ingresar) (al netflix|a mi netflix|a disney|al facebook|al instagram|al gmail|a tiktok) [dice clave incorrecta|me olvide la clave]
(netflix|disney|spotify|facebook|instagram|tiktok|hbo) (no me funciona|no abre|dice clave incorrecta|me cobro doble|se cayo|me bloqueo la cuenta)
mi (netlife|cnt|xtrim|directv|puntonet) (esta caido|no vale|me cobro|no funciona|cuanto debo)
(cuanto debo|como pago|mi internet de|la planilla de) (netlife|cnt|xtrim|directv|puntonet|la empresa electrica)
(cuanto tengo|cuanto hay|saldo) en (la libreta de ahorros|mi cuenta del banco|la cooperativa|mi cuenta de ahorros)
(y entonces|y ahora|y eso|lo mismo|lo mismo de la otra vez|lo de siempre|lo otro|eso mismo|ese|esa|el otro|aja y)
(si|no|ya|eso|mmm|a ver|tal vez|depende|bueno ya|no se que) [pues|mismo|jaja|ps]
(tengo un|hay un|ando con un) (problemita|asunto|tema|lio|inconveniente)
(jajaja|jaja|jeje|xd|lol) (ya que|que fue|nada|pues)
(te amo|te quiero|me caes bien|eres lindo|feo|bobo|tonto)
(como saco|donde saco|turno para|cita para) (el record policial|el pasaporte|la partida de nacimiento|la licencia|los antecedentes) [por internet]
(cuando|que dia) (depositan|pagan) (el bono|los decimos|las utilidades|la pension|el iess)
(cuanto es|donde pago|se vence) (la matricula del carro|la revision vehicular|el soat|la multa de transito|el predio)
(el bus|la flota|el avion|el ecovia) a {ciudad} a que hora (sale|llega)
(tienen|hay|dan) (trabajo|vacantes|pasantias|empleo) [soy bachiller|vivo en el guasmo|para mi hijo]
(mi perrito|mi gatita|mi vaca|mi guagua) (no quiere comer|esta con fiebre|vomita|llora mucho) [que le doy]
(ya no aguanto|le odio|voy a pegar|extraño) a mi (ex|jefe|suegra|vecino)
(cuanto cuesta|a como esta) (una play 5|una lavadora|el quintal de arroz|la gasolina extra|un televisor|una bicicleta|el aguacate)
(ayudame con|haz|resuelve) (el deber|mi tarea|una ecuacion|este ejercicio) [de matematicas|cuanto es tres cuartos mas uno]
(kjhds|mmm ksd|qwe asd|sdfsdf|lkj|fghj|wertyu|hjkl) [88|fgh|mmm]
(a q hora|contra quien|cuando) juega (barcelona|emelec|liga|la tri|el idv) [hoy]
(como pago|se fue|cuanto debo de) (la luz|el agua|el gas|el predio) [de mi casa|en el barrio|por internet]
me (mordio un perro|choco un carro|duele la muela|pico una avispa) [que hago]
mi {operadora} (no tiene señal|no navega|no vale|se quedo sin saldo|no tiene internet)
(cuanto debo a|saldo de mi chip de|como recargo a|la app de|la factura de) {operadora}
(disney|spotify|netflix|uber|la cooperativa|amazon|mi banco) me (cobro|descuenta|debito|clavo) (dos veces|doble|de mas|algo que no pedi)
(donde|como) pago (la patente municipal|la pension del colegio|la multa|el arriendo|la cuota del carro|el impuesto)`,
} as const;
