// The demo accounts as the start announces them.

import { demoMobile } from '@portal/market/demo';
import { nationalNumber } from '@portal/market/service-number';

export const demoAccounts = [
  { login: 'ana.paredes@correo.example', who: 'postpaid, prepaid and home; bills to pay' },
  { login: nationalNumber(demoMobile('92000001')), who: 'registered by phone, one prepaid line' },
  { login: 'compras@empresa.example', who: 'corporate administrator' },
  { login: 'fibra@correo.example', who: 'only a service of type 7' },
  { login: 'nuevo@correo.example', who: 'no services yet, first visit' },
  { login: 'social@redes.example', who: 'placeholder e-mail' },
  { login: 'otro@correo.example', who: 'a second customer' },
  { login: 'elena.vera@correo.example', who: 'Ana’s mother: sees what two of her lines use' },
  { login: 'mateo.paredes@correo.example', who: 'Ana’s son: pays the bills of one of her lines' },
  { login: 'maria.villavicencio@correo.example', who: 'long names; lines that are not active' },
] as const;
