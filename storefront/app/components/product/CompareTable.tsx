import { PageLink } from '~/components/ui/PageLink';
import { Price } from '~/components/ui/Price';
import { Text } from '~/components/ui/Text';
import { useLanguage } from '~/components/ui/use-root-data';
import type { Messages } from '~/i18n/messages.server';
import type { CompareRow, CompareView } from '~/lib/catalogue/compare-view.server';
import { pathIn } from '~/lib/languages';
import { productPath, specSheetPath } from '~/lib/site-paths';
import styles from './CompareTable.module.css';

interface Props {
  view: CompareView;
  texts: Messages['compare'];
}

export function CompareTable({ view: { products, specs, terms }, texts }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.scroll} data-seen="compare">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.property}</th>
            {products.map(({ id, name }) => (
              <th key={id} scope="col" lang={name.lang}>
                <PageLink to={productPath(id)}>{name.text}</PageLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {specs.map(row)}
          <tr>
            <th scope="row">{texts.price}</th>
            {products.map((product) => (
              <td key={product.id}>
                <Price product={product} />
              </td>
            ))}
          </tr>
          {terms.map(row)}
          <tr className="screen-only">
            <th scope="row">{texts.sheet}</th>
            {products.map(({ id, name }) => (
              <td key={id}>
                <a href={pathIn(language, specSheetPath(id))} type="application/pdf" data-product={id}>
                  {texts.pdf}
                  <Text of={{ ...name, text: `: ${name.text}` }} className="visually-hidden" />
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const row = ({ label, values }: CompareRow) => (
  <tr key={label.text}>
    <Text as="th" of={label} scope="row" />
    {values.map((value = { text: '–' }, index) => (
      <Text as="td" key={index} of={value} />
    ))}
  </tr>
);
