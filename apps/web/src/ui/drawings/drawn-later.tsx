// A drawing that comes after the words it decorates; its place is kept.
import type { ComponentType } from 'react';
import { useLater } from '../use-later.ts';

export function DrawnLater({ load }: { load: () => Promise<ComponentType> }) {
  const Drawing = useLater(load);
  return Drawing ? <Drawing /> : <svg viewBox="0 0 120 96" aria-hidden="true" />;
}
