// Three invitations to the operator's catalogues elsewhere, below everything that the customer came for.
import { settings } from '../../lib/settings.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { OfferCard } from '../../ui/carousel/offer-card.tsx';
import { Laptop, PhonePlus, TvSet } from '../../ui/drawings/offers.tsx';
import { promotionsCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

export function Promotions() {
  const { phonesUrl, tvUrl, laptopsUrl } = settings();
  const offers = [
    { ...copy.phones, href: phonesUrl, drawing: <PhonePlus /> },
    { ...copy.tv, href: tvUrl, drawing: <TvSet />, tone: 'cool' as const },
    { ...copy.laptops, href: laptopsUrl, drawing: <Laptop /> },
  ];
  return (
    <div className={styles.promotions}>
      <h2>{copy.title}</h2>
      <Carousel
        label={copy.title}
        words={copy.words}
        items={offers}
        itemKey={({ title }) => title}
        layout="almostThree"
      >
        {(offer) => <OfferCard {...offer} actionLabel={copy.want} />}
      </Carousel>
    </div>
  );
}
