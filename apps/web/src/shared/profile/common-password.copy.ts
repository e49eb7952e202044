// A password that half the world has, said on every screen where one is chosen.

/** On a line of its own, beneath the sentence of the screen. */
export const withCommonPassword = (sentence: string) =>
  `${sentence}\nEsa contraseña es demasiado común, también con números o signos. Elige otra.`;
