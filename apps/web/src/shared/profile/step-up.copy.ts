// Sentences of the dialog that asks again who somebody is.
import { resetWaitHours } from '@portal/help/promises';
import { mobileDigits } from '@portal/market/service-number';

export const stepUpCopy = {
  title: 'Confirma que eres tú',
  text: 'Lo pedimos para proteger tu cuenta. Después sigues donde estabas.',
  waits: `Restableciste tu contraseña. Por tu seguridad, podrás hacer esto en ${resetWaitHours} horas. Para hacerlo ahora, confirma con un código que enviamos a una línea de la que seas titular; no sirve el número con el que entras.`,
  waitsOnly: (phone: string) =>
    `Restableciste tu contraseña. Por tu seguridad, podrás hacer esto en ${resetWaitHours} horas. Si es urgente, llámanos al ${phone}.`,
  line: 'Número de tu línea',
  lineHint: 'Una línea de la que seas titular',
  lineMissing: `Escribe los ${mobileDigits} dígitos de tu línea`,
  lineWrong: 'Con esa línea no podemos confirmarlo. Escribe otra de la que seas titular.',
  lineCode: (destination: string) => `Código que enviamos a ${destination}`,
  otherLine: 'Usar otra línea',
  sendCode: 'Enviar código',
  close: 'Entendido',
  code: 'Código de verificación',
  codeHint: 'De tu aplicación de códigos, o uno de respaldo',
  byCode: 'Usar un código',
  byPasskey: 'Usar mi llave de acceso',
  passkeyWrong: 'No pudimos reconocer tu llave de acceso. Usa otra forma.',
  noPasskeys: 'Este equipo no puede usar tu llave de acceso aquí. Usa otra forma.',
  byPassword: 'Usar mi contraseña',
  codeMissing: 'Escribe tu código',
  codeWrong: 'El código no es correcto. Escribe el que ves ahora.',
  password: 'Contraseña',
  missing: 'Escribe tu contraseña',
  failed: 'No pudimos comprobarlo. Intenta de nuevo en un momento.',
  goOn: 'Continuar',
  proving: 'Comprobando…',
  cancel: 'Cancelar',
} as const;
