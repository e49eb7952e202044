// The carousel: it moves by itself while nobody is at it, and shows as many cards as fit.
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import { Carousel } from '../src/ui/carousel/carousel.tsx';

const SHOWN_MS = 300;
const words = {
  role: 'carrusel',
  previous: 'Anteriores',
  next: 'Siguientes',
  pause: 'Detener',
  play: 'Mover',
  page: (number: number, count: number) => `Grupo ${number} de ${count}`,
};

function open(layout: 'siteThree' | 'siteFour', autoplayMs: number): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <>
      <button type="button">Antes</button>
      <Carousel
        label="Descubre más"
        words={words}
        items={[1, 2, 3, 4, 5, 6]}
        itemKey={String}
        layout={layout}
        autoplayMs={autoplayMs}
      >
        {(item) => <h3>Tarjeta {item}</h3>}
      </Carousel>
    </>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

const here = () =>
  document
    .querySelector('[aria-current="true"]')
    ?.getAttribute('aria-label')
    ?.replace(/ de .*/, '');
/** Readers hear which group is seen where it does not go on by itself. */
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');

it('it moves by itself, and stands still for the focus and for a press', async () => {
  open('siteThree', SHOWN_MS);
  await expect.poll(here).toBe('Grupo 1');
  await expect.poll(here).toBe('Grupo 2');
  expect(live()).toBe('off');
  const stop = page.getByRole('button', { name: 'Detener' });
  const away = page.getByRole('button', { name: 'Antes' });
  (stop.element() as HTMLElement).focus();
  await expect.poll(live).toBe('polite');
  await away.click();
  await expect.poll(live).toBe('off');
  await stop.click();
  await away.click();
  await expect.element(page.getByRole('button', { name: 'Mover' })).toBeVisible();
  expect(live()).toBe('polite');
});

it.each([
  ['siteFour', [4, 4, 3, 3, 2, 2, 1]],
  ['siteThree', [3, 3, 2, 2, 2, 2, 1]],
] as const)('%s: as many at once as fit, from 1280 px to 479', async (layout, expected) => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  open(layout, 1e9);
  await expect.element(page.getByRole('heading', { name: 'Tarjeta 6' })).toBeInTheDocument();
  const inSight = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((each) => each.getBoundingClientRect())
      .filter(({ left, right }) => left >= 0 && right <= window.innerWidth).length;
  const seen: number[] = [];
  for (const width of [1280, 940, 939, 780, 779, 480, 479]) {
    await page.viewport(width, innerHeight);
    seen.push(inSight());
  }
  expect(seen).toEqual(expected);
});
