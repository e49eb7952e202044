// What words mean here: one row a meaning, its words as people write them; `*` stands for any ending.
import { talk } from '@portal/market/talk';
import { isOneSlipFrom, phoneticKey, remembering } from './words.ts';

export const meanings = {
  balance: 'saldo saldos saldito credito',
  money: `plata dinero centavos billete ${talk.money}`,
  owe: 'debo debe deber debemos debiendo deuda deudas adeud* pendiente pendientes mora atrasad* impag*',
  pay: 'pago pagos pagar pagarl* pague paga pagado pagada pagan pagamos pagando abon* cancelar cancelo cancele',
  bill: 'factura facturas facturit* facturacion planilla planillas recibo recibos',
  due: 'vence vencen vencer vencio vencimiento* vencid* caduca caducan caduco plazo prorroga',
  when: 'cuando fecha fechas dia dias limite demora tarda tiempo',
  howMuch: 'cuanto cuanta cuantos cuantas valor valores monto total',
  price:
    'cuesta cuestan costo costos costar vale valen precio precios barat* economic* tarifa tarifas car* carisim*',
  charge: 'cobr* factur* debit* descont* descuent*',
  wrong: 'indebid* mal error errores equivoc* doble dos demas alta subio recon*',
  giveBack: 'reembols* devol* devuel* reintegr*',
  reflect: 'reflej* acredit* actualiz* registr* verificacion',
  reject: 'rechaz* declin* deneg* fall* rebota invalid* insuficientes',
  card: 'tarjeta tarjetas visa mastercard diners american debito',
  cash: `efectivo transferencia deposito banco bancos bancari* farmacia* paypal ventanilla automatico ${talk.wallets}`,
  data: 'dato datos mega megas megabyte* giga gigas gb mb internet navegar navega',
  minutes: 'minuto minutos',
  sms: 'sms mensaje mensajes mensajit* texto',
  left: 'queda quedan qda quedaron sobra sobran resta restan restante* disponible* tengo tiene gast* consum* usado usados use',
  used: 'gast* consum* usado usados use consumo',
  ranOut: 'acab* termin* agot* quede',
  plan: 'plan planes',
  change: 'cambiar cambio cambie cambiarme cambiarl* modific* editar correg* actualizar',
  upgrade: 'mejorar migrar subir subirme bajar aumentar reducir pasarme superior',
  cycle: 'corte corta ciclo cierre periodo renuev* reinici*',
  suspend: 'suspend* suspens* cortaron cortada cortado cortan reconex* reconect* reactiv*',
  line: 'linea lineas numero numeros servicio servicios',
  mine: 'mi mis mio mia mios mias',
  repair: 'reparar reparacion* reparad* repararon taller arregl* garantia trk tecnico pantalla presupuesto',
  device:
    'equipo equipos celular celulares celu celus telefono telefonos movil aparato dispositivo iphone samsung xiaomi tablet',
  state: 'estado estatus etapa avance listo lista seguimiento',
  past: 'anterior anteriores viejas antiguas ultimas historicas pasadas pasados hace',
  lastOne: 'pasado pasada anterior reciente ultima ultimo',
  see: 'ver veo vea consult* mirar revisar mostrar muestrame encuentro',
  download: 'descarg* bajar bajo pdf imprimir enviame copia mandar manden',
  no: 'no nunca tampoco ni nada',
  still: 'todavia aun sigue siguen sigo',
  already: 'ya',
  appear: 'sale salio aparece aparecio carga public* emit*',
  arrive: 'llega llego llegan llegue recib* manda mandan mandaron envia envian',
  month: 'mes meses enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  password: 'contrasena contrasenas clave claves password',
  forgot: 'olvid* recuper* acuerdo recuerdo restablec* reestablec* resete*',
  signIn: 'ingres* entrar entro accede* acceder inici* sesion logue* login usuario',
  code: 'codigo codigos otp',
  resend: 'reenvi* esperando',
  without: 'sin',
  electronic: 'electronica electronicas electronico electronicos digital ride',
  what: 'que cual cuales',
  is: 'es son significa significan quiere',
  explain: 'campo campos significa significan partes rubro rubros explic* entiendo comprend* interpret*',
  receipt: 'comprobante comprobantes constancia',
  verify: 'verific* valid* autentic* comprob*',
  taxAuthority: `autorizacion ${talk.taxAuthority}`,
  portal: 'portal pagina app aplicacion web sitio plataforma',
  account: 'cuenta cuentas usuario perfil registro registrado',
  register: 'registro registrarme registrarse inscrib* crear creo',
  use: 'uso usar utiliz* funciona funcionan manejar',
  can: 'puedo puede puedes hacer hago sabes',
  how: 'como',
  recharge: 'recarg* meter poner ponerle ponle',
  package: 'paquete paquetes bono bonos paquetito* combo combos',
  buy: 'compr* adquir* activ*',
  contract: 'contrat* sacar saco requisito* solicit*',
  want: 'quiero kiero necesito deseo quisiera dame',
  more: 'mas otro otra otros otras adicional adicionales',
  roaming: 'roaming roming',
  abroad:
    'viaje viajo viajar viajes exterior extranjero pais paises internacional* colombia peru espana mexico chile panama miami europa vacaciones eeuu',
  wifi: 'wifi wi fi router modem red',
  home: 'casa hogar domicilio departamento fijo fija fibra',
  tv: 'television tele tv canal canales cable decodificador control',
  broken:
    'sirve funciona funcionan lent* dan* cayo caid* intermit* falla fallas problema* agarra vale navega prende',
  signal: 'senal cobertura 5g 4g lte sector barrio zona',
  calls: 'llamada llamadas llamar llamo llame',
  associate: 'asoci* agreg* anad* vincul* sumar incluir falta',
  remove: 'desasoci* quitar sacar desvincul* remover dejar',
  erase: 'elimin* borr* cerrar cierr* desactiv*',
  leave: 'baja cancel* anul* termin* retir* desconect* desafili* irme contrato multa permanencia definitiv*',
  company: `operadora compania competencia portar portabilidad portarme ${talk.operators}`,
  steal: 'rob* asalt* hurt* llevaron sacaron arranch*',
  lose: 'perdi perdio perdid* extravi* perdida',
  block: 'bloque* desbloque*',
  chip: 'chip sim simcard esim imei',
  puk: 'puk puc pin',
  new: 'nuevo nueva nuevos nuevas',
  move: 'mudo mudar mudanza traslad* instal*',
  holder: 'titular titulares dueno duena propietari* traspas* cesion nombre fallec*',
  elder: `edad tercera adulto adultos jubilad* discapac* carne ancian* estudiante* ${talk.certificate}`,
  discount: 'descuento descuentos rebaja* exonera* beneficio* promocion* oferta* ley',
  fraud: 'estaf* fraud* sospechos* phishing hacke* clon* suplant* rar* extran* link premio',
  taxpayer: `razon empresa ${talk.taxpayer}`,
  record: 'historial detalle detallado movimientos transacciones listado registro reporte',
  person: 'persona personas humano humana asesor asesora agente operador ejecutivo ejecutiva alguien',
  talk: 'hablar habla hablame llamar llamo llamen llameme comunic* contact* atienda atencion chat whatsapp',
  phone: 'telefono telefonos numero',
  you: 'ustedes contacto cliente',
  store: `centro centros oficina oficinas tienda tiendas local locales agencia agencias sucursal sucursales ${talk.cities}`,
  where: 'donde direccion direcciones ubicad* cerca cercan* queda quedan',
  hours:
    'hora horas horario horarios abren abre abierto cierran atienden sabado sabados domingo domingos feriado*',
  appointment: 'cita citas turno turnos agend* reserv*',
  complaint: 'reclam* queja quejas quejo quejarme denunci* pesimo ladrones',
  negotiate: 'negoci* convenio acuerdo refinanci* facilidades',
  installments: 'cuota cuotas diferir letras plazos partes',
  profile: 'perfil',
  personal: 'personal personales nombre apellido correo email',
  notification: 'notificacion* aviso avisos avis* alerta alertas publicidad propaganda',
  greeting: 'hola holi buenos buenas saludos ola',
  thanks: 'gracias agradezco agradecid*',
  bye: 'chao chau adios bye',
  are: 'eres llamas',
  robot: 'robot bot maquina ia chatgpt inteligencia humano humana quien',
  transfer: 'transfier* transferir mueve mover pasame presta* deposita* compart* regal*',
  forMe: 'pagame pagala pagalo recargame comprame pagamela',
  relative:
    'vecin* espos* novi* marido mujer amig* jefe jefa mama mami papa papi madre padre herman* hijo hija ex suegr* prim* tio tia ajen* pareja',
  client: 'cliente clientes',
  every: 'todos todas',
  ignore: 'ignora ignorar ignore olvida omite desobedece',
  rule: 'instruccion instrucciones regla reglas restriccion* prompt jailbreak',
  commands:
    'script sql select drop union admin administrador desarrollador developer system prompt jailbreak html alert',
  reveal: 'dime muestra muestrame revela dame ensena',
} as const;

