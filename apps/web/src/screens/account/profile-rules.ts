// What 'Editar perfil' may send: both names by their rule, the nickname as free as it is optional.
import type { Names } from '../../api/account.ts';
import { checkName, nameToSend } from '../../shared/name-rules.ts';
import { nickNameErrors } from './edit-profile.copy.ts';

const LONGEST_NICKNAME = 80;

export type NameProblems = Partial<Record<keyof Names, string>>;

export function checkNames({ name, lastName, nickName }: Names): NameProblems {
  const problems: NameProblems = {};
  const ofName = checkName(name);
  const ofLastName = checkName(lastName);
  if (ofName) problems.name = ofName;
  if (ofLastName) problems.lastName = ofLastName;
  if (nameToSend(nickName).length > LONGEST_NICKNAME) problems.nickName = nickNameErrors.tooLong;
  return problems;
}

export function namesToSend({ name, lastName, nickName }: Names): Names {
  return { name: nameToSend(name), lastName: nameToSend(lastName), nickName: nameToSend(nickName) };
}
