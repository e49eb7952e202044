// Codes that go to a line itself: to associate it, and to change its plan.
import { generateCode } from '@portal/contract/access/sso';
import { type CodeOnItsWay, codeOf, type Refused } from '../person/access.ts';
import { request, userIdHeader } from '../requests.ts';

interface LineCode {
  operation: 'AsociarServicio' | 'SolicitarCambioPlan' | 'ConfirmarIdentidad';
  /** Ten digits. */
  number: string;
  loginName: string;
  characteristics: { name: string; value: string }[];
}

/** @param number ten digits */
export function sendLineCode(number: string, loginName: string): Promise<CodeOnItsWay | Refused> {
  const characteristics = [{ name: 'channelType', value: 'SMS' }];
  return send({ operation: 'AsociarServicio', number, loginName, characteristics });
}

/** Four digits, good for this plan alone. */
export function sendPlanCode(
  number: string,
  planId: string,
  loginName: string,
): Promise<CodeOnItsWay | Refused> {
  const characteristics = [{ name: 'planId', value: planId }];
  return send({ operation: 'SolicitarCambioPlan', number, loginName, characteristics });
}

/** To a line that the person holds, who says again who they are. */
export function sendConfirmCode(number: string, loginName: string): Promise<CodeOnItsWay | Refused> {
  return send({ operation: 'ConfirmarIdentidad', number, loginName, characteristics: [] });
}

async function send({ operation, number, loginName, characteristics }: LineCode) {
  const result = await request(generateCode, {
    line: number,
    headers: { ...userIdHeader(loginName), OperationId: operation, Canal: 'WEB' },
    body: { claroNumber: number, characteristicSpecification: characteristics },
  });
  return codeOf(result);
}
