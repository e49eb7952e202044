// What is lent with a service at home, by its type.
export const equipmentNames: ReadonlyMap<number, string> = new Map([
  [3, 'Teléfono de mesa'],
  [4, 'Decodificador y control remoto'],
  [5, 'Módem y cable de poder'],
]);