export type Meaning = keyof typeof meanings;

interface Entry {
  meaning: Meaning;
  stem: string;
}

const all = Object.entries(meanings).flatMap(([meaning, words]) =>
  words.split(' ').map((word) => ({ meaning: meaning as Meaning, word })),
);
const entryOf = ({ meaning, word }: (typeof all)[number]): Entry => ({
  meaning,
  stem: phoneticKey(word.replace('*', '')),
});
const beginnings = all.filter(({ word }) => word.endsWith('*')).map(entryOf);
const wholeWords = all.filter(({ word }) => !word.endsWith('*')).map(entryOf);
const meaningsOfWhole = Map.groupBy(wholeWords, ({ stem }) => stem);

/** Shorter words are too near to one another; and people seldom miss the first letter. */
const slipsFrom = 5;
const beginningSlipsFrom = 6;

interface ReadWord {
  word: string;
  meanings: Meaning[];
}

/** What a word is and may mean; one that we do not know is read as the known one that is a slip away. */
export const readWord = remembering((word): ReadWord => {
  const known = knownMeanings(word);
  if (known.length > 0 || word.length < slipsFrom) return { word, meanings: known };
  const isNear = (stem: string, from: number, said: string) =>
    stem.length >= from && stem[0] === said[0] && isOneSlipFrom(said, stem);
  const [near] = wholeWords.filter(({ stem }) => isNear(stem, slipsFrom, word));
  if (near) return { word: near.stem, meanings: knownMeanings(near.stem) };
  const begun = beginnings.filter(({ stem }) => isNear(stem, beginningSlipsFrom, word.slice(0, stem.length)));
  return { word, meanings: begun.map(({ meaning }) => meaning) };
});

function knownMeanings(word: string): Meaning[] {
  const begun = beginnings.filter(({ stem }) => word.startsWith(stem));
  return [...(meaningsOfWhole.get(word) ?? []), ...begun].map(({ meaning }) => meaning);
}

export const isKnown = (word: string): boolean => knownMeanings(word).length > 0;
