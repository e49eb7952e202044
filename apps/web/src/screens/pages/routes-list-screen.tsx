// /routes-list: an index of the portal's pages for developers.
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { routesCopy as copy } from './pages.copy.ts';
import styles from './pages.module.css';

export function RoutesListScreen() {
  const { pages } = usePortalMap();
  return (
    <main className={styles.page}>
      <h1>{copy.title}</h1>
      <p className="muted">{copy.lead}</p>
      <Card>
        <ListRows>
          {pages.map(({ path, title }) =>
            path.includes(':') ? (
              <ListRow key={path} title={title} detail={path} />
            ) : (
              <ListRow key={path} title={title} detail={path} href={path} />
            ),
          )}
        </ListRows>
      </Card>
    </main>
  );
}
