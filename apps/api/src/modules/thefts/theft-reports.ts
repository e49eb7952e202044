// A stolen phone from its report to its end: everything by which it is reported, followed, found and proved.
import { createFollowTheft, createListThefts, createUndoTheft, type UndoTheftNeeds } from './follow-theft.ts';
import { createProveForTheft, type ProveForTheftNeeds } from './prove-for-theft.ts';
import {
  type CertifyTheftNeeds,
  createReportTheft,
  createTheftCertificate,
  type ReportTheftNeeds,
} from './report-theft.ts';

export type TheftReportNeeds = Omit<ReportTheftNeeds, 'certify'> &
  CertifyTheftNeeds &
  ProveForTheftNeeds &
  UndoTheftNeeds;

export const createTheftReports = (needs: TheftReportNeeds) => ({
  listThefts: createListThefts(needs),
  proveForTheft: createProveForTheft(needs),
  reportTheft: createReportTheft({ ...needs, certify: createTheftCertificate(needs) }),
  undoTheft: createUndoTheft(needs),
  /** What the operator tells of one. */
  followTheft: createFollowTheft(needs),
});
