// One attempt at a time for each login name, in this process: right passwords that arrive together would
// otherwise count as failures in a row before the first of them is known to be right.

export type OneByOne = <T>(subject: string, attempt: () => Promise<T>) => Promise<T>;

export function createOneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return async (subject, attempt) => {
    const before = last.get(subject);
    const mine = before ? before.then(attempt, attempt) : attempt();
    last.set(subject, mine);
    try {
      return await mine;
    } finally {
      if (last.get(subject) === mine) last.delete(subject);
    }
  };
}
