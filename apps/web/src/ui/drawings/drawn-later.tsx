// A drawing that comes after the words it decorates; its place is kept.
import { type LazyCode, useLazyCode } from '../waiting/lazy-code.ts';

export function DrawnLater({ code }: { code: LazyCode }) {
  const Drawing = useLazyCode(code);
  return Drawing ? <Drawing /> : <svg viewBox="0 0 120 96" aria-hidden="true" />;
}
