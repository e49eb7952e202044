// How people of the market talk.
import { market } from '@portal/market/here';
import { alboradaTalk } from './alborada/talk.copy.ts';
import { ecuadorTalk } from './ecuador/talk.copy.ts';
import type { Talk } from './talk-facts.ts';

const all = new Map<string, Talk>([
  ['ecuador', ecuadorTalk],
  ['alborada', alboradaTalk],
]);

export const talk = all.get(market.id) as Talk;
