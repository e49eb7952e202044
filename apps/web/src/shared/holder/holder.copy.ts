// Sentences of 'Soy el titular'.
export const holderCopy = {
  title: '¿Eres el titular?',
  open: 'Soy el titular',
  submit: 'Confirmar',
  checking: 'Validando tus datos…',
  notMatched: 'Los datos no coinciden con los del titular. Revísalos e intenta de nuevo.',
  noLine: 'Los datos son correctos, pero no administras ninguna línea de este titular. Asocia una primero.',
  associate: 'Asociar un servicio',
  failed: 'No pudimos validar tus datos. Revisa tu conexión e intenta de nuevo.',
} as const;
