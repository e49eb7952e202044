// Every sentence of the second step.
export const secondStepCopy = {
  title: 'Escribe tu código',
  lead: 'Abre tu aplicación de códigos. Si no la tienes a mano, usa un código de respaldo.',
  code: 'Código de verificación',
  hint: '6 dígitos, o 12 si es de respaldo',
  missing: 'Escribe tu código',
  submit: 'Continuar',
  back: 'Volver a empezar',
} as const;
