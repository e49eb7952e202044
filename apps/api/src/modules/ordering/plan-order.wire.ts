// A TMF622 order and a request for its code, as wishes: what is named must be the caller's, wherever it stands.

import { InvalidField, Problem } from '@portal/contract/errors';
import type { ProductOrderRequest } from '@portal/contract/shopping/ordering';
import { centsOf } from '@portal/market/money';
import type { FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../../caller.ts';
import { lineInHeaders, ownLine } from '../../http/access.ts';
import type { WantedPlan } from './change-plan.ts';
import type { PlanCodeOrder } from './send-plan-code.ts';

/** @throws Problem NOT_FOUND for a line that is not the caller's, INVALID for two different ones */
function lineNamed(request: FastifyRequest, caller: Caller, number: string): ManagedLine {
  const line = ownLine(caller, number);
  const inHeaders = lineInHeaders(request);
  // An account is no line; and a header that names another one leaves open which is meant.
  if (number === line.accountId || (inHeaders && inHeaders.lineId !== line.lineId))
    throw new InvalidField('claroid');
  return line;
}

export function readPlanOrder(
  request: FastifyRequest,
  caller: Caller,
  body: ProductOrderRequest,
): WantedPlan {
  const [party] = body.relatedParty;
  const [item] = body.productOrderItem;
  const [offering] = item ? [item.productOffering].flat() : [];
  if (!party || !offering) throw new Problem('INVALID', 'item');
  const dollars = item?.itemPrice?.[0]?.price.taxIncludedAmount.value;
  const requestId = request.headers['request-uuid'];
  const grant = request.headers['x-otp-grant'];
  return {
    line: lineNamed(request, caller, party.id),
    planCode: offering.id,
    priceCents: dollars === undefined ? null : centsOf(dollars),
    requestId: typeof requestId === 'string' && isRequestId(requestId) ? requestId : null,
    grant: typeof grant === 'string' ? grant : null,
  };
}

/** Shorter ones are nobody's own. */
const isRequestId = (text: string): boolean => text.length >= 8 && text.length <= 100;

/** The plan that the code confirms, among its characteristics. */
const planWord = 'planId';

export function readPlanCodeOrder(
  request: FastifyRequest,
  caller: Caller,
  body: CodeRequest | null | undefined,
): PlanCodeOrder {
  const number = body?.claroNumber;
  if (!number) throw new InvalidField('claroNumber');
  const plan = body.characteristicSpecification?.find(({ name }) => name === planWord);
  return {
    line: lineNamed(request, caller, number),
    planCode: plan?.value ?? null,
    address: request.ip,
  };
}

interface CodeRequest {
  claroNumber?: string | undefined;
  characteristicSpecification?: { name: string; value: string }[] | undefined;
}
