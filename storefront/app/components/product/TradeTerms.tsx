import { PageLink } from '~/components/ui/PageLink';
import type { ProductView } from '~/lib/catalogue/product-views.server';
import { ContainerCalculator } from './ContainerCalculator';
import styles from './SpecTable.module.css';

/** The calculator follows the containers, which are the last rows. */
export function TradeTerms({ trade: { heading, others, calculator } }: { trade: ProductView['trade'] }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="trade">
      <h2 id="trade" className={styles.heading}>
        {heading}
      </h2>
      <dl>
        {others.map(({ label, text, lang, to }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd lang={lang}>{to ? <PageLink to={to}>{text}</PageLink> : text}</dd>
          </div>
        ))}
      </dl>
      {calculator && <ContainerCalculator calculator={calculator} />}
    </section>
  );
}
