// Home of a customer without services: what this page will show, and what can be done now.
import { useQueryClient } from '@tanstack/react-query';
import { CreditCard, Gauge, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { refreshServices } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { FROM_HOME, useAssociateEntry } from '../../shared/association/use-associate-entry.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { HelpCard } from '../../shared/page/help-card.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnLater } from '../../ui/drawings/drawn-later.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { withoutServicesCopy as copy } from './home.copy.ts';
import styles from './home.module.css';

const noLines = lazyCode(() => import('../../ui/drawings/no-lines.tsx').then((code) => code.NoLines));

export function WithoutServices() {
  const isAvailable = useAvailability();
  const associate = useAssociateEntry(FROM_HOME);
  const client = useQueryClient();
  const [check, setCheck] = useState<'idle' | 'busy' | 'none' | 'failed'>('idle');

  // When services have come meanwhile, this page is no longer the one on screen.
  async function lookAgain() {
    setCheck('busy');
    setCheck((await refreshServices(client)) ? 'none' : 'failed');
  }

  const { balance, bills, pay } = copy.benefits;
  return (
    <Columns rest={<HelpCard />}>
      {associate.dialog}
      <Card>
        <Empty
          level={2}
          drawing={<DrawnLater code={noLines} />}
          title={copy.title}
          text={copy.text}
          action={
            <div className={styles.acts}>
              {isAvailable(paths.associateServices()) && (
                <ButtonLink kind="primary" {...associate.link}>
                  {copy.associate}
                </ButtonLink>
              )}
              <Button busy={check === 'busy'} busyText={copy.checking} onClick={lookAgain}>
                {copy.check}
              </Button>
              <p className={styles.answer} role="status">
                {check === 'none' && copy.stillNone}
                {check === 'failed' && copy.notChecked}
              </p>
            </div>
          }
        />
      </Card>
      <Card title={copy.benefitsTitle}>
        <ListRows>
          <ListRow icon={Gauge} kind="data" title={balance[0]} detail={balance[1]} />
          <ListRow icon={ReceiptText} title={bills[0]} detail={bills[1]} />
          <ListRow icon={CreditCard} title={pay[0]} detail={pay[1]} />
        </ListRows>
      </Card>
    </Columns>
  );
}
