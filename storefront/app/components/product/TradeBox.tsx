import { PageLink } from '~/components/ui/PageLink';
import type { ProductView } from '~/lib/catalogue/product-views.server';
import { ContainerCalculator } from './ContainerCalculator';
import styles from './TradeBox.module.css';

interface Props {
  trade: ProductView['trade'];
}

export function TradeBox({ trade: { heading, facts, calculator } }: Props) {
  if (facts.length === 0 && !calculator) return null;
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="trade">
      <h2 id="trade">{heading}</h2>
      <dl>
        {facts.map(({ label, text, lang, to }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd lang={lang}>{to ? <PageLink to={to}>{text}</PageLink> : text}</dd>
          </div>
        ))}
      </dl>
      {calculator && <ContainerCalculator calculator={calculator} />}
    </section>
  );
}
