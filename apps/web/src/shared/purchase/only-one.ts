/** A lone option is chosen already; among several the customer chooses. */
export function onlyOne<Option>(options: readonly Option[]): Option | null {
  const [first = null] = options;
  return options.length === 1 ? first : null;
}
