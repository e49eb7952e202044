// Finding a question: every word of the search must begin a word of the question or its answer, accents aside.

/** Without accents and capitals: «Contraseña» is found by «contrasena». */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export interface Searchable {
  question: string;
  /** Everything that the answer says. */
  text: string;
}

export function findQuestions<Q extends Searchable>(questions: readonly Q[], search: string): Q[] {
  const wanted = plainWords(search);
  return questions.filter(({ question, text }) => {
    const words = plainWords(`${question} ${text}`);
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
  });
}
