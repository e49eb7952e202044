// Sentences of the dialog that asks again who somebody is.
export const stepUpCopy = {
  title: 'Confirma que eres tú',
  text: 'Lo pedimos para proteger tu cuenta. Después sigues donde estabas.',
  code: 'Código de verificación',
  codeHint: 'De tu aplicación de códigos, o uno de respaldo',
  byCode: 'Usar un código',
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
