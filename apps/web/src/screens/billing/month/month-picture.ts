// A square picture of a month in words, for whoever wants to show it: no number, name or amount stands in it.
const SIDE = 1080;
const MARGIN = 96;

export interface MonthPicture {
  heading: string;
  /** Each is longer or shorter as more or less was used than before. */
  lines: readonly { words: string; change: 'more' | 'less' | 'same' }[];
  foot: string;
  brand: string;
}

const LENGTHS = { more: 1, same: 0.7, less: 0.4 } as const;

export async function drawMonth({ heading, lines, foot, brand }: MonthPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const { fontFamily } = getComputedStyle(document.body);
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const write = (text: string, y: number, size: number, weight = 500) => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.fillText(text, MARGIN, y, SIDE - 2 * MARGIN);
  };
  pen.fillStyle = colour('--brand');
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = colour('--ink-on-dark');
  write(heading, 200, 104, 800);
  for (const [place, { words, change }] of lines.entries()) {
    const top = 330 + place * 180;
    write(words, top, 56, 600);
    pen.beginPath();
    pen.roundRect(MARGIN, top + 28, (SIDE - 2 * MARGIN) * LENGTHS[change], 36, 18);
    pen.fill();
  }
  write(foot, SIDE - 170, 44);
  write(brand, SIDE - MARGIN, 52, 800);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
