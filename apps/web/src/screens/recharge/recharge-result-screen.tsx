// What became of a top-up.
import { paths, samePath } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { PurchaseResult } from '../../shared/purchase/purchase-result.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { rechargeCopy } from './recharge.copy.ts';

const { result: copy, steps, stepsLabel, stepDone } = rechargeCopy;

export function RechargeResultScreen() {
  const { pathname, state } = useLocation();
  // /recharge/package/status-buy of an older summary (BUY-4).
  if (samePath(pathname, paths.rechargeOldResult()))
    return <Navigate to={paths.rechargeResult()} replace state={state} />;
  return (
    <PurchaseResult
      kind="recharge"
      copy={copy}
      steps={<StepBar label={stepsLabel} steps={steps} current={steps.length} doneWord={stepDone} />}
      again={paths.rechargePayment()}
      start={paths.recharge()}
      factsOf={(payment) => [{ term: copy.what, value: payment.paymentItem[0]?.item.name }]}
    />
  );
}
