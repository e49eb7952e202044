// Operators of both kinds, the embedded one asked directly and the same over a real socket, and some lines that they know.
import type { Line } from '@portal/operator-ports/inventory';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Operator } from '../../src/app-operator.ts';
import { startTestApp, type TestApp } from '../build-app.ts';

export const numbers = {
  postpaid: '593991000001',
  second: '593991000002',
  prepaid: '593992000001',
  nobodys: '593990000009',
};
export const window = { offset: 0, limit: 10 };

export let operator: Operator;
export let line: Line;
export let prepaid: Line;
export let home: Line;

export const nowhere = () => ({ ...line, customerId: 'CUST/1-ñ?x', lineId: 'L 1', accountId: 'none' });

/** What holds of either; each begins as the demo does. */
export const everyOperator = (tests: () => void) =>
  describe.each([
    ['embedded', false],
    ['remote', true],
  ])('an operator that is %s', (_kind, overHttp) => {
    let app: TestApp;

    beforeAll(async () => {
      app = await startTestApp({ overHttp });
      operator = app.operator;
      const found = async (number: string) => {
        const one = await operator.inventory.findByNumber(number);
        if (!one) throw new Error(`the demo has no ${number}`);
        return one;
      };
      line = await found(numbers.postpaid);
      prepaid = await found(numbers.prepaid);
      const ofHome = await operator.inventory.listHome(line.customerId);
      home = ofHome.find(({ serviceType }) => serviceType === 5) ?? line;
    });
    afterAll(() => app.close());

    tests();
  });
