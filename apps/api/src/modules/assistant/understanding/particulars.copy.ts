// What is asked in particular: a topic that words tell of which there are too few examples, or which is a part of
// another. A group of words is there when one of them is, `*` being any ending; all groups have to be.
import type { AssistantTopic } from '@portal/contract/help/assistant';

export interface Particular {
  topic: AssistantTopic;
  /** What the whole is, or may be, about; empty: anything. */
  of: string;
  groups: readonly string[];
  not?: string;
}

const when = (topic: AssistantTopic, of: string, groups: readonly string[], not?: string): Particular =>
  not === undefined ? { topic, of, groups } : { topic, of, groups, not };

export const relatives =
  'mami mama papi papa madre padre esposo esposa marido mujer hermano hermana nano nana hijo hija hijos guagua guambra novio novia enamorado enamorada abuelo abuela abuelita suegro suegra primo prima tio tia sobrino sobrina pareja cunado cunada';
const countries =
  'exterior extranjero internacional* pais paises espana colombia venezuela maracaibo caracas bogota peru lima estados eeuu usa miami york mexico chile italia argentina panama brasil europa murcia madrid barcelona';
const take = 'quit* sac* saqu* retir* elimin* revoc* borr* ech*';
const cost =
  'cuesta cuestan costo costos costar sale salir precio precios valor vale cobra cobran tarifa* pagar';
const people = 'people removePerson invitationMissing paymentLink';
const records = 'lineUser othersRecords recordsConsent serviceRecord people otherPeople';
const repairs = 'repair repairCost repairDecision warranty';
const leaving = 'leaving minimumTerm equipmentReturn chargedAfterLeaving';
const claims = 'complaint claimState claimMeanwhile disputedCharge doubleCharge chargedAfterLeaving';

/** Of what was spoken of just before (`of`), when a question goes on with it. */
export const followUps: readonly Particular[] = [
  when('visit', 'visit', ['hora cuando dia']),
  when('noService', 'noService outageNotice', ['cuando hora', 'vuelv* regres*'], 'avis* notific* tecnico'),
  when('person', 'noService', ['ya', 'hice probe reinicie apague desconecte intente']),
  when('claimState', 'complaint claimState', [
    'tiempo cuando dias demor* tard*',
    'respond* contest* tengo demor* tard* resuelv*',
  ]),
  when('theftPaper', 'theft theftPaper', [
    'papel certificado constancia documento',
    'seguro fiscalia policia denuncia',
  ]),
  when('people', 'people', ['ver ve vea', 'llamadas consumo que puede']),
  when('minimumTerm', 'leaving', ['cuanto', 'cobran cuesta pago cobra sale']),
  when('equipmentReturn', 'leaving noService unknown', [
    'dejo dejar dejarlo llevo entrego',
    'modem router decodificador',
  ]),
  when('autoPay', 'autoPay', ['dia cuando monto limite quito quitar desactiv*']),
  when('dataRequests', 'dataRequests', ['demora tarda tiempo cuando dias']),
  when('changePlan', 'plan', ['hay otro', 'barat* mejor otro']),
  when('recordsConsent', 'recordsConsent lineUser', ['no quit* retir* nieg* neg* rechaz*']),
  when('othersRecords', 'othersRecords otherPeople', ['nombre titular pago mia dueno duena soy']),
  when('paymentLink', 'paymentLink', ['ver ve mir* revis* entr* llamo quien sabe datos']),
  when('outageNotice', 'noService outageNotice', ['avis* notific*']),
  when('wifiName', 'wifi wifiName', ['nombre llame renombr*']),
  when('puk', 'puk', ['veces equivoc* ekivoco mas intent*']),
  when('changePlan', 'planAdvice changePlan planPrices', [
    'cambieme cambiame cambia cambie dale acepto hagale haga',
  ]),
  when('passkey', 'passkey', ['compu* equipo celular tablet laptop trabajo dispositivo']),
  when('amountDue', 'amountDue dueDate balance', ['total']),
  when(
    'verifyDocument',
    'fraud verifyDocument',
    ['fals* chimb* verdader* autentic* original'],
    'mensaje llamada whatsapp',
  ),
];

