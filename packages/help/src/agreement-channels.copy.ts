// Where something was agreed to, as the portal's page and its paper say it.

export const agreementChannels = {
  portal: 'Portal',
  frame: 'Ventana de pago del portal',
  automatic: 'Cobro automático',
  link: 'Enlace de pago, sin cuenta',
  other: 'Portal, para otra persona',
  guest: 'Portal, sin cuenta',
  store: 'Tienda',
  phone: 'Llamada',
  web: 'Página web',
  sms: 'SMS',
  visit: 'Visita en el domicilio',
  unknown: 'No informado',
} as const;
