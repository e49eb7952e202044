// What the payment frame is asked for at a line's detail.
import type { FrameWish } from '../../api/purchase/payment-frame.ts';

export interface PayWish extends Omit<FrameWish, 'line'> {
  /** What is bought. */
  title: string;
}
