import { lazy, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { CreateScreen } from '../form/CreateScreen';
import { NEW_PRODUCT, PRODUCT_FORM } from '../i18n/products';
import { ProductInputs } from './ProductInputs';

const ProductPreview = lazy(() => import('./ProductPreview'));

const NEEDS = { fields: ['name', 'price', 'category_id'], text: NEW_PRODUCT.needs };

export default function ProductCreate() {
  return (
    <CreateScreen title={PRODUCT_FORM.createTitle} texts={NEW_PRODUCT} preview={<ProductPreview />} alerts>
      <NeedsNotice {...NEEDS} />
      <ProductInputs priceRequired categoryFailure={NEW_PRODUCT.categories} />
    </CreateScreen>
  );
}

interface NeedsNoticeProps {
  fields: readonly string[];
  text: string;
}

/** Says that something is to be put right, unless it is the server's refusal, which has a notification of its own. */
function NeedsNotice({ fields, text }: NeedsNoticeProps) {
  const { errors, submitCount } = useFormState();
  const { getValues } = useFormContext();
  const notify = useNotify();
  const notified = useRef(0);

  useEffect(() => {
    if (submitCount === notified.current) return;
    notified.current = submitCount;
    const { root: _, ...found } = errors;
    const own = Object.keys(found).filter((field) => isOwn(found[field]?.type));
    if (own.some((field) => fields.includes(field) && (getValues(field) ?? '') === ''))
      notify(text, { type: 'error' });
    else if (own.length > 0) notify('ra.message.invalid_form', { type: 'error' });
  }, [submitCount, errors, getValues, notify, text, fields]);
  return null;
}

/** Of a field of several parts, each part has the type of its error. */
const isOwn = (type: unknown) => typeof type === 'string' && type !== 'server';
