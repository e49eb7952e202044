// What somebody asks about their own data, put together: the request, the archive, and the operator's answer.
import { type ArchiveNeeds, createWriteArchive } from './archive.ts';
import { type ArchiveRowNeeds, createArchiveRows } from './archive-rows.ts';
import { type AskDataNeeds, createAskData } from './ask-data.ts';
import {
  createLookAfterRequest,
  createTellOfCorrection,
  type LookAfterRequestNeeds,
  type TellOfCorrectionNeeds,
} from './look-after-request.ts';
import { createOwnHistory, type OwnHistoryNeeds } from './own-history.ts';

export type OwnDataNeeds = AskDataNeeds &
  Omit<LookAfterRequestNeeds, 'writeArchive'> &
  TellOfCorrectionNeeds &
  OwnHistoryNeeds &
  Omit<ArchiveRowNeeds, 'history'> &
  Omit<ArchiveNeeds, 'tables'>;

export function createOwnData(needs: OwnDataNeeds) {
  const tables = createArchiveRows({ ...needs, history: createOwnHistory(needs) });
  return {
    askData: createAskData(needs),
    lookAfterRequest: createLookAfterRequest({
      ...needs,
      writeArchive: createWriteArchive({ ...needs, tables }),
    }),
    tellOfCorrection: createTellOfCorrection(needs),
  };
}
