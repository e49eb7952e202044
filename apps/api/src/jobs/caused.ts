// What a job carries of whoever sent it: its work is linked to that, and its log lines name that request.
import { type Cause, causeHere, withinJob } from '@portal/trace/trace';
import type { Job } from 'pg-boss';

type Caused<Data> = Data & { cause?: Cause };

export const caused = <Data extends object>(data: Data): Caused<Data> => ({ ...data, cause: causeHere() });

export const onBehalf = <Data extends object, T>(queue: string, job: Job<Data>, work: () => Promise<T>) =>
  withinJob((job.data as Caused<Data> | null)?.cause ?? {}, `job ${queue}`, work);
