// The demo accounts as the start announces them.

export const demoAccounts = [
  { login: 'ana.paredes@correo.example', who: 'postpaid, prepaid and home; bills to pay' },
  { login: '0992000001', who: 'registered by phone, one prepaid line' },
  { login: 'compras@empresa.example', who: 'corporate administrator' },
  { login: 'fibra@correo.example', who: 'only a service of type 7' },
  { login: 'nuevo@correo.example', who: 'no services yet, first visit' },
  { login: 'social@redes.example', who: 'placeholder e-mail' },
  { login: 'otro@correo.example', who: 'a second customer' },
  { login: 'maria.villavicencio@correo.example', who: 'long names; lines that are not active' },
] as const;
