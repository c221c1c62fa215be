import { buttonClass } from '~/components/ui/ButtonLink';
import { PageLink } from '~/components/ui/PageLink';
import { Text } from '~/components/ui/Text';
import type { Messages } from '~/i18n/messages.server';
import type { InquiryFormData } from '~/lib/inquiry-form.server';
import type { InquiryItem } from '~/lib/inquiry-list';
import type { AskedItem } from '~/lib/inquiry-message';
import { paths, productPath } from '~/lib/site-paths';
import { Field } from './Field';
import styles from './InquiryForm.module.css';

const fieldName = (index: number, field: string) => `items[${index}][${field}]`;

/** As they are typed in the rows of the form. */
export function readItems<Item extends InquiryItem>(form: HTMLFormElement | null, items: readonly Item[]) {
  const fields = new FormData(form ?? undefined);
  return items.map((item, index): Item => {
    const typed = (field: string) => (fields.get(fieldName(index, field)) ?? '') as string;
    return { ...item, quantity: typed('quantity').trim(), unit: typed('unit'), sample: !!typed('sample') };
  });
}

interface Props {
  texts: Messages['asking'];
  asked: readonly AskedItem[];
  rowFields: InquiryFormData['rowFields'];
  onRemove: (id: number) => void;
}

export function InquiryItems({ texts, asked, rowFields, onRemove }: Props) {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{texts.products}</h2>
      {asked.length === 0 && <p>{texts.none}</p>}
      <ul>
        {asked.map(({ name, ...item }, index) => (
          <li key={item.id} className={`row ${styles.item}`}>
            <PageLink to={productPath(item.id)} className={styles.name}>
              <Text of={name} />
            </PageLink>
            <input type="hidden" name={fieldName(index, 'product_id')} value={item.id} />
            {rowFields.map(({ name: field, ...others }) => (
              <Field
                key={field}
                {...others}
                name={fieldName(index, field)}
                defaultValue={item[field]}
                autoComplete="off"
              />
            ))}
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
        ))}
      </ul>
      <PageLink to={paths.products} className={buttonClass('quiet')}>
        {texts.choose}
      </PageLink>
    </section>
  );
}
