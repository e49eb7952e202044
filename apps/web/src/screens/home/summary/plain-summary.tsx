// A line of which nothing is counted here: one that the customer is let pay, or one that has ended. Its bills are among the
// actions below.
import type { Service } from '../../../api/lines/service-list.ts';
import { shownNumber } from '../../../shared/line/line-facts.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailsButton, DetailsLink } from '../details-link.tsx';

export function PlainSummary({ service, text }: { service: Service; text: string }) {
  return (
    <Card
      title={service.name}
      detail={shownNumber(service)}
      aside={
        <span className="row">
          {service.state !== 'A' && <LineState state={service.state} />}
          <DetailsButton service={service} />
        </span>
      }
      foot={
        <>
          <span />
          <DetailsLink service={service} />
        </>
      }
    >
      <p>{text}</p>
    </Card>
  );
}
