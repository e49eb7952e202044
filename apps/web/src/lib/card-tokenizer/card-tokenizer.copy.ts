// Sentences of the card tokenizer; every other one is the provider's.

export const cardTokenizerCopy = {
  /** What the provider's own library says when it gets no answer. */
  noAnswer: 'Ha ocurrido un error inesperado.',
  bankRefused: 'Tu banco no confirmó que eres tú.',
  bankLeft: 'Cancelaste la confirmación de tu banco.',
};
