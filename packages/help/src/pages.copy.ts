// The pages of the portal by name: the one list of them that help, the assistant and its answers share. Whoever shows one
// knows its address.
import * as titles from './page-titles.copy.ts';

/** The question whose answer says what it is for, and what a way there is called. */
export const pages = {
  billing: ['payBill', 'Ir a Pagos y Facturas'],
  bill: ['invoiceFields', 'Ver la factura'],
  services: ['usePortal', 'Ir a Mis Servicios'],
  activations: ['buyPackage', 'Ir a Activaciones'],
  recharge: ['recharge', 'Recargar una línea'],
  packages: ['buyPackage', 'Ver paquetes'],
  changePlan: ['changePlan', 'Cambiar mi plan'],
  dailyUsage: ['serviceRecord', 'Ver mi consumo por día'],
  spendingControl: ['spendingControl', 'Ver alertas y topes'],
  stolen: ['theft', 'Reportar el robo'],
  diagnosis: ['noService', 'Ir a Ayuda técnica'],
  visits: ['visitChange', 'Ir a Visita técnica'],
  serviceRecord: ['serviceRecord', 'Ver mi historial'],
  movements: ['movements', 'Ver mis movimientos'],
  associate: ['associate', 'Asociar un servicio'],
  support: ['person', 'Ver las preguntas frecuentes'],
  repairLookup: ['warranty', 'Ver mi equipo en reparación'],
  serviceOrders: ['repairDecision', 'Ver mis órdenes'],
  editProfile: ['profile', 'Editar mi perfil'],
  security: ['secondStep', 'Ir a Seguridad'],
  contracts: ['contracts', 'Ver mis contratos'],
  privacy: ['dataRequests', 'Ir a Mis datos'],
  people: ['people', 'Ver quién tiene acceso a mis líneas'],
  verify: ['verifyDocument', 'Verificar un documento'],
  changePassword: ['password', 'Cambiar mi contraseña'],
  recoverPassword: ['password', 'Recuperar mi contraseña'],
  notifications: ['notifications', 'Ir a Notificaciones'],
  offices: ['stores', 'Ver centros de atención'],
  messages: ['myMessages', 'Ver mis mensajes'],
  appearance: ['appearance', 'Ir a Apariencia'],
  nameLine: ['nameLine', 'Ordenar y nombrar mis líneas'],
  payOther: ['payOther', 'Pagar o recargar para otra persona'],
  devices: ['sessions', 'Ver mis equipos conectados'],
  twoStep: ['secondStep', 'Ir a Verificación en dos pasos'],
  passkeys: ['passkey', 'Ir a Llaves de acceso'],
  autoPay: ['autoPay', 'Ir a Débito automático'],
  autoRecharge: ['autoRecharge', 'Ir a Recarga automática'],
  paymentMethods: ['savedCards', 'Ir a Tarjetas'],
  claims: ['claimState', 'Ver mis reclamos'],
  thirdParties: ['thirdParties', 'Ver servicios de terceros'],
  chip: ['puk', 'Ver chip y PUK'],
  exit: ['leaving', 'Dar de baja un servicio'],
  pauseLine: ['pauseLine', 'Pausar un servicio'],
  travel: ['roaming', 'Ver lo que cuesta en otro país'],
  wifi: ['wifi', 'Ver la red Wi-Fi'],
} as const satisfies Record<string, readonly [question: string, way: string]>;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as [PageName, ...PageName[]];

/** No answer leads there: they may be open when something is asked. */
const openPages = {
  home: ['usePortal'],
  line: ['usePortal'],
  repair: ['repairDecision'],
  pay: ['paymentMethods'],
} as const satisfies Record<string, readonly [question: string]>;
export type OpenPageName = PageName | keyof typeof openPages;
const allPages = { ...pages, ...openPages };
export const openPageNames = Object.keys(allPages) as [OpenPageName, ...OpenPageName[]];

const titled: Readonly<Record<OpenPageName, string>> = titles;
export const pageTitle = (page: OpenPageName): string => titled[page];
export const pageQuestion = (page: OpenPageName) => allPages[page][0];
