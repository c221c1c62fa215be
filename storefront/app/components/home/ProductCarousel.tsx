import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useCallback, useState } from 'react';
import { CAROUSEL_ADVANCE_MS } from '~/lib/constants';
import { buttonClass } from '~/components/ui/ButtonLink';
import { Icon } from '~/components/ui/Icon';
import { PageLink } from '~/components/ui/PageLink';
import { Picture } from '~/components/ui/Picture';
import { Price } from '~/components/ui/Price';
import { useMotion } from '~/components/ui/use-motion';
import type { Messages } from '~/i18n/messages.server';
import { interpolate } from '~/i18n/interpolate';
import type { ProductCard } from '~/lib/catalogue/product-views.server';
import { productPath } from '~/lib/site-paths';
import styles from './ProductCarousel.module.css';

const SIZES = '(min-width: 992px) 380px, (min-width: 768px) 46vw, 88vw';

interface Props {
  products: readonly ProductCard[];
  texts: Messages['home']['products'];
  children: ReactNode;
}

/** The style sheet sets one, two or three cards to a slide; without scripts the row scrolls. */
export function ProductCarousel({ products, texts, children }: Props) {
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto' });
  const advance = useCallback(
    () => (carousel?.canScrollNext() ? carousel.scrollNext() : carousel?.scrollTo(0)),
    [carousel],
  );
  const { reduced, toggle, engagement } = useMotion(advance, CAROUSEL_ADVANCE_MS, 'light');
  const [position, setPosition] = useState('');

  const turn = (step: 1 | -1) => {
    if (!carousel) return;
    const slides = carousel.internalEngine().slideRegistry;
    const next = (carousel.selectedScrollSnap() + step + slides.length) % slides.length;
    carousel.scrollTo(next, reduced);
    const [first = 0] = slides[next] ?? [];
    const last = slides[next]?.at(-1) ?? first;
    setPosition(interpolate(texts.position, { first: first + 1, last: last + 1, count: products.length }));
  };

  return (
    <div {...engagement}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.track}>
          {products.map((product) => (
            <li key={product.id} className={styles.slide}>
              <Card product={product} button={texts.detail} />
            </li>
          ))}
        </ul>
      </div>
      <div className={`row ${styles.controls}`}>
        {children}
        {toggle}
        <button
          type="button"
          className={`round ${styles.arrow}`}
          aria-label={texts.previous}
          onClick={() => turn(-1)}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          className={`round ${styles.arrow}`}
          aria-label={texts.next}
          onClick={() => turn(1)}
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

function Card({ product, button }: { product: ProductCard; button: string }) {
  const { id, name, image, focus, tint, category } = product;
  const path = productPath(id);
  return (
    <article className="card">
      <div className={styles.picture}>
        <Picture image={image} focus={focus} tint={tint} alt="" sizes={SIZES} />
      </div>
      <div className={styles.words}>
        <p className="note" lang={category.lang}>
          {category.text}
        </p>
        <h3 lang={name.lang}>
          <PageLink to={path} prefetch="intent" className="plain whole">
            {name.text}
          </PageLink>
        </h3>
        <div className={`row ${styles.foot}`}>
          <Price product={product} className="price" />
          <PageLink to={path} tabIndex={-1} className={`${buttonClass('quiet')} ${styles.detail}`}>
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
