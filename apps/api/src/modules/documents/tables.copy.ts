// What tables of payments and of records are called, and their columns.
import { taxName } from '@portal/market/tax';

const when = ['Fecha', 'Hora', 'Línea'];

export const tableCopy = {
  movements: {
    name: 'movimientos',
    columns: [
      ...when,
      'Movimiento',
      'Detalle',
      'Estado',
      'Forma de pago',
      'Autorización',
      'Valor sin impuesto',
      taxName,
      'Total',
    ],
  },
  voice: { name: 'llamadas', columns: [...when, 'Número', 'Minutos', 'Valor'] },
  data: { name: 'datos', columns: [...when, 'Sitio', 'MB', 'Valor'] },
  sms: { name: 'mensajes', columns: [...when, 'Número', 'Mensajes', 'Valor'] },
  standing: {
    pending: 'En verificación',
    unknown: 'En verificación',
    waiting: 'Esperando tu pago',
    authorized: 'Pagado',
    denied: 'Rechazado',
    failed: 'No se completó',
  },
} as const;
