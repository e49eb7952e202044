// Sentences of 'Eliminar cuenta'.

import { erasureDays } from '@portal/help/promises';

export const deleteAccountCopy = {
  title: 'Eliminar cuenta',
  ask: '¿Estás seguro de eliminar tu cuenta?',
  warning: `Pasados ${erasureDays} días, la eliminación es permanente. Perderás:`,
  losses: [
    'La información de tu perfil',
    'La consulta de tus saldos y consumos',
    'La activación de paquetes de datos',
    'El pago y la descarga de facturas y estados de cuenta',
  ],
  linesStay: 'Tus líneas y servicios siguen activos.',
  wayBack: 'Si cambias de idea, recupérala antes con el enlace que te enviaremos.',
  password: 'Escribe tu contraseña para confirmar',
  passwordMissing: 'Escribe tu contraseña',
  yes: 'Eliminar',
  deleting: 'Eliminando…',
  cancel: 'Cancelar',
  doneTitle: 'Eliminación exitosa',
  done: (moment: string) =>
    `Nadie puede entrar a tu cuenta. Se elimina ${moment}: hasta entonces puedes recuperarla con el enlace que te enviamos.`,
  failedTitle: '¡Error!',
  failed: 'Ocurrió un error al eliminar tu cuenta, intenta nuevamente',
  accept: 'Aceptar',
} as const;
