// What words mean here: one row a meaning, its words as people write them; `*` stands for any ending.
import { isOneSlipFrom, sound } from './words.ts';

export const meanings = {
  balance: 'saldo saldos credito',
  owe: 'debo debe deber debemos deuda deudas adeud* pendiente pendientes mora',
  pay: 'pago pagos pagar pagarl* pague paga pagamos abon* cancelar cancelo',
  bill: 'factura facturas facturit* planilla planillas recibo recibos',
  due: 'vence vencen vencer vencimiento* vencid* caduca caducan',
  when: 'cuando fecha fechas dia dias plazo limite',
  howMuch: 'cuanto cuanta cuantos cuantas valor valores monto total',
  data: 'dato datos mega megas megabyte* giga gigas gb mb internet navegar',
  minutes: 'minuto minutos',
  sms: 'sms mensajes mensajitos',
  left: 'queda quedan quedaron sobra sobran resta restan restante* disponible* tengo tiene gast* consum* usado usados use',
  plan: 'plan planes tarifa',
  change: 'cambiar cambio cambie cambiarme cambiarl* modific* actualiz* mejorar migrar editar',
  cycle: 'corte ciclo cierre',
  line: 'linea lineas numero numeros servicio servicios',
  mine: 'mi mis mio mia mios mias',
  repair: 'reparar reparacion* reparad* repararon taller arregl* garantia trk',
  device: 'equipo equipos celular celulares telefono telefonos movil aparato dispositivo',
  state: 'estado estatus etapa avance listo lista',
  past: 'anterior anteriores viejas antiguas ultimas historicas',
  lastOne: 'pasado pasada anterior',
  see: 'ver veo vea consult* mirar revisar mostrar muestrame descarg* bajar bajo pdf imprimir enviame encuentro',
  no: 'no nunca tampoco',
  appear: 'sale salio aparece aparecio llega llego carga publica veo encuentro',
  month: 'mes meses',
  password: 'contrasena contrasenas clave password',
  forgot: 'olvid* recuper* perdi restablec* reestablec* resete*',
  without: 'sin',
  electronic: 'electronica electronicas electronico electronicos digital',
  what: 'que cual cuales',
  is: 'es son significa significan quiere',
  field: 'campo campos significa significan partes',
  receipt: 'comprobante comprobantes',
  access: 'acceso autorizacion',
  verify: 'verific* valid* autentic*',
  sri: 'sri',
  portal: 'portal pagina app aplicacion web sitio plataforma',
  use: 'uso usar utiliz* funciona funcionan manejar',
  can: 'puedo puede puedes hacer hago sirve sirves',
  how: 'como',
  recharge: 'recarg*',
  package: 'paquete paquetes bono bonos paquetito*',
  buy: 'compr* adquir* activ* contrat* quiero',
  roaming: 'roaming viaje viajo viajar exterior extranjero',
  wifi: 'wifi wi fi router modem',
  associate: 'asoci* agreg* anad* vincul* sumar',
  dissociate: 'desasoci* quitar eliminar desvincul* borrar',
  record: 'historial detalle detallado llamadas llame movimientos',
  person:
    'persona personas humano humana asesor asesora agente operador operadora ejecutivo ejecutiva alguien',
  talk: 'hablar habla hablame llamar llamo comunic* contact* atienda atencion',
  phone: 'telefono telefonos numero',
  you: 'ustedes contacto cliente',
  store: 'centro centros oficina oficinas tienda tiendas local locales agencia agencias sucursal sucursales',
  where: 'donde direccion direcciones ubicad* cerca cercan* horario horarios',
  complaint: 'reclam* queja quejas quejarme denunci*',
  negotiate: 'negoci* convenio acuerdo refinanci* cuotas diferir',
  profile: 'perfil',
  personal: 'personal personales nombre apellido correo email',
  notification: 'notificacion* aviso avisos alerta alertas',
  greeting: 'hola holi buenos buenas saludos ola',
  thanks: 'gracias agradezco agradecid*',
  bye: 'chao chau adios bye',
  are: 'eres llamas',
  robot: 'robot bot maquina ia chatgpt inteligencia humano humana persona quien',
  transfer: 'transfier* transferir transferencia mueve mover pasame presta* deposita*',
  forMe: 'pagame pagala pagalo recargame comprame pagamela',
  relative:
    'vecin* espos* novi* marido mujer amig* jefe jefa mama papa madre padre herman* hijo hija ex suegr* prim* tio tia ajen*',
  other: 'otro otra otros otras',
  client: 'cliente clientes usuario usuarios titular',
  every: 'todos todas',
  ignore: 'ignora ignorar ignore olvida omite desobedece',
  rule: 'instruccion instrucciones regla reglas restriccion* prompt jailbreak',
  code: 'script sql select drop union admin administrador desarrollador developer system prompt jailbreak html',
  reveal: 'dime muestra muestrame revela dame ensena',
} as const;

export type Meaning = keyof typeof meanings;

interface Entry {
  meaning: Meaning;
  stem: string;
  isPrefix: boolean;
}

const entries: readonly Entry[] = Object.entries(meanings).flatMap(([meaning, words]) =>
  words.split(' ').map((word) => ({
    meaning: meaning as Meaning,
    stem: sound(word.replace('*', '')),
    isPrefix: word.endsWith('*'),
  })),
);

/** Shorter words are too near to one another; and people seldom miss the first letter. */
const slipsFrom = 5;

/** Everything that a word may mean; of a word that we do not know, what it would mean but for one slip. */
export function meaningsOf(word: string): Meaning[] {
  const known = entries.filter((entry) => isSaid(entry, word));
  if (known.length > 0) return known.map(({ meaning }) => meaning);
  if (word.length < slipsFrom) return [];
  const near = entries.filter(({ stem, isPrefix }) => {
    if (stem.length < slipsFrom || stem[0] !== word[0]) return false;
    return isOneSlipFrom(isPrefix ? word.slice(0, stem.length) : word, stem);
  });
  return near.map(({ meaning }) => meaning);
}

export function isKnown(word: string): boolean {
  return entries.some((entry) => isSaid(entry, word));
}

const isSaid = ({ stem, isPrefix }: Entry, word: string): boolean =>
  isPrefix ? word.startsWith(stem) : word === stem;
