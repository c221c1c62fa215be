import { Await } from '@remix-run/react';
import { type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { Icon } from '~/components/ui/Icon';
import { PageLink } from '~/components/ui/PageLink';
import { useLanguage, useRootData } from '~/components/ui/use-root-data';
import { clientMessages } from '~/i18n/client-messages';
import { paths } from '~/lib/site-paths';
import styles from './CategoryMenu.module.css';

/** A disclosure of links: <details> opens it without scripts, which add the keys of a menu. */
export function CategoryMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { navigation } = useRootData().texts;
  const close = () => menu.current?.removeAttribute('open');
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => closeWhenLeft(menu.current, target);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => closeWhenLeft(menu.current, relatedTarget)}
    >
      <summary>
        {navigation.category}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.list}>
        <CategoryItems onChoose={close} />
        <li className={styles.line}>
          <hr className={styles.divider} />
        </li>
        <li className={styles.all}>
          <PageLink to={paths.products} className={styles.item} onClick={close}>
            {navigation.allCategories}
          </PageLink>
        </li>
      </ul>
    </details>
  );
}

function CategoryItems({ onChoose }: { onChoose: () => void }) {
  const { categories } = useRootData();
  const { loading } = clientMessages[useLanguage()];
  return (
    <Suspense fallback={<li className={styles.item}>{loading}</li>}>
      <Await resolve={categories}>
        {(loaded) =>
          loaded.map(({ id, name, path }) => (
            <li key={id}>
              <PageLink to={path} lang={name.lang} className={styles.item} onClick={onChoose}>
                {name.text}
              </PageLink>
            </li>
          ))
        }
      </Await>
    </Suspense>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget;
  const step = STEPS[event.key];
  if (event.key === 'Escape' && menu.open) {
    // Keeps the phone's navigation around the menu open.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  } else if (step) {
    event.preventDefault();
    menu.open = true;
    moveFocus(menu, step);
  }
}

function moveFocus(menu: HTMLElement, step: number) {
  const items = [...menu.querySelectorAll('a')];
  const focused = items.findIndex((item) => item === document.activeElement);
  const next = focused === -1 && step < 0 ? items.length - 1 : (focused + step + items.length) % items.length;
  items[next]?.focus();
}

/** The target is missing when the window has lost the focus. */
function closeWhenLeft(menu: HTMLElement | null, to: EventTarget | null) {
  const left = to instanceof Node && !menu?.contains(to);
  // In a phone's open navigation the links below would move under the finger.
  if (left && !menu?.closest(':popover-open')) menu?.removeAttribute('open');
}
