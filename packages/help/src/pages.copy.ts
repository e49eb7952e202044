// The pages of the portal by name: the one list of them that help, the assistant and its answers share. Whoever shows one
// knows its address.

/** How it is titled, the question whose answer says what it is for, and what a way there is called. */
export const pages = {
  billing: ['Pagos y Facturas', 'payBill', 'Ir a Pagos y Facturas'],
  bill: ['Factura', 'invoiceFields', 'Ver la factura'],
  services: ['Mis Servicios', 'usePortal', 'Ir a Mis Servicios'],
  activations: ['Activaciones', 'buyPackage', 'Ir a Activaciones'],
  recharge: ['Recargas', 'recharge', 'Recargar una línea'],
  packages: ['Paquetes', 'buyPackage', 'Ver paquetes'],
  changePlan: ['Cambia tu Plan', 'changePlan', 'Cambiar mi plan'],
  dailyUsage: ['Consumo por día', 'serviceRecord', 'Ver mi consumo por día'],
  spendingControl: ['Alertas y topes', 'spendingControl', 'Ver alertas y topes'],
  stolen: ['Me robaron el teléfono', 'theft', 'Reportar el robo'],
  diagnosis: ['Ayuda técnica', 'noService', 'Ir a Ayuda técnica'],
  visits: ['Visita técnica', 'visitChange', 'Ir a Visita técnica'],
  serviceRecord: ['Historial', 'serviceRecord', 'Ver mi historial'],
  movements: ['Movimientos', 'movements', 'Ver mis movimientos'],
  associate: ['Asociar un servicio', 'associate', 'Asociar un servicio'],
  support: ['Soporte', 'person', 'Ver las preguntas frecuentes'],
  repairLookup: ['Estado de tu equipo', 'warranty', 'Ver mi equipo en reparación'],
  serviceOrders: ['Órdenes de servicio', 'repairDecision', 'Ver mis órdenes'],
  editProfile: ['Editar perfil', 'profile', 'Editar mi perfil'],
  security: ['Seguridad', 'secondStep', 'Ir a Seguridad'],
  contracts: ['Lo que aceptaste', 'contracts', 'Ver mis contratos'],
  privacy: ['Mis datos', 'dataRequests', 'Ir a Mis datos'],
  people: ['Quién tiene acceso a tus líneas', 'people', 'Ver quién tiene acceso a mis líneas'],
  verify: ['Verificar un documento', 'verifyDocument', 'Verificar un documento'],
  changePassword: ['Cambio de contraseña', 'password', 'Cambiar mi contraseña'],
  recoverPassword: ['Recuperar contraseña', 'password', 'Recuperar mi contraseña'],
  notifications: ['Notificaciones', 'notifications', 'Ir a Notificaciones'],
  offices: ['Dónde te atienden', 'stores', 'Ver centros de atención'],
  messages: ['Mensajes', 'myMessages', 'Ver mis mensajes'],
  appearance: ['Apariencia', 'appearance', 'Ir a Apariencia'],
  nameLine: ['Ordena y nombra tus líneas', 'nameLine', 'Ordenar y nombrar mis líneas'],
  payOther: ['Pagar o recargar para otra persona', 'payOther', 'Pagar o recargar para otra persona'],
  devices: ['Equipos conectados', 'sessions', 'Ver mis equipos conectados'],
  twoStep: ['Verificación en dos pasos', 'secondStep', 'Ir a Verificación en dos pasos'],
  passkeys: ['Llaves de acceso', 'passkey', 'Ir a Llaves de acceso'],
  autoPay: ['Débito automático', 'autoPay', 'Ir a Débito automático'],
  autoRecharge: ['Recarga automática', 'autoRecharge', 'Ir a Recarga automática'],
  paymentMethods: ['Tarjetas', 'savedCards', 'Ir a Tarjetas'],
  claims: ['Reclamos', 'claimState', 'Ver mis reclamos'],
  thirdParties: ['Servicios de terceros', 'thirdParties', 'Ver servicios de terceros'],
  chip: ['Chip y PUK', 'puk', 'Ver chip y PUK'],
  exit: ['Dar de baja un servicio', 'leaving', 'Dar de baja un servicio'],
  pauseLine: ['Pausar un servicio', 'pauseLine', 'Pausar un servicio'],
  travel: ['Viajar', 'roaming', 'Ver lo que cuesta en otro país'],
  wifi: ['Administra tu Red WiFi', 'wifi', 'Ver la red Wi-Fi'],
} as const satisfies Record<string, readonly [title: string, question: string, way: string]>;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as [PageName, ...PageName[]];

/** No answer leads there: they may be open when something is asked. */
const openPages = {
  home: ['Inicio', 'usePortal'],
  line: ['Detalle de Servicio', 'usePortal'],
  repair: ['Seguimiento de equipo', 'repairDecision'],
  pay: ['Pago de una factura', 'paymentMethods'],
} as const satisfies Record<string, readonly [title: string, question: string]>;
export type OpenPageName = PageName | keyof typeof openPages;
const allPages = { ...pages, ...openPages };
export const openPageNames = Object.keys(allPages) as [OpenPageName, ...OpenPageName[]];

export const pageTitle = (page: OpenPageName): string => allPages[page][0];
export const pageQuestion = (page: OpenPageName) => allPages[page][1];
