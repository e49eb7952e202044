// What a command says before its work: one line that goes on at a terminal, JSON lines where a service starts, else text.

const { LOG_FORMAT, LOG_LEVEL } = process.env;
const isTerminal = process.stdout.isTTY === true;
const asJson = (LOG_FORMAT || (isTerminal ? 'plain' : 'json')) === 'json';

let said = (text) => console.log(`${text}.`);

/** What takes longer than a moment is told. */
export function tell(text) {
  said(text);
}

/** For commands that serve. What is told after the work stands among what they say. */
export async function tellWhile(work) {
  const { say, end } = asJson ? lines() : progress();
  said = say;
  try {
    return await work();
  } finally {
    said = end();
  }
}

function lines() {
  const isSaid = !LOG_LEVEL || /^(info|debug)$/.test(LOG_LEVEL);
  const say = (msg) => {
    if (isSaid) console.log(JSON.stringify({ level: 30, time: new Date().toISOString(), msg }));
  };
  return { say, end: () => say };
}

function progress() {
  const line = (text) => console.log(`  ${text}`);
  if (!isTerminal) return { say: line, end: () => line };
  const beganAt = Date.now();
  let current = '';
  const draw = () =>
    current && process.stdout.write(`\r\x1b[K  ${current} · ${Math.round((Date.now() - beganAt) / 1_000)} s`);
  const timer = setInterval(draw, 1_000);
  const say = (text) => {
    current = text;
    draw();
  };
  const end = () => {
    clearInterval(timer);
    if (current) process.stdout.write('\r\x1b[K');
    return line;
  };
  return { say, end };
}
