// Sentences of 'Soy el titular'.
import * as titles from '@portal/help/page-titles.copy';

export const holderCopy = {
  title: '¿Eres el titular?',
  open: 'Soy el titular',
  submit: 'Confirmar',
  checking: 'Validando tus datos…',
  notMatched: 'Los datos no coinciden con los del titular. Revísalos e intenta de nuevo.',
  noLine: 'Los datos son correctos, pero no administras ninguna línea de este titular. Asocia una primero.',
  associate: titles.associate,
  failed: 'No pudimos validar tus datos. Revisa tu conexión e intenta de nuevo.',
} as const;
