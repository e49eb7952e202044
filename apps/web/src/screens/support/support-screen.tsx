// Soporte, for everybody: ways to reach people, guides, and the frequent questions.
import { Printer } from 'lucide-react';
import { useProfile } from '../../session/use-session.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import print from '../../shared/page/print.module.css';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ContactCard } from './contact-card.tsx';
import { FaqCard } from './faq-card.tsx';
import { GuidesCard } from './guides-card.tsx';
import { supportCopy as copy } from './support.copy.ts';
import styles from './support.module.css';

export function SupportScreen() {
  const isSignedIn = useProfile() !== null;
  return (
    <div className={classNames(print.printed, !isSignedIn && styles.public)}>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        aside={
          <Button
            size="sm"
            kind="outline"
            icon={Printer}
            className={print.unprinted}
            onClick={() => window.print()}
          >
            {copy.print}
          </Button>
        }
      />
      <Columns
        side={<ContactCard />}
        rest={
          <div className={print.unprinted}>
            <GuidesCard />
          </div>
        }
      >
        <FaqCard />
      </Columns>
    </div>
  );
}
