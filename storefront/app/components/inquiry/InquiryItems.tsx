import { buttonClass } from '~/components/ui/ButtonLink';
import { PageLink } from '~/components/ui/PageLink';
import { Text } from '~/components/ui/Text';
import type { Messages } from '~/i18n/messages.server';
import type { InquiryItem } from '~/lib/inquiry-list';
import type { AskedItem } from '~/lib/inquiry-message';
import { paths, productPath } from '~/lib/site-paths';
import styles from './InquiryForm.module.css';

const fieldName = (index: number, field: string) => `items[${index}][${field}]`;

export function readItem(fields: FormData, id: number, index: number): InquiryItem {
  const typed = (field: string) => (fields.get(fieldName(index, field)) ?? '') as string;
  return { id, quantity: typed('quantity').trim(), unit: typed('unit'), sample: !!typed('sample') };
}

const unitsWith = (chosen: string, units: readonly string[]) =>
  chosen === '' || units.includes(chosen) ? units : [chosen, ...units];

interface Props {
  texts: Messages['asking'];
  asked: readonly AskedItem[];
  longestQuantity: number;
  onRemove: (id: number) => void;
}

export function InquiryItems({ texts, asked, longestQuantity, onRemove }: Props) {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{texts.products}</h2>
      {asked.length === 0 && <p>{texts.none}</p>}
      <ul>
        {asked.map(({ product, ...item }, index) => {
          const name = product?.name ?? { text: `${texts.product} ${item.id}` };
          return (
            <li key={item.id} className={`row ${styles.item}`}>
              <PageLink to={productPath(item.id)} className={styles.name}>
                <Text of={name} />
              </PageLink>
              <input type="hidden" name={fieldName(index, 'product_id')} value={item.id} />
              <label className="note field">
                {texts.quantity}
                <input
                  name={fieldName(index, 'quantity')}
                  defaultValue={item.quantity}
                  maxLength={longestQuantity}
                  autoComplete="off"
                />
              </label>
              <label className="note field">
                {texts.unit}
                <select name={fieldName(index, 'unit')} defaultValue={item.unit} autoComplete="off">
                  <option />
                  {/* One that was chosen in the other language stays. */}
                  {unitsWith(item.unit, texts.units).map((unit) => (
                    <option key={unit}>{unit}</option>
                  ))}
                </select>
              </label>
              <label className="row">
                <input
                  type="checkbox"
                  name={fieldName(index, 'sample')}
                  value="true"
                  defaultChecked={item.sample}
                  autoComplete="off"
                />
                {texts.sample}
              </label>
              <button type="button" className={buttonClass('quiet')} onClick={() => onRemove(item.id)}>
                {texts.remove}
                <span className="visually-hidden">
                  : <Text of={name} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <PageLink to={paths.products} className={buttonClass('quiet')}>
        {texts.choose}
      </PageLink>
    </section>
  );
}
