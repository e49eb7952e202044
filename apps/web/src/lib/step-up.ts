// «Confirma que eres tú»: asked by any call, answered by one dialog. Calls that need it at once wait for one answer.
type Answer = (isDone: boolean) => void;

let waiting: Answer[] = [];
let methods: readonly string[] = [];
let hasDialog = false;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** False when the person would not, or there is nobody to ask. */
export function askStepUp(offered: readonly string[]): Promise<boolean> {
  if (!hasDialog) return Promise.resolve(false);
  methods = offered;
  return new Promise((answer) => {
    waiting = [...waiting, answer];
    changed();
  });
}

/** By which ways: `password`, `code`. */
export const stepUpMethods = (): readonly string[] => methods;

export const isStepUpAsked = (): boolean => waiting.length > 0;

export function answerStepUp(isDone: boolean): void {
  const answers = waiting;
  waiting = [];
  for (const answer of answers) answer(isDone);
  changed();
}

/** Of the dialog, while it stands in the page. */
export function watchStepUp(listener: () => void): () => void {
  listeners.add(listener);
  hasDialog = true;
  return () => {
    listeners.delete(listener);
    hasDialog = listeners.size > 0;
    if (!hasDialog) answerStepUp(false);
  };
}
