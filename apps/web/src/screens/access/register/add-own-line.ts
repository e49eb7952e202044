// Associating the number somebody has registered with; until it is done it stays remembered.
import { associateOwnLine, clearHomeCache } from '../../../api/lines/own-line.ts';
import { forgetOwnLine, type OwnLine, rememberOwnLine } from '../../../session/own-line.ts';

export async function addOwnLine(line: OwnLine): Promise<boolean> {
  rememberOwnLine(line);
  if (!(await associateOwnLine(line))) return false;
  forgetOwnLine();
  await clearHomeCache(line.number);
  return true;
}