/** The first that fits is it. */
export const particulars: readonly Particular[] = [
  when('recordsConsent', 'lineUser', ['no', 'vea vean mire miren sepa sepan']),
  when(
    'thisPage',
    '',
    ['pagina pantalla seccion ventana', 'esta aqui este', 'hay hago puedo sirve trata muestra'],
    'factura planilla entrar registr* funciona cae',
  ),
  when(
    'distress',
    '',
    ['no', 'quiero quisiera aguanto soporto', 'vivir vida'],
    'aqui casa barrio ciudad departamento',
  ),
  when(
    'distress',
    '',
    ['quiero quisiera ganas voy pienso', 'morir morirme matarme suicid*'],
    'iras risa hambre sueno frio calor',
  ),
  when('insult', 'aboutMe unknown complaint instructions', [
    'porqueria inutil basura estupid* idiota tonto tonta imbecil mierda bestia bruto pendej* asco',
    'robot maquina bot eres asistente sirves tu',
  ]),
  when('theftPaper', 'theft theftPaper theftFound noDebt verifyDocument papers complaint unknown fraud', [
    'certific* papel papelito constancia documento comprobante denuncia',
    'robo robad* robar* robaron bloqueo bloqueado perdida',
  ]),
  when(
    'theftFound',
    'theft theftFound theftPaper',
    ['encontr* aparec* recupere recuperado devolvieron halle mentira'],
    'no donde',
  ),
  when('theftFound', 'theft theftFound', [
    'ya mentira',
    'encontr* aparec* recupere recuperado devolvieron halle',
  ]),
  when(
    'verifyDocument',
    'verifyDocument noDebt unknown contracts fraud papers theftPaper disputedCharge receiptKey movements whoLooked',
    [
      'verific* comprueb* comprobar valid* autentic* fals* chimb* truch* verdader* legit* original',
      'documento certificado papel carta qr constancia',
    ],
    'factura planilla sri',
  ),
  when('secondStep', 'secondStep lostSecondStep codeMissing unknown security passkey', [
    'paso pasos factor verificacion',
    'escane* imagen qr',
  ]),
  when('sessionEnds', 'signIn sessions unknown noService sessionEnds', [
    'cierra expir* bota saca caduca termina',
    'sesion cuenta portal pagina app',
    'sola solo rato cada minutos seguid* tiempo',
  ]),
  when('strangerSession', 'sessions fraud password signIn unknown', [
    'entr* ingres* metio conect* sesion equipo dispositivo samsung iphone huawei xiaomi celular',
    'no',
    'mio soy fui reconozco conozco',
  ]),
  when('strangerSession', 'sessions fraud password signIn unknown whoLooked', [
    'intrus* desconocid* hacke* jaque*',
    'cuenta sesion equipo entr*',
  ]),
  when(
    'ownAccount',
    'signIn password withoutPassword unknown register usePortal associate sessions passkey',
    ['cuenta usuario clave contrasena', relatives, 'entr* ingres* us* prest* mism* compart*'],
    'invit* no wifi',
  ),
  when(
    'register',
    'usePortal signIn unknown register password whatCanIDo associate profile',
    ['registr* rejistr* inscrib*'],
    'pago factura servicio internet linea nombre chip titular queja reclamo acceso perdi',
  ),
  when('register', 'usePortal signIn unknown register profile', [
    'crear creo abrir hacer sacar',
    'cuenta usuario',
  ]),
  when(
    'emailChange',
    'emailChange people profile password signIn unknown codeMissing emailChange otherLanguage invoiceData',
    [
      'correo email mail gmail hotmail',
      'cambi* change perdi* existe otro nuev* viejo acceso actualiz* antes ya olvid*',
    ],
    'nombre apellido factura planilla avis* notific* promocion* copia',
  ),
  when('removePerson', people, [take, `acceso permiso invit* persona le les la lo ${relatives}`]),
  when('removePerson', people, [
    'quitele quitale sacale saquele sacarla sacarlo sacar arrepiento arrepent* pele*',
  ]),
  when('invitationMissing', people, ['invit* mand*', 'llega llego caduc* venci* reenvi* spam otra']),
  when('recordsConsent', records, [
    'permiso consentimiento autoriz* consent*',
    'no quit* retir* nieg* neg* rechaz* revoc* arrepiento',
  ]),
  when(
    'othersRecords',
    `${records} unknown changeHolder`,
    [
      'llamada* llama llamo llamadas habl* chat* mensaj* whatsapp wasap detalle historial',
      relatives,
      'ver veo saber dime quien revis* espi* leer vea puedo quiero',
    ],
    'mis mi_linea vea pueda',
  ),
  when('roamingOff', '', ['roaming roming', 'apag* desactiv* quit* bloque* cancel* sac* saqu*']),
  when(
    'internationalCalls',
    '',
    ['llamar llamo llamada* marcar sms minuto', countries, cost],
    'roaming viaj* paquete factura planilla',
  ),
  when('thirdParties', '', [
    'juego juegos trivia* terceros tercero suscrip* horoscopo premium contenid*',
    'bloque* bloqu* cancel* quit* cobr* desactiv* activ* dar',
  ]),
  when(
    'blockCaller',
    'unknown puk theft fraud notifications spendingControl complaint otherPeople commercialCalls blockCaller person simLock',
    [
      'bloque* bloqu*',
      'numero numeros llamad* llam* contacto spam',
      'llama llaman molest* ofrec* acos* extorsion* spam prestamos desconocid*',
    ],
    'chip sim robaron perdi',
  ),
  when(
    'commercialCalls',
    'unknown notifications privacyChoices commercialCalls complaint leaving planPrices fraud usageLeft changePlan person blockCaller',
    [
      'llam* molest* rog* insist* moles*',
      'ofrec* ofert* vend* venta* promo* rogar anden hart* publicid*',
      'no dejen dejar paren basta ya molest*',
    ],
    'prestamo prestamos',
  ),
  when(
    'outageNotice',
    'noService coverage notifications unknown outageNotice outageCredit spendingControl visit tvChannel',
    ['avis* notific* escrib*', 'vuelv* regres* retorn* restablec* arregl* compon*'],
    'factura tecnico',
  ),
  when(
    'tvChannel',
    'noService tvChannel unknown packages buyPackage paymentNotShown packagePrices usageLeft myLines disputedCharge newLine plan',
    ['canal canales', 'no falta perd* quit* desaparec* borr* ve sale'],
  ),
  when('visitMissed', 'visit visitMissed visitChange appointment complaint noService unknown', [
    'tecnico tecnicos instalador visita',
    'no nunca nadie',
    'llego llegaron vino vinieron aparec* asom*',
  ]),
  when('visitChange', 'visit visitChange visitMissed', [
    'cambi* mov* mejor pasar pasen pasarlo pasarla otro otra posterg* reagend* aplaz* cancel* atras* adelant* pedir agend* venga vengan',
  ]),
  when('repairDecision', repairs, [
    'rechaz* acept* aprob* devuelv* devolv*',
    'no costo presupuesto arreglo arregl* carisim* proforma valor si digo',
  ]),
  when('repairCost', repairs, [cost, 'cuanto cuanta que cual eso precio costo'], 'tiempo'),
  when('warranty', `${repairs} unknown noService theft buyDevice`, [
    'garantia',
    'agua moj* cubr* cubre golpe cay* romp* pantalla entra sirve tiene',
  ]),
  when(
    'warranty',
    'unknown repair warranty noService theft',
    ['agua mojo moj* piscina mar rio inodoro', 'cayo cay* celular telefono celu equipo mojo'],
    'pagar planilla luz',
  ),
  when('simFault', 'newSim simFault unknown noService puk simLock', [
    'chip sim',
    'lee coge agarra invalid* valid* reconoc* detect* error danad* dano funciona sirve',
    'no dano danad* invalid*',
  ]),
  when(
    'pauseLine',
    'suspended pauseLine leaving unknown simLock theft',
    ['suspend* paus* congel* parar', 'tiempo temporal* viaj* meses mes mientras vacacion*'],
    'robo robaron deuda falta',
  ),
  when('chargedAfterLeaving', `${leaving} ${claims} paymentNotShown billChange noDebt unknown amountDue`, [
    'baja retire',
    'cobr* factur* sigue siguen llega',
  ]),
  when('chargedAfterLeaving', `${leaving} ${claims} paymentNotShown billChange unknown amountDue`, [
    'cancele cancelado termine',
    'servicio linea contrato plan internet tele',
    'cobr* factur* sigue siguen',
  ]),
  when('minimumTerm', `${leaving} contracts unknown dueDate minimumTerm cycle plan debt`, [
    'amarrad* permanen* multa penal* minim* obligad* atad* salgo amarr*',
  ]),
  when('claimMeanwhile', claims, [
    'pagar pago pague cobran cortan mientras',
    'mientras parte tengo debo igual',
  ]),
  when('claimMeanwhile', '', ['arcotel supertel regulador regulacion defensoria']),
  when('claimMeanwhile', claims, ['razon acuerdo apel* conforme']),
  when(
    'doubleCharge',
    `${claims} paymentNotShown cardRejected movements unknown billChange receiptKey`,
    [
      'dos doble doblemente dobl* duplic* repet* dosveces',
      'veces cobr* debit* sac* pago cobro tarjeta descont*',
    ],
    'paso pasos lineas',
  ),
  when('autoRecharge', '', ['recarg* recargue', 'sola solo solita automatic*'], 'factura planilla'),
  when(
    'autoPay',
    'paymentMethods autoPay savedCards unknown payBill notifications cycle dueDate balance recharge disputedCharge spendingControl',
    [
      'automatic* solito solita domicil*',
      'pag* cobr* debit* factura* planilla* descuent* activ* limite maximo dia',
    ],
    'recarg* doble veces credito',
  ),
  when(
    'savedCards',
    'paymentMethods savedCards payBill cardRejected profile unknown recharge associate',
    [
      'tarjeta tarjetas visa mastercard diners',
      'guardad* guardar guardo borr* elimin* quit* sacar meter agreg* anad* cambi* registr* vieja nueva caduc*',
    ],
    'rechaz* chip sim transferencia efectivo',
  ),
  when('usageLeft', 'packagePrices buyPackage usageLeft unknown packageRenewal balance', [
    'paquete paquetito bono combo megas gigas',
    'vale duran vence caduca expira vigencia',
    'cuando hasta',
  ]),
  when(
    'roaming',
    'roaming unknown internationalCalls buyPackage packagePrices complaint leaving noService coverage',
    [
      `${countries} viaj*`,
      'internet datos megas llamar usar incomunicad* celular linea chip senal wasap whatsapp',
      'voy vamos ire irme viaj* alla fuera afuera estando',
    ],
  ),
  when(
    'packageRenewal',
    'buyPackage packagePrices usageLeft balance cycle unknown recharge packageRenewal billChange',
    ['renuev* renov* repite'],
    'plan contrato dia cuando gigas megas',
  ),
  when(
    'freeData',
    '',
    [
      'gratis regal* fiado fieme yap* obsequi* prestad* prestame presten presteme adelant*',
      'mega megas giga gigas datos saldo internet recarga',
    ],
    `numero linea fibra fijo ${relatives}`,
  ),
  when(
    'shareData',
    '',
    [
      'pas* compart* transf* envi* regal* mand*',
      'mega megas giga gigas datos',
      `otro otra linea numero hermano ${relatives}`,
    ],
    'usar cobertura paso pasado',
  ),
  when('prepaidToPlan', 'changePlan planAdvice planPrices prepaidToPlan unknown recharge plan newLine', [
    'prepago',
    'plan pospago postpago',
    'pas* convien* convendr* cambi* migr*',
  ]),
  when('planAdvice', 'changePlan planPrices plan planAdvice unknown usageLeft', [
    'plan planes',
    'convien* convendr* recomiend* aconsej* sugier* gana',
  ]),
  when('latePayment', 'dueDate debt suspended amountDue payBill latePayment unknown', [
    'pasa pasaria pasara',
    'no tarde despues atras* vencid*',
    'pago pagar pagu* alcanz*',
  ]),
  when(
    'appearance',
    'installApp usePortal unknown notifications profile',
    ['oscuro letra letras color colores apariencia', 'modo pon* cambi* grand* chiquit* tamano quiero veo'],
    'factura wifi celular comprar',
  ),
  when(
    'recharge',
    'unknown recharge moveMoney balance buyPackage',
    ['pon* met* ech* carg*', 'dolar* dolarit* usd saldo', `prepago linea numero chip celular ${relatives}`],
    'tarjeta factura',
  ),
  when('repair', 'repair myLines unknown', [
    'trk taller reparacion orden',
    'pista seguimiento numero acuerdo sigo va veo',
  ]),
  when('coverage', 'coverage noService unknown', ['cobertura']),
  when(
    'noService',
    'noService unknown coverage privacyChoices',
    [
      'no sin nada lent*',
      'cog* agarr* funcion* vale valen navega carga entra sirve tengo hay lent*',
      'mega megas datos internet senal red linea wifi tele television tv cable tono fijo',
    ],
    'quedan factura',
  ),
  when('otherLanguage', 'person unknown otherLanguage aboutMe', [
    'kichwa quichua runa shimi ingles idioma english',
    'habl* atiend* alguien entiend*',
  ]),
  when(
    'changePlan',
    'changePlan cycle planPrices unknown plan planAdvice',
    [
      'suba subame subale subir subirme baje bajar bajarme cambie cambiele cambiale cambiar cambiarme cambieme cambio pasar pasarme pasame',
      'plan planes',
    ],
    'factura prepago cobra_mas',
  ),
  when(
    'payBill',
    'payBill moveMoney unknown',
    [
      'pague paga pagueme pagar pago cancele cancelar',
      'todo todas todito factura planilla deuda recibo internet tele telefono celular casa',
    ],
    'no ya hace',
  ),
  when('spendingControl', 'usageLeft spendingControl notifications unknown dataAt80', [
    'avis* alert* notific*',
    'mega megas giga gigas datos internet consumo saldo minutos',
    'queden queda poco poquito acab* antes cuando llegue por',
  ]),
  when(
    'invoiceData',
    'profile invoiceData changeHolder',
    [
      'factura planilla contrato',
      'nombre apellido cedula ruc direccion razon',
      'mal corr* cambi* equivoc* rectif* escrit* sale',
    ],
    'fallec* murio muerto muerta titular traspas* papa mama esposo',
  ),
  when('strangerSession', 'sessions fraud unknown', [
    'alguien metio metieron',
    'metio metieron entr* ingres*',
    'cuenta usuario',
  ]),
  when('dueDate', 'suspended dueDate unknown', ['cuando dia fecha', 'cort*', 'pago pagar']),
  when('latePayment', 'dueDate debt unknown suspended', ['pasa pasaria', 'atras* tarde despues']),
  when('shareData', 'recharge unknown balance buyPackage', [
    'paso pasar pasarle transf* compart*',
    'saldo',
    `otro otra numero ${relatives}`,
  ]),
  when('planAdvice', 'changePlan planPrices unknown', [
    'plan',
    'mejor',
    'sale sera saldria vendria hay cual',
  ]),
  when('claimMeanwhile', claims, ['reclam*', 'cort*']),
  when('newSim', 'newSim unknown buyDevice', ['chip sim', 'cambi* otro nuevo pequen* nano micro grande']),
  when('minimumTerm', `${leaving} unknown contracts`, ['falta faltan', 'contrato permanencia']),
  when('minimumTerm', leaving, ['cobran cuesta multa cobraran', 'retirarme salirme irme salgo voy antes']),
];

