// What is chosen on the payment page of a package, what is wrong with it, and the way to the review.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { balanceQuery, rechargeCents } from '../../api/lines/balance.ts';
import { packagesQuery } from '../../api/purchase/packages.ts';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { type Draft, keepDraft, type PayMethod } from '../../session/purchase-drafts.ts';
import { openPurchase } from '../../session/purchases.ts';
import { methodsOf } from '../../shared/line/line-facts.ts';
import { askForToken } from '../../shared/purchase/card-token.ts';
import { savedProof, usePayChoices } from '../../shared/purchase/pay-choice.ts';
import type { Trouble } from '../../shared/purchase/result/pay-outcome.ts';
import { nextStep } from '../../shared/purchase/steps.ts';
import { isUnderWay } from '../../shared/purchase/under-way.ts';
import { useSoldLines } from '../../shared/purchase/use-sold-lines.ts';
import { allPackages, isEnough, priceOf } from './package-facts.ts';
import { subjectOf } from './package-order.ts';
import { packagePaymentCopy as copy } from './package-payment.copy.ts';
import { readVisit, visitState } from './package-visit.ts';

export function usePackagePayment() {
  const visit = readVisit(useLocation().state);
  const navigate = useNavigate();
  const client = useQueryClient();
  const sold = useSoldLines();
  const { line } = sold;
  const number = line?.number ?? null;
  const packages = useQuery({
    ...packagesQuery(number),
    enabled: sold.query.data !== undefined && sold.lines.length > 0,
    // What is typed below stays while another line's packages are on their way.
    placeholderData: keepPreviousData,
    // Sent back because the price had changed: the list that says the old one is asked for again.
    ...(visit.priceBefore === null ? {} : { staleTime: 0 }),
  });
  const [packageId, setPackageId] = useState(visit.packageId);
  const [isChecked, setIsChecked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [cardRefusal, setCardRefusal] = useState<string | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const options = allPackages(packages.data ?? []);
  const offering = options.find(({ id }) => id === packageId) ?? null;
  const pay = usePayChoices(line ? methodsOf(line, 'portal', 'package') : []);
  const method = pay.choice?.method ?? null;
  const saved = pay.choice?.saved ?? null;
  const balance = useQuery({
    ...balanceQuery(number ?? ''),
    enabled: number !== null && method === 'balance',
    staleTime: 0,
  });
  const balanceCents = balance.data ? rechargeCents(balance.data) : null;

  /** @param readCard the card when nothing is against it; its own messages stand under its fields */
  async function submit(readCard: () => Card | null): Promise<'refused' | 'leaving' | 'incomplete'> {
    setIsChecked(true);
    if (asking.current || !line || !offering || packages.isPlaceholderData) return 'incomplete';
    if (!method) return refuse(copy.methodMissing);
    const subject = subjectOf(line.number, offering.id);
    // Its outcome is awaited: the review says so, and no card is needed.
    if (await isUnderWay(client, subject)) return goOn(line.number, offering, method, null);
    if (method === 'balance') {
      const isCovered = balanceCents !== null && isEnough(balanceCents, priceOf(offering).totalCents);
      return isCovered ? goOn(line.number, offering, method, null) : refuse(copy.notEnough);
    }
    if (method === 'invoice') return goOn(line.number, offering, method, null);
    if (saved) return goOn(line.number, offering, method, savedProof(saved));
    const card = readCard();
    return card ? goOnWithCard(line.number, offering, card) : 'incomplete';
  }

  async function goOnWithCard(lineNumber: string, bought: PackageOffering, card: Card) {
    const leaving = new AbortController();
    asking.current = leaving;
    setIsAsking(true);
    setCardRefusal(null);
    const answer = await askForToken(priceOf(bought).totalCents, card, leaving.signal);
    asking.current = null;
    if (answer.kind === 'left') return 'leaving';
    setIsAsking(false);
    if (answer.kind === 'refused') {
      setCardRefusal(answer.text);
      return refuse(answer.text);
    }
    return goOn(lineNumber, bought, 'card', answer.card);
  }

  function goOn(lineNumber: string, bought: PackageOffering, how: PayMethod, card: Draft['card']) {
    const subject = subjectOf(lineNumber, bought.id);
    const { correlatorId } = openPurchase(subject);
    const amountCents = priceOf(bought).totalCents;
    const what = { kind: 'package', line: lineNumber, itemId: bought.id, amountCents } as const;
    keepDraft({ ...what, subject, correlatorId, method: how, card });
    const { isDetailService } = visit;
    navigate(paths.packageReview(), {
      state: nextStep(visitState({ phoneNumber: lineNumber, packageId: bought.id, isDetailService })),
    });
    return 'leaving' as const;
  }

  function refuse(text: string) {
    setTrouble({ title: copy.error, text });
    return 'refused' as const;
  }

  return {
    visit,
    sold,
    packages,
    options,
    offering,
    choosePackage: setPackageId,
    pay,
    method,
    /** Whether a card is to be typed. */
    isTyped: method === 'card' && !saved,
    balance,
    balanceCents,
    /** Somebody has tried to go on: what is missing says so. */
    isChecked,
    isAsking,
    /** Stays above the card's fields when the dialog has closed by itself. */
    cardRefusal,
    trouble,
    dismiss: () => setTrouble(null),
    submit,
  };
}

export type PackagePayment = ReturnType<typeof usePackagePayment>;
