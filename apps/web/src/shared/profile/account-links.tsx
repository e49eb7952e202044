// What else there is to one's own account, beside its forms.
import { CreditCard, FileText, FileUser, KeyRound, Pencil, ShieldCheck, Users } from 'lucide-react';
import { paths, samePath } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { accountLinksCopy as copy } from './account-links.copy.ts';

export function AccountLinks() {
  const { pathname } = useLocation();
  const isAvailable = useAvailability();
  const others = [
    { href: paths.editProfile(), icon: Pencil, title: copy.edit, detail: copy.editDetail },
    { href: paths.paymentMethods(), icon: CreditCard, title: copy.cards, detail: copy.cardsDetail },
    { href: paths.people(), icon: Users, title: copy.people, detail: copy.peopleDetail },
    { href: paths.security(), icon: ShieldCheck, title: copy.security, detail: copy.securityDetail },
    { href: paths.contracts(), icon: FileText, title: copy.contracts, detail: copy.contractsDetail },
    { href: paths.privacy(), icon: FileUser, title: copy.privacy, detail: copy.privacyDetail },
    { href: paths.changePassword(), icon: KeyRound, title: copy.password, detail: copy.passwordDetail },
  ].filter(({ href }) => isAvailable(href) && !samePath(href, pathname));
  return (
    <Card title={copy.account}>
      <ListRows>
        {others.map((other) => (
          <ListRow key={other.href} {...other} />
        ))}
      </ListRows>
    </Card>
  );
}
