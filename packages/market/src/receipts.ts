// Bills as the market's tax authority wants them: who issues them, their key, and what stands on their paper.
import { market } from '@portal/market/here';
import { alboradaReceipts } from './alborada/receipts.ts';
import { ecuadorReceipts } from './ecuador/receipts.ts';
import type { MarketName, Receipts } from './market.ts';

const all: Record<MarketName, Receipts> = { ecuador: ecuadorReceipts, alborada: alboradaReceipts };
export const receipts = all[market.id];
