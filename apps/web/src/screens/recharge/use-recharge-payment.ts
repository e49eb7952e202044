// The method of a top-up, what is wrong with it, and the way to the summary.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { serviceListQuery } from '../../api/person/accounts.ts';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { type Draft, keepDraft } from '../../session/purchase-drafts.ts';
import { openPurchase } from '../../session/purchases.ts';
import { methodsOf } from '../../shared/line/line-facts.ts';
import { askForToken } from '../../shared/purchase/card-token.ts';
import { savedProof, usePayChoices } from '../../shared/purchase/pay-choice.ts';
import type { Trouble } from '../../shared/purchase/result/pay-outcome.ts';
import { soldLines } from '../../shared/purchase/sold-lines.ts';
import { nextStep } from '../../shared/purchase/steps.ts';
import { isUnderWay } from '../../shared/purchase/under-way.ts';
import { rechargeCopy } from './recharge.copy.ts';
import type { RechargeVisit } from './recharge-visit.ts';

const { payment: copy } = rechargeCopy;

export function useRechargePayment(visit: RechargeVisit) {
  const { phoneNumber, amountCents } = visit;
  const navigate = useNavigate();
  const client = useQueryClient();
  const services = useQuery(serviceListQuery);
  const line = soldLines(services.data?.services ?? []).find(({ number }) => number === phoneNumber);
  // Decided by the kind of line (BUY-2).
  const methods = line ? methodsOf(line, 'portal', 'recharge') : [];
  const pay = usePayChoices(methods);
  const { choice } = pay;
  /** Whether a card is to be typed. */
  const isTyped = choice?.method === 'card' && !choice.saved;
  const [isChecked, setIsChecked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  /** @param readCard the card when nothing is against it; its own messages stand under its fields */
  async function submit(readCard: () => Card | null): Promise<'refused' | 'leaving' | 'incomplete'> {
    setIsChecked(true);
    if (asking.current) return 'incomplete';
    if (!choice) return refuse({ title: copy.missingTitle, text: copy.missing });
    // Its outcome is awaited: the summary says so, and no card is needed.
    if ((await isUnderWay(client, subject())) || choice.method === 'invoice') return goOn(null);
    if (choice.saved) return goOn(savedProof(choice.saved));
    const card = readCard();
    if (!card) return 'incomplete';
    const leaving = new AbortController();
    asking.current = leaving;
    setIsAsking(true);
    const answer = await askForToken(amountCents, card, leaving.signal);
    asking.current = null;
    if (answer.kind === 'left') return 'leaving';
    setIsAsking(false);
    if (answer.kind === 'refused') return refuse({ title: copy.cardTitle, text: answer.text });
    return goOn(answer.card);
  }

  function goOn(card: Draft['card']) {
    if (!choice) return 'incomplete';
    const { correlatorId } = openPurchase(subject());
    const what = { kind: 'recharge', line: phoneNumber, itemId: phoneNumber, amountCents } as const;
    keepDraft({ ...what, subject: subject(), correlatorId, method: choice.method, card });
    navigate(paths.rechargeReview(), { state: nextStep(visit) });
    return 'leaving';
  }

  function subject(): string {
    return `recarga:${phoneNumber}:${amountCents}`;
  }

  function refuse(words: Trouble) {
    setTrouble(words);
    return 'refused' as const;
  }

  return {
    services,
    line,
    pay,
    isTyped,
    isChecked,
    isAsking,
    trouble,
    dismiss: () => setTrouble(null),
    submit,
  };
}
