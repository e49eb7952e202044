// A line that somebody else lets the customer pay: which one it is; its bills are among the actions below.
import type { Service } from '../../../api/lines/service-list.ts';
import { shownNumber } from '../../../shared/line/line-facts.ts';
import { Card } from '../../../ui/card.tsx';
import { DetailsButton, DetailsLink } from '../details-link.tsx';
import { summaryCopy as copy } from '../home.copy.ts';

export function PayerSummary({ service }: { service: Service }) {
  return (
    <Card
      title={service.name}
      detail={shownNumber(service)}
      aside={<DetailsButton service={service} />}
      foot={
        <>
          <span />
          <DetailsLink service={service} />
        </>
      }
    >
      <p>{copy.payerText}</p>
    </Card>
  );
}
