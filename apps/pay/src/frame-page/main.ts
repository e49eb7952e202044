// The payment frame's page: what is to be paid is asked for first, with the portal's credentials where a type needs them.
import { checkout } from './checkout.ts';
import { button, show } from './elements.ts';
import { frameCopy as copy } from './frame-page.copy.ts';
import { portalWindow } from './portal-window.ts';
import { ending, head, waiting } from './views.ts';
import { type Order, post, refusalIn } from './wire.ts';

type FrameSettings = { portalOrigins: string[]; publicMerchantId: string };

const needCredentials = ['recharge', 'data_packets', 'roaming_packages'];

const meta = document.querySelector<HTMLMetaElement>('meta[name="frame-settings"]');
const { portalOrigins, publicMerchantId } = JSON.parse(meta?.content ?? '{}') as FrameSettings;
const type = location.pathname.split('/').at(-1) ?? '';
const sid = new URLSearchParams(location.hash.slice(1)).get('sid') ?? '';
const portal = portalWindow(portalOrigins, sid);

void begin();

async function begin(): Promise<void> {
  if (sid === '') return show(head(''), ending(copy.ended.incomplete));
  show(head(''), waiting(copy.waiting));
  if (!needCredentials.includes(type)) return load({});
  const credentials = await portal.askForCredentials();
  if (!credentials) return show(head(''), ending(copy.ended.silent));
  await load(credentials);
}

/** Asked again with the same credentials: what was not answered has not spent them. */
async function load(credentials: object): Promise<void> {
  const answer = await post('/pay/redemption', { sid, ...credentials });
  if (answer.status === 200) return checkout(answer.body as Order, portal, publicMerchantId);
  if (answer.status === 0 || answer.status === 429 || answer.status >= 500) {
    const retry = button(copy.failed.retry, 'primary', () => {
      show(head(''), waiting(copy.waiting));
      void load(credentials);
    });
    return show(head(''), ending(copy.failed, retry));
  }
  const { code } = refusalIn(answer);
  const why = code === 'BILL_NOT_PAYABLE' || code === 'NOT_FOR_THIS_LINE' ? 'nothing' : 'closed';
  show(head(''), ending(copy.ended[why]));
  portal.tell({ status: 'ERROR', code, message: copy.ended[why].title });
}
