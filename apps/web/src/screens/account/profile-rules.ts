// What 'Editar perfil' may send: both names by their rule or as they stand, the nickname as free as it is optional.
import type { Names } from '../../api/person/account.ts';
import { checkName, nameToSend } from '../../shared/profile/name-rules.ts';
import { nickNameErrors } from './account.copy.ts';

const LONGEST_NICKNAME = 80;

export type NameProblems = Partial<Record<keyof Names, string>>;

/** A name that stays as it is passes: a company may have been entered with dots. */
export function checkNames({ name, lastName, nickName }: Names, kept: Names): NameProblems {
  const problems: NameProblems = {};
  const ofName = name === kept.name ? null : checkName(name);
  const ofLastName = lastName === kept.lastName ? null : checkName(lastName);
  if (ofName) problems.name = ofName;
  if (ofLastName) problems.lastName = ofLastName;
  if (nameToSend(nickName).length > LONGEST_NICKNAME) problems.nickName = nickNameErrors.tooLong;
  return problems;
}

export function namesToSend({ name, lastName, nickName }: Names): Names {
  return { name: nameToSend(name), lastName: nameToSend(lastName), nickName: nameToSend(nickName) };
}