/** What is answered instead of what it is a part of, and not beside it. */
export const instead: Partial<Record<AssistantTopic, AssistantTopic>> = {
  recordsConsent: 'lineUser',
  othersRecords: 'lineUser',
  removePerson: 'people',
  invitationMissing: 'people',
  visitMissed: 'visit',
  visitChange: 'visit',
  claimState: 'complaint',
  theftPaper: 'theft',
  theftFound: 'theft',
};

/** What is spoken of together: a question that goes on is likelier about the same. */
export const families: readonly string[] = [
  'balance amountDue dueDate invoice billChange payBill moveMoney paymentMethods cardRejected paymentNotShown movements paymentLink debt latePayment autoPay savedCards pastInvoices papers invoiceData',
  `${claims} movements billChange`,
  'recharge autoRecharge buyPackage packagePrices packageRenewal usageLeft freeData shareData spendingControl serviceRecord',
  'plan changePlan planPrices planAdvice prepaidToPlan minimumTerm cycle',
  'roaming roamingOff internationalCalls',
  'noService outageNotice outageCredit coverage tvChannel visit visitChange visitMissed wifi wifiName',
  repairs,
  'theft theftFound theftPaper newSim simLock simFault puk suspended',
  `${people} ${records}`,
  `${leaving} noDebt simLock`,
  'contracts dataRequests privacyChoices whoLooked personalToken deleteAccount commercialCalls notifications invoiceData',
  'password signIn register ownAccount emailChange codeMissing secondStep passkey lostSecondStep backupCodes sessions strangerSession sessionEnds profile',
  'stores appointment person myMessages',
];
