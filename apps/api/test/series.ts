// How long random series and series of kills are: short in each run of the tests, long in `npm run soak`.
const factor = Number(process.env.TESTS_SERIES ?? 1);

/** Also for what they may take. */
export const scaled = (few: number): number => few * factor;
