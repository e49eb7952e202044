// The public site's invitations above its footer: a group of its content, one slide each.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { carouselCopy as copy } from './public-frame.copy.ts';
import styles from './public-frame.module.css';
import { ContentLink, isCarousel, useSiteNodes } from './site-link.tsx';

export interface SiteCarouselProps {
  layout: 'siteThree' | 'siteFour';
}

/** Without its content the page loses nothing: the footer says what failed. */
export function SiteCarousel({ layout }: SiteCarouselProps) {
  const { nodes } = useSiteNodes('footer');
  const groups = nodes?.filter(isCarousel) ?? [];
  if (groups.length === 0) return null;
  return <aside>{groups.map(carouselOf)}</aside>;

  function carouselOf(group: ContentNode) {
    return (
      <div key={group.Descripcion} className={styles.carousel}>
        <h2>{group.Descripcion}</h2>
        <Carousel
          label={group.Descripcion}
          words={copy}
          items={group.Hijos}
          itemKey={({ Descripcion }) => Descripcion}
          layout={layout}
        >
          {(slide) => <Slide slide={slide} />}
        </Carousel>
      </div>
    );
  }
}

function Slide({ slide }: { slide: ContentNode }) {
  return (
    <div className={styles.slide}>
      <h3>{slide.URL === '' ? slide.Descripcion : <ContentLink node={slide} />}</h3>
      {slide.Hijos.map((node) => (
        <p key={node.Descripcion}>
          <ContentLink node={node} />
        </p>
      ))}
    </div>
  );
}
