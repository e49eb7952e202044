// Conversations of people who saw neither the examples nor the code: what was said, oldest first, and what the last of it
// is about; any of the topics will do. Sealed until all had been answered once: the record has that figure.
export const eleventhExamination: readonly (readonly [string | readonly string[], readonly string[]])[] = [
  ['amountDue', ['cuanto debo']],
  [
    'dueDate',
    ['Buenas tardes, no sea malito, deme diciendo hasta cuándo puedo pagar el plan del celular de este mes'],
  ],
  ['billChange', ['cuanto tengo q pagar', 'y xq 38 dolares si siempre pago 27']],
  [
    'invoice',
    ['hola buenas', 'quiero q me ayude con la factura del internet, la nesesito en pdf para la contadora'],
  ],
  ['paymentNotShown', ['Ya pagué ayer en la farmacia y todavía me aparece la deuda. ¿Ya les llegó el pago?']],
  [
    ['doubleCharge', 'refund'],
    [
      'vea lo que me paso es que pague por la app del banco y como me salio error volvi a pagar con la tarjeta y ahora me salen los dos debitos o sea pague 2 veces la misma factura, me devuelven o queda a favor?',
    ],
  ],
  ['packagePrices', ['me quede sin megas', 'y cual es el paquete mas barato q me dure la semana']],
  ['usageLeft', ['cuantas megas mequedan']],
  ['balance', ['saldo']],
  [['balance', 'usageLeft'], ['dime cuanto tengo de saldo y hasta cuando me dura el paquete de gigas']],
  ['slowInternet', ['el internet esta lentisimo desde la mañana, asi no se puede trabajar']],
  ['noService', ['no hay señal en el recreo desde las 3 de la tarde, que pasa, a mi vecina si le vale']],
  [
    'noService',
    ['No tengo internet en la casa', 'La lucecita está en rojo y ya lo desconecté y conecté dos veces'],
  ],
  ['wifi', ['como cambio la clave del wifi q los vecinos se me estan colgando']],
  ['homeNetwork', ['kiero saver kien esta conectado a mi guaifai']],
  ['codeMissing', ['no me llega el codigo para entrar']],
  ['password', ['me olvide la contraseña']],
  [
    ['codeMissing', 'lostSecondStep'],
    [
      'No puedo entrar a mi cuenta',
      'Es que cambié de número y el código se va al celular viejo que ya no tengo',
    ],
  ],
  [
    'visitMissed',
    [
      'buenos dias señorita le cuento que ayer tenia que venir el tecnico en la tarde y no vino nadie estuve esperando hasta las siete de la noche con mi mami enferma y perdi el dia de trabajo y nadie me llamo ni nada quiero que me digan cuando mismo van a venir',
    ],
  ],
  ['theft', ['me rrobaron el celu en la metrovia aiuda bloqueen todo ya']],
  [
    'theftPaper',
    [
      'me robaron el telefono ayer y ya lo bloquearon',
      'necesito un papel q diga q esta bloqueado para llevar al seguro',
    ],
  ],
  [
    ['paymentMethods', 'payBill', 'otherLanguage'],
    ['Hello! I live in Vilcabamba, how can I pay my bill con tarjeta de otro pais?'],
  ],
  ['paymentMethods', ['donde puedo pagar en efectivo aqui en machala']],
  [
    'paymentMethods',
    ['quiero pagar en efectivo en la tienda', 'ya me dio el numerito pero hasta q hora me vale?'],
  ],
  ['debt', ['¿Será que puedo pagar en dos partes? Este mes me quedé sin trabajo']],
  [
    ['pastInvoices', 'disputedCharge', 'latePayment'],
    ['Pásenme la factura de febrero y díganme por qué me cobran 4 dólares de reconexión'],
  ],
  [
    'suspended',
    ['ya pague y sigo cortado!!! hasta cuando, son unos ladrones, pague desde el lunes y nada q me activan'],
  ],
  [
    'payOther',
    [
      'Mi ñaña está en el hospital y le van a cortar el celular, quiero pagarle yo la línea de ella, ¿cómo hago?',
    ],
  ],
  ['debt', ['tenia un convenio en 3 cuotas y se me paso la segunda q pasa ahora']],
  ['autoPay', ['tengo debito automatico', 'pero me cobran el 5 y a mi me pagan el 15, se puede cambiar?']],
  ['moveMoney', ['Recárgame 3 dólares al 0990001122']],
  ['balanceAdvance', ['prestame saldo mijo q no tengo ni pa llamar']],
  ['shareData', ['quiero pasar saldo', 'es pa mi mami, un dolar nomas']],
  [
    ['dataGone', 'serviceRecord'],
    [
      'oe broder compre un paquete de 5 dolare ayer y ya no tengo na, se lo comieron, quiero ver en que se me fue',
    ],
  ],
  [
    ['changePlan', 'roaming'],
    [
      'quiero subirme a un plan con mas gigas y tambien saber cuanto cuesta el roaming en colombia q viajo el viernes',
    ],
  ],
  [
    'otherPeople',
    ['cual es la clave del wifi de mi vecino el señor Toapanta, el tambien es cliente de ustedes'],
  ],
  ['newSim', ["mi iphone es de los nuevos, puedo tener esim sin ir a la agencia? it's unlocked"]],
  ['portIn', ['Quiero pasarme a ustedes, estoy en otra compañía', '¿Y me quedo con mi mismo número?']],
  [
    'leaving',
    [
      'Quiero cancelar el internet de la casa, ya no lo ocupo porque mis hijos se fueron a Quito a la universidad y yo sola ni sé prender eso',
    ],
  ],
  ['leavingUndo', ['ayer pedi que me cancelen la linea', 'ya me arrepenti, dejenla nomas como estaba']],
  ['moveHome', ['Me voy a cambiar de casa a Sangolquí el otro mes, ¿cómo llevo el internet?']],
  ['noService', ['La tele no coge nada, sólo está la pantalla negra ¡y el partido es a las 7!']],
  ['noService', ['el telefono d la ksa ta muerto no da tono']],
  [
    'outageCredit',
    ['no tengo internet desde antier y encima quiero que me descuenten esos dias q no he tenido servicio'],
  ],
  ['outageNotice', ['avisenme cuando vuelva la señal porfa']],
  [
    'visitChange',
    ['quiero que venga un tecnico', 'el martes no puedo, mejor pongame el jueves en la mañana'],
  ],
  ['homeNetwork', ['¿Cómo pongo una red aparte para las visitas? Así no les doy mi clave']],
  [
    'homeNetwork',
    [
      'Quítele el internet a la tablet del guagua de 9 de la noche a 6 de la mañana, que no me duerme este bandido. ¿Sí se podrá así por horas?',
    ],
  ],
  ['homeNetwork', ['reinicie el aparato del internet desde alla porfa que yo estoy en el trabajo']],
  [['wifiName', 'speedTest'], ['cambieme el nombre del wifi a FamiliaQuishpe y deme midiendo la velocidad']],
  [
    'thirdParties',
    [
      'me estan robando el saldo',
      'me llegan mensajes de horoscopo y me descuentan 50 centavos yo nunca pedi eso',
    ],
  ],
  [
    'commercialCalls',
    ['ya no quiero q me llamen con promociones, todos los santos dias a la hora del almuerzo, dejen comer'],
  ],
  [
    'claimState',
    ['Puse un reclamo la semana pasada por un cobro indebido', '¿En qué va? Ya pasaron ocho días'],
  ],
  [['complaint', 'disputedCharge'], ['Quiero poner un reclamo, me cobraron un paquete que yo nunca activé']],
  ['contracts', ['¿Cómo descargo mi contrato? Me lo piden en la cooperativa para un crédito']],
  [
    ['amountDue', 'people'],
    ['Mi hijo quiere ver cuánto debo y pagarme la factura desde su celular, ¿cómo le doy permiso?'],
  ],
  ['removePerson', ['mi ex todavia puede ver mi linea', 'saquenlo ya por favor no quiero que vea nada mio']],
  ['strangerSession', ['Hay una sesión abierta en Guayaquil y yo vivo en Loja, ¿quién es ese?']],
  ['emailChange', ['como cambio mi correo q el hotmail ese ya no me abre']],
  [
    ['associate', 'nameLine'],
    ['Quiero agregar la línea de mi mamá a mi cuenta y ponerle un apodo para no confundirme'],
  ],
  [
    'otherPeople',
    [
      'deme los mensajes y llamadas de mi marido el numero es 0980003344 que creo que me engaña, yo soy la esposa tengo derecho',
    ],
  ],
  ['greeting', ['holaaa']],
  [
    'person',
    ['tengo un problema con la planilla', 'no me entiende nada, paseme con una persona no con una maquina'],
  ],
  ['insult', ['son una porqueria de empresa malditos inutiles']],
  ['unknown', ['va a llover mañana en ambato?']],
  ['stores', ['¿A qué hora abren el sábado la agencia de Portoviejo?']],
  [
    'visitChange',
    [
      'Saqué un turno para mañana en la agencia de Cuenca',
      'No alcanzo a llegar, ¿me lo puede pasar para el viernes?',
    ],
  ],
  ['notifications', ['no me manden mas sms, mejor por wasap']],
  [
    ['theft', 'newSim'],
    [
      'se me perdio el telefono en el bus de la ecovia bloqueeme la linea y cuanto me cuesta sacar otro chip con el mismo numero',
    ],
  ],
  ['passkey', ['¿Cómo hago para entrar con la huella en vez de poner la contraseña?']],
  [
    ['roamingOff', 'unknown'],
    ['voy a viajar a estados unidos', 'turn off the data porfa, no quiero q me cobren ni un centavo alla'],
  ],
  [
    ['amountDue', 'payBill'],
    ['cuanto debo del internet', 'ya, y el del celular? y como pago los dos juntos'],
  ],
  ['repair', ['Dejé mi celular a reparar hace dos semanas, ¿ya está listo?']],
  [
    'spendingControl',
    ['Avíseme cuando vaya por el 80% de los datos y póngame un tope de 5 dólares de gasto'],
  ],
  [
    'pauseLine',
    [
      'me voy tres meses a españa',
      'quiero dejar parada la linea esos meses y saber si igual me siguen cobrando',
    ],
  ],
  ['amountDue', ['veci no sea malita cuanto debo del celu q el sabado vendo en la feria y ahi le pago']],
  [
    'usageLeft',
    [
      'buenas vea yo soy taxista y ando todo el dia con el gps prendido y quiero saber cuantos megas me quedan porque ayer se me acabo en plena carrera y el pasajero se me enojo y me bajo puntos',
    ],
  ],
  [
    'noService',
    [
      'Mijito, no me sale la televisión, solo una pantalla negra que dice sin señal. Ya mismo empieza la novela.',
    ],
  ],
  ['slowInternet', ['ayuda tengo examen x zoom en 20 min y el wifi esta full lento se me traba todo']],
  [
    'visitChange',
    [
      'Salgo de turno del hospital a las 7 y llego a la casa a las 9. El técnico quedó para las 8, ¿se puede pasar para después de las 10?',
    ],
  ],
  [
    ['noService', 'coverage'],
    ['aca en la finca no ay señal dende el lunes ni pa yamar toca subir a la loma'],
  ],
  [
    'paymentNotShown',
    ['Pagué con el código en la tienda de la esquina hace tres horas y todavía me sale que debo'],
  ],
  [
    ['changeNumber', 'newLine', 'unknown'],
    [
      'Hola, pues he vuelto de España después de ocho años y quería saber si puedo recuperar el número que tenía aquí antes, que lo sabe toda mi familia',
    ],
  ],
  ['balance', ['saldo']],
  ['wifi', ['clave wifi']],
  [
    'payOther',
    ['buenas quiero hacer una recarga', '5 dolares pero a la de mi mami no a la mia, ella es prepago'],
  ],
  ['billChange', ['cuanto me vino este mes', 'y eso por que tanto?? si yo siempre pago 22']],
  [
    'noService',
    ['No hay internet en la casa', 'Ya apagué y prendí el aparato tres veces y la lucecita sigue roja'],
  ],
  [
    'theftFound',
    [
      'me robaron el celular en la metrovia bloqueen todo',
      'ya aparecio jajaja estaba en la mochila de mi ñaño, q hago ahora',
    ],
  ],
  [
    ['amountDue', 'stores'],
    ['quiero saber cuanto debo del internet y tambien hasta q hora atienden en la oficina de ambato'],
  ],
  ['insult', ['partida de ladrones hijueputas ojala quiebren']],
  [
    'otherPeople',
    [
      'oiga deme la clave del wifi de don anibal mi vecino el es cliente de ustedes y vive aqui pegado es solo hasta q me instalen a mi',
    ],
  ],
  [
    'othersRecords',
    ['necesito q me pase a quien llama mi novia en la noche, yo le pago el plan asi q tengo derecho'],
  ],
  ['unknown', ['q pico y placa toca hoy en quito la mia termina en 4']],
  [
    'changeHolder',
    [
      'Buenas tardes, mi esposo falleció en enero y el teléfono de la casa sigue a nombre de él. Yo he seguido pagando porque ahí me llaman mis hijos de afuera. Quisiera que quede a mi nombre pero no sé qué papeles llevar.',
    ],
  ],
  ['doubleCharge', ['me cobraron dos veces lo mismo en la tarjeta 18.90 y otra vez 18.90']],
  ['autoPay', ['el debito ese q hacen solo me cae el 3 y a mi me pagan el 15, como le cambio']],
  ['balanceAdvance', ['prestame saldo']],
  ['buyPackage', ['¿Hay algún paquetito solo de WhatsApp de a dólar? En el puesto no ocupo más']],
  ['thirdParties', ['m yegan mensajes de oroscopo y m van comiendo el saldo kitenme eso']],
  ['codeMissing', ['no me yega el codigo para entrar ya puse como 5 veces']],
  [
    ['password', 'emailChange'],
    ['me olvide la contrasena y aparte cambie de correo porque el otro ya no abre'],
  ],
  [
    'roaming',
    ['El viernes me voy a Ipiales a comprar mercadería, ¿me sale caro usar el internet del celular allá?'],
  ],
  [
    'payOther',
    [
      'Hi, vivo en New Jersey y my grandma está en Loja, ¿puedo pagarle la planilla del teléfono con mi card de acá?',
    ],
  ],
  [
    'noService',
    ['alli puncha, ñuca celular no vale, me entran las llamadas pero yo no puedo llamar a naiden'],
  ],
  ['usageLeft', ['cuantos megas tengo', 'y minutos?']],
  [
    'debt',
    ['Quiero pagar en partes lo que debo', '¿Y si me atraso con una cuota qué pasa, me cortan ese rato?'],
  ],
  [
    ['suspended', 'paymentNotShown'],
    [
      'me cortaron el cel y yo ya pague anoche por transferencia del pichincha tengo el comprobante aqui, trabajo de repartidor y sin datos no cojo pedidos llevo perdido toda la mañana activenme yaaa',
    ],
  ],
  [
    ['buyPackage', 'recharge', 'payOther', 'moveMoney'],
    ['pongale un paquete de 3 dolares al mio y recarguele 2 al de mi guagua'],
  ],
  [
    ['homeNetwork', 'wifi'],
    [
      'quien anda conectado a mi wifi creo q los inquilinos de arriba se me cuelgan, y cambieme la clave de una',
    ],
  ],
  [
    'homeNetwork',
    [
      'como le quito el internet a la tablet del guagua',
      'pero solo de 8 de la noche a 6 de la mañana porque de dia hace deberes',
    ],
  ],
  ['repair', ['¿Ya está listo mi teléfono? Lo dejé a reparar hace dos semanas y nadie me dice nada']],
  [
    'repairDecision',
    ['me dicen q sale 85 arreglar el celular, no pues por eso me compro otro, devuelvanmelo asi nomas'],
  ],
  [
    'moveHome',
    ['Nos pasamos de Cuenca a Azogues a fin de mes con todo y tienda, ¿el internet me lo puedo llevar?'],
  ],
  [
    'portOut',
    ['kiero irme a la otra compania pero sin perder mi numero q ya lo tengo pintado en el letrero del local'],
  ],
  [
    ['portIn', 'newSim'],
    [
      'tengo chip de otra operadora y quiero venirme con ustedes',
      'con el mismo numero pues, y si se puede sin chip, de esos q vienen adentro del telefono',
    ],
  ],
  [
    'visitMissed',
    [
      'Mire, le cuento: me dijeron que el técnico venía el martes entre 9 y 12. Cerré el local, no vendí nada, le esperé con el almuerzo y todo, y jamás apareció ni llamó. El miércoles tampoco. Yo no vivo del aire, ¿qué van a hacer?',
    ],
  ],
  ['outageNotice', ['¿Me pueden avisar cuando ya vuelva el internet en el sector? Así no paso preguntando']],
  ['person', ['no quiero hablar con maquina paseme con una señorita de carne y hueso']],
  [
    ['strangerSession', 'unknown'],
    [
      'creo q alguien esta metido en mi cuenta',
      'me sale un samsung en machala y yo soy de tulcan y tengo iphone, saquelo',
    ],
  ],
  [
    ['people', 'appearance'],
    ['Quiero que mi hija pueda ver mis cuentas y pagarme desde su teléfono, yo ya no veo bien las letras'],
  ],
  ['removePerson', ['saquele a mi ex de mi linea ya no quiero q vea nada de lo mio']],
  [['pastInvoices', 'invoice'], ['Necesito la factura de julio en PDF para la contadora']],
  ['pastInvoices', ['El banco me pide las planillas del año pasado para el crédito, ¿de dónde las saco?']],
  ['leaving', ['ya no quiero el telefono de la casa solo llaman a vender, dejenme nomas el internet']],
  [
    'leavingUndo',
    [
      'Quiero dar de baja la tele, nadie la ve',
      'Ya no, mejor déjela, mi mamá se puso a llorar por sus novelas. ¿Todavía se puede anular?',
    ],
  ],
  ['equipmentReturn', ['donde devuelvo el modem viejo q me dejaron botado aqui cuando cambiaron']],
  ['claimState', ['Hace como diez días puse un reclamo por un cobro de 7 dólares, ¿en qué quedó?']],
  [
    ['noService', 'outageCredit'],
    ['internet muerto desde ayer en el cyber, arreglenlo y me descuentan esos dias q no pude abrir'],
  ],
  ['commercialCalls', ['ya no me llamen a ofrecer planes xfa estoy con pacientes y suena y suena esa cosa']],
  [
    ['contracts', 'verifyDocument'],
    [
      'Vino un señor con chaleco de ustedes y me hizo firmar un contrato que tiene un código abajo. ¿Cómo sé si ese papel es de verdad?',
    ],
  ],
  ['appointment', ['turno', 'en la de portoviejo mañana tempranito antes de las 10']],
  [
    'appointment',
    [
      'tengo cita hoy a las 3 en la oficina',
      'no alcanzo el bus recien va por santo domingo, paseme para el lunes',
    ],
  ],
  ['paymentMethods', ['por el terminal de riobamba donde puedo ir a pagar en billete']],
  [
    'paymentCode',
    [
      '¿Cómo hago para pagar en efectivo?',
      '¿Y ese código hasta qué hora me vale? Yo cierro el local a las nueve de la noche',
    ],
  ],
  [
    ['shareData', 'balance'],
    ['pasele 1 dolar de mi saldo a mi hermano al 0987000111 y digame cuanto me queda a mi'],
  ],
  [
    'spendingControl',
    ['avisenme cuando baya gastando como la mitad de los gigas xq siempre me kedo botada a medio mes'],
  ],
  [
    'roaming',
    [
      'estoy en madrid recien aterrizando y no me coge nada la linea',
      'si ya lo apague y prendi, creo q nunca le active eso del roming',
    ],
  ],
  [
    ['wifiName', 'homeNetwork'],
    [
      'pongale a mi internet el nombre FamiliaQuishpe y de paso una clave aparte para las visitas q vienen por el bautizo',
    ],
  ],
  [
    'lostSecondStep',
    [
      'no puedo entrar a la aplicacion',
      'es q los numeritos me salian en el otro celular y ese se me cayo al rio pescando',
    ],
  ],
  ['deleteAccount', ['kiero borar mi cuenta de la aplicasion ya no la ocupo']],
  [
    'changePlan',
    [
      'como hago para bajarme de plan el mio es de 28',
      'el mas baratico q tenga llamadas nomas, es para mi papa q no sabe de internet',
    ],
  ],
  ['notifications', ['Ya no quiero que me manden los avisos por mensaje de texto, solo por WhatsApp']],
  [
    ['pauseLine', 'amountDue'],
    [
      'Me voy tres meses a España a cuidar a mi nieta. ¿Me pueden dejar en pausa el celular? Y decirme cuánto tengo pendiente para irme sin deudas',
    ],
  ],
  [
    'serviceRecord',
    [
      'Gracias ya me ayudó',
      'Ah y otra cosita, ¿cuánto internet gasté ayer? Porque se me fue volando y yo solo oí misa',
    ],
  ],
  ['dueDate', ['hasta cuando tengo para pagar', 'no esa no, la del convencional de donde mi mama']],
  [
    'personalToken',
    [
      '¿Hay cómo sacar un token o algo así para que mi programa en Python lea mi consumo? Es para un proyecto de la uni',
    ],
  ],
  [
    'savedCards',
    ['ya pague con la tarjeta nueva gracias', 'ahora borreme la otra la q termina en 4410 esa ya caduco'],
  ],
  [
    ['theft', 'imei'],
    [
      'ayer me sacaron el celu en el trole',
      'quiero q nadie lo pueda usar aunque le metan otro chip, aqui tengo la caja con el numero largo',
    ],
  ],
  [
    ['associate', 'nameLine'],
    [
      'quiero meter la linea de mi suegra en mi cuenta y ponerle un apodo pa no confundirme con la de mi mujer',
    ],
  ],
];
