import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { CAROUSEL_ADVANCE_MS } from '~/business';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { MotionToggle } from '~/components/MotionToggle';
import { PageLink } from '~/components/PageLink';
import { Picture } from '~/components/Picture';
import { Price } from '~/components/Price';
import { useReducedMotion } from '~/components/use-reduced-motion';
import type { Content } from '~/content/content.server';
import { filled } from '~/content/filled';
import type { ProductCard } from '~/product-views.server';
import { productPath } from '~/site-paths';
import { nearestCard, firstCardAfterTurn } from './carousel-turn';
import styles from './ProductCarousel.module.css';
import { useHoverOrFocus } from './use-hover-or-focus';

const SIZES = '(min-width: 992px) 380px, (min-width: 768px) 46vw, 88vw';

interface Props {
  products: readonly ProductCard[];
  texts: Content['home']['products'];
}

/**
 * A row of cards that the browser scrolls and snaps, so swiping needs no script; the style sheet sets one, two or three
 * cards to a view. Scripts turn it one view at a time, by a timer or by the arrows.
 */
export function ProductCarousel({ products, texts }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const target = useRef<number>();
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [engaged, engagement] = useHoverOrFocus();
  const [position, setPosition] = useState('');
  const playing = !reduced && !paused && !engaged;

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => track.current && turn(track.current, target, 1, 'smooth'),
      CAROUSEL_ADVANCE_MS,
    );
    return () => clearInterval(timer);
  }, [playing]);

  useEffect(() => {
    const row = track.current;
    const forget = () => (target.current = undefined);
    for (const event of TAKEN_OVER) row?.addEventListener(event, forget, { passive: true });
    row?.addEventListener('scrollend', () => hasArrived(row, target.current) && forget());
  }, []);

  const turnManually = (step: 1 | -1) => {
    if (!track.current) return;
    const { first, last } = turn(track.current, target, step, reduced ? 'instant' : 'smooth');
    setPosition(filled(texts.position, { first, last, count: products.length }));
  };

  return (
    <div {...engagement}>
      <ul ref={track} className={styles.track}>
        {products.map((product) => (
          <li key={product.id} className={styles.slide}>
            <Card product={product} button={texts.detail} />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {!reduced && <MotionToggle tone="light" playing={!paused} onToggle={() => setPaused(!paused)} />}
        <button
          type="button"
          className={styles.arrow}
          aria-label={texts.previous}
          onClick={() => turnManually(-1)}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={texts.next}
          onClick={() => turnManually(1)}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      {/* Announces the turns that the visitor makes, not the automatic ones. */}
      <p className="visually-hidden" role="status">
        {position}
      </p>
    </div>
  );
}

/** The visitor scrolls the row without the arrows. */
const TAKEN_OVER = ['touchstart', 'wheel', 'pointerdown', 'keydown', 'focusin'] as const;

/** A turn that the next one overtakes ends its scroll too, somewhere between the cards. */
function hasArrived(track: HTMLElement, target = 0): boolean {
  const end = Math.min(offsetsOf(track)[target] ?? 0, track.scrollWidth - track.clientWidth);
  return Math.abs(track.scrollLeft - end) <= 1;
}

/** The starts of the cards in pixels, measured from the first. */
function offsetsOf(track: HTMLElement): number[] {
  const cards = [...track.children].filter((card) => card instanceof HTMLElement);
  return cards.map((card) => card.offsetLeft - (cards[0]?.offsetLeft ?? 0));
}

/**
 * Scrolls to the next or previous view and returns the first and last card of it, counted from 1. In a smooth scroll
 * the row is between cards, so the next turn starts from the `target` of the last one.
 */
function turn(
  track: HTMLElement,
  target: MutableRefObject<number | undefined>,
  step: 1 | -1,
  behavior: ScrollBehavior,
): { first: number; last: number } {
  const offsets = offsetsOf(track);
  const perView = Number(getComputedStyle(track).getPropertyValue('--per-view'));
  const from = target.current ?? nearestCard(track.scrollLeft, offsets);
  const first = firstCardAfterTurn({ from, cards: offsets.length, perView, step });
  target.current = first;
  track.scrollTo({ left: offsets[first], behavior });
  return { first: first + 1, last: Math.min(first + perView, offsets.length) };
}

function Card({ product, button }: { product: ProductCard; button: string }) {
  const { id, name, priceNote, exportPrice, image, focus, tint, category } = product;
  const path = productPath(id);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture image={image} focus={focus} tint={tint} alt="" sizes={SIZES} />
      </div>
      <div className={styles.words}>
        <p className={styles.category} lang={category.lang}>
          {category.text}
        </p>
        <h3 lang={name.lang}>
          <PageLink to={path} prefetch="intent" className={styles.whole}>
            {name.text}
          </PageLink>
        </h3>
        <div className={styles.foot}>
          <div>
            <Price product={product} className={styles.price} />
            {priceNote && <p className={styles.offer}>{priceNote}</p>}
            {exportPrice && <p className={styles.offer}>{exportPrice}</p>}
          </div>
          <PageLink to={path} className={`${buttonClass('quiet')} ${styles.detail}`}>
            {button}
            <span className="visually-hidden" lang={name.lang}>
              : {name.text}
            </span>
          </PageLink>
        </div>
      </div>
    </article>
  );
}
