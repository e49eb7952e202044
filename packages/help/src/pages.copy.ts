// The pages of the portal by name: the one list of them that help, the assistant and its answers share. Whoever shows one
// knows its address.

/** How it is titled, and what a way there is called. */
export const pages = {
  billing: ['Pagos y Facturas', 'Ir a Pagos y Facturas'],
  bill: ['Factura', 'Ver la factura'],
  services: ['Mis Servicios', 'Ir a Mis Servicios'],
  activations: ['Activaciones', 'Ir a Activaciones'],
  recharge: ['Recargas', 'Recargar una línea'],
  packages: ['Paquetes', 'Ver paquetes'],
  changePlan: ['Cambia tu Plan', 'Cambiar mi plan'],
  dailyUsage: ['Consumo por día', 'Ver mi consumo por día'],
  spendingControl: ['Alertas y topes', 'Ver alertas y topes'],
  stolen: ['Me robaron el teléfono', 'Reportar el robo'],
  diagnosis: ['Revisar mi servicio', 'Revisar mi servicio'],
  visits: ['Visita técnica', 'Ir a Visita técnica'],
  serviceRecord: ['Historial', 'Ver mi historial'],
  movements: ['Movimientos', 'Ver mis movimientos'],
  associate: ['Asociar un servicio', 'Asociar un servicio'],
  support: ['Soporte', 'Ver las preguntas frecuentes'],
  repairLookup: ['Estado de tu equipo', 'Ver mi equipo en reparación'],
  serviceOrders: ['Órdenes de servicio', 'Ver mis órdenes'],
  editProfile: ['Editar perfil', 'Editar mi perfil'],
  security: ['Seguridad', 'Ir a Seguridad'],
  contracts: ['Lo que aceptaste', 'Ver mis contratos'],
  privacy: ['Mis datos', 'Ir a Mis datos'],
  people: ['Quién entra a tus líneas', 'Ver quién entra a mis líneas'],
  verify: ['Verificar un documento', 'Verificar un documento'],
  changePassword: ['Cambio de contraseña', 'Cambiar mi contraseña'],
  recoverPassword: ['Recuperar contraseña', 'Recuperar mi contraseña'],
  notifications: ['Notificaciones', 'Ir a Notificaciones'],
  offices: ['Dónde te atienden', 'Ver centros de atención'],
  messages: ['Mensajes', 'Ver mis mensajes'],
  appearance: ['Apariencia', 'Ir a Apariencia'],
  nameLine: ['Ordena y nombra tus líneas', 'Ordenar y nombrar mis líneas'],
  payOther: ['Pagar o recargar a otra persona', 'Pagar o recargar a otra persona'],
  devices: ['Equipos conectados', 'Ver mis equipos conectados'],
  twoStep: ['Verificación en dos pasos', 'Ir a Verificación en dos pasos'],
  passkeys: ['Llaves de acceso', 'Ir a Llaves de acceso'],
  autoPay: ['Débito automático', 'Ir a Débito automático'],
  autoRecharge: ['Recarga automática', 'Ir a Recarga automática'],
  paymentMethods: ['Tarjetas', 'Ir a Tarjetas'],
  claims: ['Reclamos', 'Ver mis reclamos'],
  thirdParties: ['Servicios de terceros', 'Ver servicios de terceros'],
  chip: ['Chip y PUK', 'Ver chip y PUK'],
  exit: ['Dar de baja un servicio', 'Dar de baja un servicio'],
  pauseLine: ['Pausar la línea', 'Pausar la línea'],
  travel: ['Viajar', 'Ver lo que cuesta en otro país'],
  wifi: ['Administra tu Red WiFi', 'Ver la red wifi'],
} as const satisfies Record<string, readonly [title: string, way: string]>;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as [PageName, ...PageName[]];

/** No answer leads there: they may be open when something is asked. */
export const openPages = {
  home: 'Inicio',
  line: 'Detalle de Servicio',
  repair: 'Seguimiento de equipo',
  pay: 'Pago de una factura',
} as const;
export type OpenPageName = PageName | keyof typeof openPages;
export const openPageNames = [
  ...pageNames,
  ...(Object.keys(openPages) as (keyof typeof openPages)[]),
] as const;

export const pageTitle = (page: OpenPageName): string =>
  page in openPages ? openPages[page as keyof typeof openPages] : pages[page as PageName][0];
