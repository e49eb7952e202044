// What the ways on from an answer are called.
import { market } from '@portal/market/here';
import type { Way } from './question-words.ts';

/** `code`: what is dialled for a device's balance; `phone`: each phone in turn. */
export const wayLabels = {
  associate: () => 'Asociar un servicio',
  activations: () => 'Ir a Activaciones',
  billing: () => 'Ir a Pagos y Facturas',
  call: (phone: string) => `Llamar al ${phone}`,
  changePassword: () => 'Cambiar mi contraseña',
  changePlan: () => 'Cambiar mi plan',
  contracts: () => 'Ver mis contratos',
  complaints: () => 'Ir al portal de reclamos',
  dailyUsage: () => 'Ver mi consumo por día',
  debtGuide: () => 'Ver la guía de acuerdos de pago',
  diagnosis: () => 'Revisar mi servicio',
  dial: (code: string) => `Marcar ${code}`,
  editProfile: () => 'Editar mi perfil',
  messages: () => 'Ver mis mensajes',
  movements: () => 'Ver mis movimientos',
  notifications: () => 'Ir a Notificaciones',
  offices: () => 'Ver centros de atención',
  packages: () => 'Ver paquetes',
  paymentGuide: () => 'Ver la guía de pagos',
  phones: () => 'Ver celulares',
  receiptCheck: () => `Ir a la página ${market.words.taxAuthority.of}`,
  recharge: () => 'Recargar una línea',
  recoverPassword: () => 'Recuperar mi contraseña',
  serviceRecord: () => 'Ver mi historial',
  security: () => 'Ir a Seguridad',
  privacy: () => 'Ir a Mis datos',
  services: () => 'Ir a Mis Servicios',
  shop: () => 'Ir a la tienda',
  spendingControl: () => 'Ver alertas y topes',
  stolen: () => 'Reportar el robo',
  visits: () => 'Ir a Visita técnica',
} as const satisfies Record<Way, (number: string) => string>;
