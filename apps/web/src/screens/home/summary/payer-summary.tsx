// A line that somebody else lets the customer pay: which one it is, and the way to its bills.
import type { Service } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { shownNumber } from '../../../shared/line/line-facts.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailsButton, DetailsLink } from '../details-link.tsx';
import { summaryCopy as copy } from '../home.copy.ts';

export function PayerSummary({ service }: { service: Service }) {
  const linkTo = useLineLinks(service);
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
      <div className="stack">
        <p>{copy.payerText}</p>
        <div>
          <ButtonLink {...linkTo(paths.billing())}>{copy.payerBills}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
