import type { MouseEvent } from 'react';
import { Price } from '~/components/ui/Price';
import type { Messages } from '~/i18n/messages.server';
import type { ProductView } from '~/lib/catalogue/product-views.server';
import { useLanguage } from '~/components/ui/use-root-data';
import { pathIn } from '~/lib/languages';
import { specSheetPath } from '~/lib/site-paths';
import { Breadcrumb } from './Breadcrumb';
import { ContactLinks } from './ContactLinks';
import styles from './ProductDetail.module.css';
import { ProductPicture } from './ProductPicture';
import { SpecTable } from './SpecTable';
import { TradeBox } from './TradeBox';

/** In characters: a longer one is printed smaller, so that it fits on one page. */
const LONG_DESCRIPTION = 2500;

interface Props {
  product: ProductView;
  texts: Messages['detail'];
}

export function ProductDetail({ product, texts }: Props) {
  const { id, name, otherName, priceNote, description, image, tint, trail, trade, specs } = product;
  return (
    <article className={`container ${styles.detail}`}>
      <Breadcrumb label={texts.trail} pages={trail} />
      <div className={styles.picture}>
        <ProductPicture image={image} tint={tint} name={name} texts={texts} />
      </div>
      <div className={styles.words}>
        <h1 lang={name.lang}>{name.text}</h1>
        {otherName && (
          <p className={styles.otherName} lang={otherName.lang}>
            {otherName.text}
          </p>
        )}
        <Price product={product} className={styles.price} />
        {priceNote && <p className={styles.priceNote}>{priceNote}</p>}
        <ContactLinks product={product} texts={texts} />
        <p className={`screen-only row ${styles.sheet}`}>
          <a href={pathIn(useLanguage(), specSheetPath(id))} type="application/pdf">
            {texts.sheet}
          </a>
          {trade.calculator && (
            <a href="#amount" onClick={toAmount}>
              {texts.calculate}
            </a>
          )}
        </p>
        <TradeBox key={id} trade={trade} />
        {specs && <SpecTable specs={specs} />}
        {description && (
          <p
            className={`${styles.description} ${description.text.length > LONG_DESCRIPTION ? styles.long : ''}`}
            lang={description.lang}
          >
            {description.text}
          </p>
        )}
      </div>
    </article>
  );
}

/** Scrolls by hand: the router would go to where the page was left under the same address. */
function toAmount(event: MouseEvent) {
  const place = document.getElementById('amount');
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
