// Whoever files a claim, as the operator knows them: its books stay when the person goes, and then lead to nobody.
import type { Claim } from '@portal/operator-ports/claims';
import { personKeyOf } from '../../db/person-key.ts';

/** A claim of a release before named the user's own id. */
export const isAuthorOf = ({ authorId }: Pick<Claim, 'authorId'>, userId: string): boolean =>
  authorId === personKeyOf(userId) || authorId === userId;
