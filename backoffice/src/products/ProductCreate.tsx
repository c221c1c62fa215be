import { lazy, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { CreateScreen } from '../components/form/CreateScreen';
import { NEW_PRODUCT, PRODUCT_FORM } from '../i18n/products';
import { ProductInputs } from './ProductInputs';

const ProductPreview = lazy(() => import('./ProductPreview'));

const NEEDED = ['name', 'price', 'category_id'];

export default function ProductCreate() {
  return (
    <CreateScreen title={PRODUCT_FORM.createTitle} texts={NEW_PRODUCT} preview={<ProductPreview />} alerts>
      <NeedsNotice />
      <ProductInputs priceRequired categoryFailure={NEW_PRODUCT.categories} />
    </CreateScreen>
  );
}

function NeedsNotice() {
  const { errors, submitCount } = useFormState();
  const { getValues } = useFormContext();
  const notify = useNotify();
  const notified = useRef(0);

  useEffect(() => {
    if (submitCount === notified.current) return;
    notified.current = submitCount;
    const { root: _, ...found } = errors;
    const own = Object.keys(found).filter((field) => isFormError(found[field]?.type));
    if (own.some((field) => NEEDED.includes(field) && (getValues(field) ?? '') === ''))
      notify(NEW_PRODUCT.needs, { type: 'error' });
    else if (own.length > 0) notify('ra.message.invalid_form', { type: 'error' });
  }, [submitCount, errors, getValues, notify]);
  return null;
}

/** A field with several parts has no type of its own. */
const isFormError = (type: unknown) => typeof type === 'string' && type !== 'server';
