// Specimen of the carousel: pages, arrows, dots, and a way to make it stand still.
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { iconsListCopy } from './icons-list.copy.ts';
import { Specimen } from './specimen.tsx';

const { carousel: copy, sections } = iconsListCopy;

export function CarouselSpecimen() {
  return (
    <Specimen name={sections.carousel}>
      <Carousel label={copy.label} words={copy} items={copy.cards} itemKey={(name) => name}>
        {(name) => (
          <Card title={name} level={3}>
            <p className="muted">{copy.text}</p>
            <Button>{copy.act}</Button>
          </Card>
        )}
      </Carousel>
    </Specimen>
  );
}
