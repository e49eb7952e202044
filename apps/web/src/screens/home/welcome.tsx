// The welcome of a first visit: three benefits and the way in.
import { Gauge, ReceiptText, Zap } from 'lucide-react';
import { PageHead } from '../../shared/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { Notice } from '../../ui/notice.tsx';
import { welcomeCopy as copy, homeCopy } from './home.copy.ts';
import styles from './welcome.module.css';

export interface WelcomeProps {
  givenName: string;
  onContinue: () => void;
}

export function Welcome({ givenName, onContinue }: WelcomeProps) {
  const { activation, balances, bills } = copy.benefits;
  return (
    <div className={styles.page}>
      <PageHead title={homeCopy.hello(givenName)} lead={copy.lead} />
      <Card>
        <ListRows>
          <ListRow icon={Zap} tile="warning" title={activation[0]} detail={activation[1]} />
          <ListRow icon={Gauge} tile="data" title={balances[0]} detail={balances[1]} />
          <ListRow icon={ReceiptText} tile="info" title={bills[0]} detail={bills[1]} />
        </ListRows>
      </Card>
      <Notice>
        <p>{copy.sameStore}</p>
      </Notice>
      <Button kind="primary" size="lg" wide onClick={onContinue}>
        {copy.go}
      </Button>
    </div>
  );
}
