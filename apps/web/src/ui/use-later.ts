// Pieces that nobody needs to see the page: their code comes after it is drawn, and its absence is no error.
import { type ComponentType, useEffect, useState } from 'react';

/**
 * The piece, or undefined until its code has arrived; without a network it simply is not there.
 * @param load the same function at every render: declare it beside the component
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [piece, setPiece] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isWanted = true;
    load()
      .then((code) => isWanted && setPiece(() => code))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [load]);
  return piece;
}
