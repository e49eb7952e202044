// What is said of a call to which no answer came, wherever it was made.

export const noAnswerCopy = {
  title: 'Sin conexión',
  text: 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
} as const;
