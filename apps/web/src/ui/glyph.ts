// What an icon of lucide becomes here: its shapes in one svg. It takes the place of the library's own factory, which
// carries names, aliases and contexts that `Icon` does not use; see `vite.config.ts`.

import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

export function glyphOf({ node }: IconData) {
  return ({ size, ...rest }: LucideProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
