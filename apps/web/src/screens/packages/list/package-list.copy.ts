// Every sentence of the list of packages, and of buying from it.
import { taxName } from '@portal/market/tax';

const UNITS = { MB: 'GB', MIN: 'min', SMS: 'SMS' } as const;

export const packageListCopy = {
  sort: 'Ordenar',
  sorts: {
    missing: 'Lo que te falta, primero',
    price: 'Precio',
    size: 'Tamaño',
    validity: 'Vigencia',
    unitPrice: 'Precio por GB, minuto o SMS',
  },
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  perUnit: (money: string, unit: keyof typeof UNITS) => `${money} por ${UNITS[unit]}`,
  left: (what: string) => `Te quedan ${what}`,
  gone: {
    internet: 'Se acabó tu internet',
    voz: 'Se acabaron tus minutos',
    sms: 'Se acabaron tus SMS',
  },
} as const;

export const buyCopy = {
  close: 'Cerrar',
  choose: 'Elige un paquete de la lista para comprarlo aquí.',
  title: (name: string, validity: string) => `${name} por ${validity}`,
  atOnce: 'Se activa al instante',
  for: 'Para',
  change: 'Cambiar',
  changeLine: ' de línea',
  payWith: 'Pagas con',
  otherWay: 'Otra forma de pago',
  noMethod: 'Elige cómo pagar',
  conditions: 'Condiciones del paquete',
  accept: 'Al comprar aceptas estas condiciones y los términos de contratación.',
  total: `Total, con ${taxName}`,
  pay: (money: string) => `Pagar ${money}`,
  /** Nothing is charged yet. */
  typeCard: 'Ingresar mi tarjeta',
  /** Nothing is paid today. */
  charge: (money: string) => `Comprar por ${money}`,
  busy: 'Comprando…',
  changed: 'El precio cambió y no se cobró nada. Revisa el nuevo valor.',
  gone: 'Este paquete ya no está disponible. No se cobró nada.',
  bought: 'Compra realizada',
  notBought: (reason: string) => `No se hizo tu compra. ${reason}`,
} as const;
