import { Form } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { pathIn } from '~/lib/languages';
import { MAX_SEARCH_LENGTH } from '~/lib/catalogue/product-query';
import { paths } from '~/lib/site-paths';
import { buttonClass } from './ButtonLink';
import styles from './SearchBox.module.css';
import { useLanguage, useRootData } from './use-root-data';

type Props = ComponentPropsWithoutRef<'input'>;

export const SearchBox = forwardRef<HTMLInputElement, Props>(function SearchBox(props, ref) {
  const { search } = useRootData().texts;
  return (
    <div className={styles.box}>
      <label>
        {search.label}
        <input
          ref={ref}
          type="search"
          name="q"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={search.placeholder}
          {...props}
        />
      </label>
      <button type="submit" className={buttonClass('primary')}>
        {search.button}
      </button>
    </div>
  );
});

/** Searches all products, from any page. */
export function SearchForm() {
  const { search } = useRootData().texts;
  return (
    <Form action={pathIn(useLanguage(), paths.products)} role="search" aria-label={search.placeholder}>
      <SearchBox />
    </Form>
  );
}
