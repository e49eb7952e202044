// Our own routes, asked from within for somebody whose session is known: refused or answered as if they had asked.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';

export interface InnerAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Ask = (address: string, headers: Record<string, string>) => Promise<InnerAnswer>;

export interface InnerCalls {
  /** Whose bearer it is, if it is one of those that are lent here. */
  callerOf(bearer: string): Caller | undefined;
  /** Whether a page asks as them, and not they themselves. */
  isLent(caller: Caller): boolean;
  /** Lends `work` what it needs to ask as the caller, until it has ended. Reading is all that it may do. */
  as<T>(app: FastifyInstance, caller: Caller, work: (ask: Ask) => Promise<T>): Promise<T>;
}

export function createInnerCalls(): InnerCalls {
  const lent = new Map<string, Caller>();
  const ofPages = new WeakSet<Caller>();
  return {
    callerOf: (bearer) => lent.get(bearer),
    isLent: (caller) => ofPages.has(caller),
    async as(app, caller, work) {
      // Nobody outside ever sees it, and it lives for one page.
      const bearer = randomBytes(32).toString('base64url');
      const ofPage = { ...caller };
      ofPages.add(ofPage);
      lent.set(bearer, ofPage);
      try {
        return await work(async (url, headers) => {
          const answer = await app.inject({
            method: 'GET',
            url,
            headers: { ...headers, authorization: `Bearer ${bearer}` },
          });
          return { status: answer.statusCode, headers: textsOf(answer.headers), body: answer.body };
        });
      } finally {
        lent.delete(bearer);
      }
    },
  };
}

function textsOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
