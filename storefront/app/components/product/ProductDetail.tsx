import { buttonClass } from '~/components/ui/ButtonLink';
import { PaperList } from '~/components/ui/PaperList';
import { Price } from '~/components/ui/Price';
import { Text } from '~/components/ui/Text';
import type { Messages } from '~/i18n/messages.server';
import type { ProductView } from '~/lib/catalogue/product-views.server';
import { useLanguage } from '~/components/ui/use-root-data';
import { LONG_DESCRIPTION } from '~/lib/constants';
import { pathIn } from '~/lib/languages';
import { specSheetPath } from '~/lib/site-paths';
import { AddToInquiry } from './AddToInquiry';
import { Breadcrumb } from './Breadcrumb';
import { ContactLinks } from './ContactLinks';
import { Gallery } from './Gallery';
import styles from './ProductDetail.module.css';
import { SpecTable } from './SpecTable';
import { TradeTerms } from './TradeTerms';

/** In characters: a longer one is printed smaller, so that it fits on one page. */
const LONGEST_PRINTED = 2500;

interface Props {
  product: ProductView;
  texts: Messages['detail'];
}

export function ProductDetail({ product, texts }: Props) {
  const { id, name, otherName, description, trail, trade, specs, papers } = product;
  const length = description?.text.length ?? 0;
  const printed = length > LONGEST_PRINTED ? styles.long : '';
  const described = <Text as="p" of={description} className={`${styles.description} ${printed}`} />;
  return (
    <article className={`container ${styles.detail}`} data-seen="view" data-product={id}>
      <Breadcrumb label={texts.trail} pages={trail} />
      <div className={styles.picture}>
        <Gallery key={id} product={product} texts={texts} />
      </div>
      <div className={styles.words}>
        <Text as="h1" of={name} />
        <Text as="p" of={otherName} className={styles.otherName} />
        {length <= LONG_DESCRIPTION && described}
        <Price product={product} className={styles.price} />
        {trade.main.length > 0 && (
          <dl className={styles.facts}>
            {trade.main.map(({ label, text, lang }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang={lang}>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <ContactLinks texts={texts} />
        <p className="screen-only row">
          <AddToInquiry key={id} product={product} className={buttonClass('quiet')} />
          <a href={pathIn(useLanguage(), specSheetPath(id))} type="application/pdf">
            {texts.sheet}
          </a>
        </p>
        {length > LONG_DESCRIPTION && described}
      </div>
      {specs && <SpecTable specs={specs} />}
      <TradeTerms key={id} trade={trade} />
      {papers && (
        <section className={styles.papers} aria-labelledby="papers">
          <h2 id="papers">{papers.heading}</h2>
          <PaperList papers={papers.papers} />
        </section>
      )}
    </article>
  );
}
