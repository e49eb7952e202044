// Every sentence of the second step.
export const secondStepCopy = {
  title: 'Escribe tu código',
  lead: 'Abre tu aplicación de códigos. Si no la tienes a mano, usa un código de respaldo.',
  code: 'Código de verificación',
  hint: '6 dígitos, o 12 si es de respaldo',
  missing: 'Escribe tu código',
  submit: 'Continuar',
  lost: '¿Perdiste tu celular y tus códigos?',
  back: 'Volver a empezar',
} as const;

export const lostFactorCopy = {
  title: 'Recupera tu cuenta',
  lead: 'Si te queda un código de respaldo, vuelve y escríbelo: entras al momento.',
  how: 'Si no, responde con el documento del titular de tu línea. Esperamos un día antes de desactivar tu verificación en dos pasos, y te avisamos por correo, SMS y en el portal para que puedas cancelarlo.',
  noLines: (phone: string) =>
    `¿No tienes líneas en tu cuenta? Aquí no podemos comprobar quién eres: llámanos al ${phone} y una persona te ayuda.`,
  submit: 'Desactivar la verificación',
  sending: 'Comprobando…',
  return: 'Volver a escribir un código',
  notMatched: 'Los datos no corresponden al titular de tus líneas. Revísalos e intenta otra vez.',
  failed: 'No pudimos comprobarlo. Intenta de nuevo en un momento.',
  doneTitle: 'Falta un día de espera',
  done: (when: string) => `Desde el ${when} entras solo con tu contraseña.`,
  doneMore:
    'Te avisamos cuando esté listo. Si encuentras tu celular, entra con tu código y todo queda como estaba.',
  close: 'Entendido',
} as const;
