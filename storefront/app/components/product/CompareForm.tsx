import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { useLanguage } from '~/components/ui/use-root-data';
import type { Messages } from '~/i18n/messages.server';
import { pathIn } from '~/lib/languages';
import { comparePath } from '~/lib/site-paths';
import styles from './CompareForm.module.css';

export type CompareTexts = Pick<Messages['compare'], 'tick' | 'button'>;

/** The button is there once a card is ticked, also without scripts. */
export function CompareForm({ texts, children }: { texts: CompareTexts; children: ReactNode }) {
  return (
    <Form action={pathIn(useLanguage(), comparePath)} className={styles.form}>
      {children}
      <p className={styles.bar}>
        <button type="submit" className={buttonClass('primary')}>
          {texts.button}
        </button>
      </p>
    </Form>
  );
}
