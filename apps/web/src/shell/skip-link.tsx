// The first stop of Tab on every page: past the menus.
import { shellCopy as copy } from './shell.copy.ts';

export const MAIN_ID = 'contenido';

export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      {copy.skip}
    </a>
  );
}
